import { listed } from "@/messages/listed";
import { wish } from "@/messages/wish";

/**
 * The most wishes that are weighed together: a mask of them must fit the positive part of a 32-bit integer, and far fewer
 * are ever useful to a person.
 */
export const mostWishes = 24;

/** Why a wish beyond them is not taken. */
export const tooManyWishes = wish.tooMany({ most: mostWishes });

/** Says which wishes were left out, and what to do about it. */
export function leftOut(names: readonly string[]): string {
  const said =
    names.length > 3 ? wish.andMore({ wishes: names.slice(0, 2).join(", "), count: names.length - 2 }) : listed(names);
  return wish.leftOut({ tooMany: tooManyWishes, wishes: said });
}
