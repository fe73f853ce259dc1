import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { isToldMeasure, isTurnedDown } from "@/lib/reading/learned/mention-stances";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { isOfOwnLife } from "@/lib/reading/stance/own-life";
import { isIn } from "@/lib/reading/text/tokenize";
import { isToldWish, type Placed, wishIn } from "./placed";

/** Minimum probabilities. Tuned on open voices. */
const sure = { aside: 0.8, wished: 0.6, beside: 0.3 } as const;

/** Told beside a question: "Any with an 8 foot bed? I haul trusses", "my mechanic won't touch a V6. How many has it got?" */
export function isBeside(each: Placed, isAsked: boolean, reading: MessageReading): boolean {
  if (!isAsked) return false;
  const { background, smalltalk, ask, complain } = each.chances;
  const said = reading.statements.filter(isIn(each));
  if (said.length === 0 && !reading.features.some(isIn(each))) return false;
  if (said.some(({ chances }) => (chances?.none ?? 0) < sure.beside)) return false;
  return background + smalltalk + ask + complain >= wishIn(each.chances);
}

/** Finds circumstances and courtesies that don't answer the question. */
export function isAside(each: Placed, { question }: ReadInput, { statements, tokens }: MessageReading): boolean {
  const { chances } = each;
  const values = statements.filter(isIn(each));
  // No model overrules a rule.
  const isSettled = values.some(({ chances }) => chances?.wished === 1 || chances?.refused === 1);
  if (isToldWish(each) || isSettled || values.some((one) => isTurnedDown(one, tokens))) return false;
  if (values.length > 0 && values.every((value) => isOfOwnLife(tokens, value, statements))) return true;
  if (chances.background + chances.smalltalk < sure.aside) return false;
  if (chances.background === 1) return true;
  if (values.some(({ slot, end }) => isToldMeasure(slot) || end > each.end)) return false;
  // The model's view of a mention beats its clause's.
  return (
    values.length > 0 &&
    !values.some(({ slot, chances }) => slot === question?.slot || (chances?.wished ?? 0) > sure.wished)
  );
}
