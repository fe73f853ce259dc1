import type { SlotName } from "@/lib/constraints/slot-name";
import { nouns } from "@/lib/constraints/trade-words";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Anchor } from "./attachment";
import type { Cue } from "./cue";

/** Slots whose values are said for the whole car: "an SUV", "a Civic", "a hybrid". */
const wholeCar = new Set<SlotName>(["style", "make", "model", "marketCategory", "size"]);
const articles = new Set(["a", "an", "another", "some"]);
const breaks = new Set("with that which under below for over around and or but , to in at by having".split(" "));
const coordination = new Set(["and", "a", "an", "plus", "&", "also"]);

/**
 * What "need" governs. "I need AWD" calls a feature a must; "I need a family SUV under 35k" only says that somebody
 * looks for a car, so the need governs nothing, and never a budget.
 */
export function governedBy(
  cue: Cue,
  tokens: readonly Token[],
  inside: readonly Anchor[],
  asked: SlotName | undefined,
): Anchor[] {
  const after = inside.filter((anchor) => anchor.start >= cue.end);
  const phrase = nounPhrase(cue, tokens, after);
  const head = tokens[phrase.end]?.word ?? "";
  const answers = (anchor: Anchor) => asked !== undefined && anchor.slots.includes(asked);
  if (phrase.holdsCar || nouns.has(head)) return phrase.anchors.filter(answers);
  if (phrase.anchors.some((anchor) => isCar(tokens, anchor) && !answers(anchor))) return phrase.anchors.filter(answers);
  const governed = [...phrase.anchors];
  let end = phrase.end;
  for (const anchor of after.slice(phrase.anchors.length)) {
    const gap = tokens.slice(end, anchor.start);
    if (gap.length === 0 || !gap.every((token) => coordination.has(token.word)) || isCar(tokens, anchor)) break;
    governed.push(anchor);
    end = anchor.end;
  }
  return governed.filter((anchor) => !anchor.slots.includes("msrp") || answers(anchor));
}

/** The words up to the first that breaks a noun phrase off, with the values in them. */
function nounPhrase(cue: Cue, tokens: readonly Token[], after: readonly Anchor[]) {
  const anchors: Anchor[] = [];
  let end = cue.end;
  let holdsCar = false;
  for (let index = cue.end; index < tokens.length; index++) {
    const anchor = after.find((each) => each.start === index);
    if (anchor) {
      anchors.push(anchor);
      index = anchor.end - 1;
      end = anchor.end;
      continue;
    }
    const token = tokens[index];
    if (!token || endsSentence(token) || breaks.has(token.word)) break;
    if (nouns.has(token.word)) holdsCar = true;
  }
  return { anchors, end, holdsCar };
}

function isCar(tokens: readonly Token[], { slots, start }: Anchor): boolean {
  if (slots.some((slot) => wholeCar.has(slot))) return true;
  return slots.includes("fuelType") && articles.has(tokens[start - 1]?.word ?? "");
}
