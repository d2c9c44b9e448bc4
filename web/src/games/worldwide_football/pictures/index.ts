import type { Pictures } from "../../pictures";
import Attack from "./Attack.svelte";
import Shot from "./Shot.svelte";
import Targets from "./Targets.svelte";

export const PICTURES: Pictures = { "WF-10": Attack, "WF-13": Targets, "WF-20": Shot };
