import type { Name } from "@pack/index";
import type { Loans, Running, UsedValue } from "@/domains/pack";

/** Nothing is known of what a thing costs to run, of loans, or of used ones. */
export const running: Running<unknown, Name> | undefined = undefined;
export const loans: Loans | undefined = undefined;
export const usedValue: UsedValue<unknown> | undefined = undefined;
