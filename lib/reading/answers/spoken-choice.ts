import * as say from "@/lib/reading/lexicon/answer-words";
import type { ReadInput, WishOrdering, WishStance } from "@/lib/reading/preference-reader";

/** Which wish to keep, or what a loose word meant. */
export function leavesChoice({ words: text, question }: ReadInput): boolean {
  const isLoose = question?.kind === "clarify" && !question.slot && !question.isYesOrNo;
  return (question?.kind === "compare" || isLoose) && say.indifferentAnswer.test(plain(text).replaceAll("’", "'"));
}

/** "Both I reckon": neither should go. */
export function keptBoth({ words, question }: ReadInput): WishStance[] {
  if (question?.kind !== "compare" || !say.bothAnswer.test(plain(words).replaceAll("’", "'").replace(/,/g, "")))
    return [];
  const ids = new Set(question.choices.flatMap(({ ordering }) => ordering?.heavier ?? []));
  return [...ids].map((id) => ({ kind: "keep", id }));
}

interface Open extends Pick<ReadInput, "words" | "question" | "constraints"> {
  /** From blanked clauses. */
  stances?: readonly WishStance[];
}

/** Takes a choice by label, place or wish. Returns undefined for none or both. */
export function spokenChoice(open: Open): string | undefined {
  const { question } = open;
  if (question?.kind !== "compare") return undefined;
  const { choices } = question;
  const said = plain(open.words);
  const labelled = choices.find(({ label }) => label.toLowerCase() === said.replace(/^(keep |the )+/, ""));
  if (labelled) return labelled.id;
  const counted = say.firstChoice.test(said) ? choices[0] : say.secondChoice.test(said) ? choices[1] : undefined;
  if (counted) return counted.id;
  const { kept, gone } = stancesIn(open);
  const [only, ...more] = choices.filter(
    ({ ordering }) => ordering?.heavier.some((id) => kept.has(id)) || ordering?.lighter.some((id) => gone.has(id)),
  );
  // "The stick stays, and the Jeep" says more than "Jeep".
  const isAll = [...kept].every((id) => only?.ordering?.heavier.includes(id));
  return only && more.length === 0 && isAll ? only.id : undefined;
}

/** Ranks tied wishes that the comparison does not name. A kept wish beats every other set. A dropped one loses. */
export function spokenOrderings(open: Open): WishOrdering[] {
  const sets = open.question?.tied ?? [];
  const { kept, gone } = stancesIn(open);
  const heavier = sets.filter((set) => set.some((id) => kept.has(id)));
  const lighter = sets.filter((set) => set.some((id) => gone.has(id)));
  if (heavier.length === sets.length || lighter.length === sets.length) return [];
  return [
    ...heavier.flatMap((set) => sets.filter((each) => !heavier.includes(each)).flatMap((each) => between(each, set))),
    ...lighter.flatMap((set) => sets.filter((each) => !lighter.includes(each)).flatMap((each) => between(set, each))),
  ];
}

/** The first set matters less. */
function between(light: readonly string[], heavy: readonly string[]): WishOrdering[] {
  const lighter = light.filter((id) => !heavy.includes(id));
  const heavier = heavy.filter((id) => !light.includes(id));
  return lighter.length > 0 && heavier.length > 0 ? [{ lighter, heavier }] : [];
}

function stancesIn({ words: text, constraints, question, stances = [] }: Open) {
  const isOpen = question?.kind === "compare" && stances.length === 0;
  const compared = isOpen ? (say.comparatives.find(([words]) => words.test(plain(text)))?.[1] ?? []) : [];
  const bettered = constraints.filter(({ slot }) => compared.includes(slot));
  return {
    kept: new Set([...bettered, ...stances.filter(({ kind }) => kind === "keep")].map(({ id }) => id)),
    gone: new Set(stances.flatMap(({ id, kind }) => (kind === "keep" ? [] : [id]))),
  };
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, "");
}
