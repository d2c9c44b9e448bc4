import type { Pictures } from "../../pictures";
import Covered from "./Covered.svelte";
import Track from "./Track.svelte";
import Ways from "./Ways.svelte";

export const PICTURES: Pictures = { "UB-2": Ways, "UB-7": Covered, "UB-11": Track };
