import { manual, none, random } from "./controls";
import { formal } from "./formal";
import { global } from "./global";
import { greedy } from "./greedy";
import { hybrid } from "./hybrid";
import { local } from "./local";
import { optimal } from "./optimal";
import { pairwise } from "./pairwise";

/** Every method there is. What lists them by some property is derived in `method-lists.ts`. */
export const allMethods = [optimal, local, global, pairwise, greedy, hybrid, formal, none, manual, random] as const;
