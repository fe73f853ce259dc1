import { manual, none, random } from "./controls";
import { formal } from "./formal";
import { global } from "./global";
import { greedy } from "./greedy";
import { hybrid } from "./hybrid";
import { local } from "./local";
import { optimal } from "./optimal";
import { pairwise } from "./pairwise";

/** `method-lists.ts` derives its lists from this. */
export const allMethods = [optimal, local, global, pairwise, greedy, hybrid, formal, none, manual, random] as const;
