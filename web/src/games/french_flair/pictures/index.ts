import type { Pictures } from "../../pictures";
import Combination from "./Combination.svelte";
import Pitch from "./Pitch.svelte";
import Ruck from "./Ruck.svelte";

export const PICTURES: Pictures = { "FF-1": Pitch, "FF-50": Combination, "FF-34": Ruck };
