import { listed } from "@/messages/listed";
import { words } from "@/messages/words";

/** The mask of wishes must fit a positive 32-bit integer. */
export const mostWishes = 24;

export const tooManyWishes = words.wish.tooMany({ most: mostWishes });

export function leftOut(names: readonly string[]): string {
  const said =
    names.length > 3
      ? words.wish.andMore({ wishes: names.slice(0, 2).join(", "), count: names.length - 2 })
      : listed(names);
  return words.wish.leftOut({ tooMany: tooManyWishes, wishes: said });
}
