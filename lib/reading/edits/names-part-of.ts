import { type Constraint, isNumericSlot, valuesOf } from "@/lib/constraints";
import { type TokenSpan, type Tokens, textIn } from "@/lib/reading/text/tokenize";

/** "The van" names part of the wished "minivan". */
export function namesPartOf({ slot, value }: Constraint, { start, end }: TokenSpan, tokens: Tokens): boolean {
  const said = textIn(tokens, start, end);
  if (isNumericSlot(slot) || said.length < 3) return false;
  return valuesOf(value).some((each) => String(each).toLowerCase().includes(said));
}
