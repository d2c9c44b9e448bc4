import type { Pictures } from "../../pictures";
import Arrow from "./Arrow.svelte";
import Ends from "./Ends.svelte";
import Specials from "./Specials.svelte";

export const PICTURES: Pictures = { "AR-5": Ends, "AR-9": Specials, "AR-10": Arrow };
