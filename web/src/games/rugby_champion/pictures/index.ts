import type { Pictures } from "../../pictures";
import Challenge from "./Challenge.svelte";
import Line from "./Line.svelte";
import Player from "./Player.svelte";

export const PICTURES: Pictures = { "RC-2": Player, "RC-10": Line, "RC-13": Challenge };
