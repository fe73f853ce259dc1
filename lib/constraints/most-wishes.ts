/**
 * The most wishes that are weighed together: a mask of them must fit the positive part of a 32-bit integer, and far fewer
 * are ever useful to a person.
 */
export const mostWishes = 24;

/** Why a wish beyond them is not taken. */
export const tooManyWishes = `I can hold ${mostWishes} wishes at a time`;

/** Says which wishes were left out, and what to do about it. */
export function leftOut(names: readonly string[]): string {
  const said = names.length > 3 ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(" and ");
  return `${tooManyWishes}, so I left out ${said}. Let one go and say it again.`;
}
