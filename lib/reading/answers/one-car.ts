/**
 * Words of somebody who is after one car that exists and not after any that suits: its values are facts then, each of
 * which can be asked about, and it has one price and not a highest one.
 */
const oneCar: readonly RegExp[] = [
  /\b(one|a) (particular|certain|specific|single) (car|one|vehicle|model year)\b/,
  /\b(i|we) (have|had|ve got) (one|a|the) (car|vehicle|one) in mind\b/,
  /\b(i|we) (saw|test drove|drove|rented|sat in|used to (own|have|drive)) (a|one|this|that) (car|vehicle|one)\b/,
  /\b(can ?not|can'?t|don'?t|do not) (remember|recall|think of) (what|which|its|the) .{0,20}\b(called|name|car|model)\b/,
  /\b(find|looking for) (that|this) (one )?(same )?car (again|i (saw|had|drove))\b/,
];

/** Whether words tell that one particular car is meant, whose name the shopper may not know. */
export function meansOneCar(words: string): boolean {
  const said = words.toLowerCase().replaceAll("’", "'");
  return oneCar.some((pattern) => pattern.test(said));
}
