import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import type { SaidWeight } from "./importance";

const labels = new PhraseTable<string>()
  .add("(must have|musthave|must|required|essential|non negotiable|critical|dealbreaker)", "must")
  .add("(strongly|strong) (prefer|preferred|preference)", "strong")
  .add("(preferred|preference|prefer)", "prefer")
  .add("[very] important", "important")
  .add("(nice to have|nice|bonus|optional)", "nice")
  .add("flexible", "flexible");
/** Weights of the places of a scale, by how many labels it has, the most important first. */
const weights: Readonly<Record<number, readonly number[]>> = {
  3: [0.95, 0.55, 0.1],
  4: [0.95, 0.75, 0.3, 0.1],
  5: [0.95, 0.75, 0.55, 0.3, 0.1],
};
const denying = new Set(["not", "isnt", "no", "never"]);
const reach = 3;

/**
 * "How important is that: a must-have, a strong preference, nice to have, or flexible?" "So, nice to have.": the label
 * an answer ends on, weighed by its place in the scale that the question offers.
 */
export function scaleAnswer(tokens: readonly Token[], question: readonly Token[]): SaidWeight | undefined {
  const named = [...new Set(labelsIn(question).map(({ label }) => label))];
  // "How important" comes before the labels it asks for.
  const scale = named.includes("must") ? named.slice(named.indexOf("must")) : [];
  const weighed = weights[scale.length];
  if (!weighed) return undefined;
  const said = labelsIn(tokens).findLast(
    ({ label, start }) =>
      scale.includes(label) && !tokens.slice(Math.max(0, start - reach), start).some(({ word }) => denying.has(word)),
  );
  return said && { weight: weighed[scale.indexOf(said.label)] ?? 0, start: said.start, end: said.end };
}

function labelsIn(tokens: readonly Token[]): { label: string; start: number; end: number }[] {
  const found: { label: string; start: number; end: number }[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const hit = labels.at(tokens, index);
    if (!hit) continue;
    found.push({ label: hit.payload, start: index, end: hit.end });
    index = hit.end - 1;
  }
  return found;
}
