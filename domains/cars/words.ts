import { saidBySlot } from "@/domains/said-by-slot";
import * as modules from "./every-module";
import type { Name } from "./index";

/** Apart from the slots, so that pages load none of them. */
export const { words: wordsOfSlots, voices: voicesOfSlots } = saidBySlot<Name>(modules);
