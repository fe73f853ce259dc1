import { type Constraint, isNumericSlot, valuesOf } from "@/lib/constraints";
import { type TokenSpan, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import { isNameSlot } from "@/lib/reading/values/names";

/** "The van" names part of the wished "minivan". "The crew cab" names one of the wished pickups. */
export function namesPartOf({ slot, value }: Constraint, { start, end }: TokenSpan, tokens: Tokens): boolean {
  const said = textIn(tokens, start, end);
  if (isNumericSlot(slot) || said.length < 3) return false;
  return valuesOf(value)[isNameSlot(slot) ? "some" : "every"]((each) => String(each).toLowerCase().includes(said));
}
