import { type Constraint, isNumericSlot, valuesOf } from "@/lib/constraints";
import { type TokenSpan, type Tokens, wordsIn } from "@/lib/reading/text/tokenize";

/** "The van" names part of the wished "minivan". */
export function namesPartOf(
  { slot, value }: Pick<Constraint, "slot" | "value">,
  { start, end }: TokenSpan,
  tokens: Tokens,
): boolean {
  const said = wordsIn(tokens, start, end).join(" ");
  if (isNumericSlot(slot) || said.length < 3) return false;
  return valuesOf(value).some((each) => String(each).toLowerCase().includes(said));
}
