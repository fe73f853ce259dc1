import type { RelaxationMethod } from "@/lib/relaxation/relaxation";
import type { Choose } from "./choice";
import { chooseManual, chooseNone, chooseRandom } from "./controls";
import { chooseGlobal } from "./global";
import { chooseGreedy } from "./greedy";
import { chooseHybrid } from "./hybrid";
import { chooseLocal } from "./local";
import { chooseOptimal } from "./optimal";
import { choosePairwise } from "./pairwise";

/** Every method that decides from lattice and weights alone; `formal` also edits values and has its own loop. */
export const chooseBy: Readonly<Record<Exclude<RelaxationMethod, "formal">, Choose>> = {
  optimal: chooseOptimal,
  local: chooseLocal,
  global: chooseGlobal,
  pairwise: choosePairwise,
  greedy: chooseGreedy,
  hybrid: chooseHybrid,
  none: chooseNone,
  manual: chooseManual,
  random: chooseRandom,
};
