/** Stands in for a part that is still on its way. Without it the whole page would wait, with the words being typed in it. */
export function nothingYet(): null {
  return null;
}
