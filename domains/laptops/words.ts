import { type Said, saidBySlot } from "@/domains/said-by-slot";
import * as modules from "./every-module";
import type { Name } from "./index";

modules satisfies Said<Name>;

/** Apart from the slots, so that pages load none of them. */
export const { words: wordsOfSlots, voices: voicesOfSlots } = saidBySlot<Name>(Object.entries(modules));
