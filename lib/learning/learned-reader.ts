import type { Constraint, Evidence } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { ReadInput, SentenceReader } from "@/lib/reading/preference-reader";
import type { Reading } from "@/lib/reading/reading";
import { type ImportanceModel, type PredictedImportance, predictImportance } from "./importance-model";
import { readCase } from "./read-case";

/** Words whose share in the score is smaller than this moved nothing worth showing. */
const leastMove = 0.05;

/**
 * Reads wishes as `inner` does and weighs them by a trained model, over the whole conversation so far. What is locked
 * stays a must; a weight set by hand stays until words speak of the wish again. The words that moved a weight most are
 * its evidence, each with how far it moved it.
 */
export function createLearnedReader(inner: SentenceReader, model: ImportanceModel): SentenceReader {
  return {
    name: inner.name,
    async read(input) {
      const reading = await inner.read(input);
      return { ...reading, edits: weighedBy(model, input, reading) };
    },
  };
}

function weighedBy(model: ImportanceModel, input: ReadInput, { edits }: Reading): Edit[] {
  const { history, words, vocabulary, constraints } = input;
  if (!edits.some(({ kind }) => kind === "add" || kind === "weigh")) return [...edits];
  const read = readCase([...history, { role: "user", content: words }], vocabulary, "global");
  return edits.map((edit) => {
    if (edit.kind === "add" && !edit.constraint.locked) {
      const { interval: _rules, ...wish } = edit.constraint;
      const { weight, interval, level, moved } = predictImportance(model, read.features(wish.slot));
      const evidence = movedEvidence(wish, moved, input);
      return { kind: "add", constraint: { ...wish, weight, interval, level, evidence } };
    }
    const known = edit.kind === "weigh" ? constraints.find(({ id }) => id === edit.id) : undefined;
    if (edit.kind !== "weigh" || !known) return edit;
    const { weight, interval, moved } = predictImportance(model, read.features(known.slot));
    const evidence = movedEvidence({ evidence: edit.evidence ?? [] }, moved, input);
    return { ...edit, weight, interval, evidence };
  });
}

/** Where the value was read, and the words of this message that moved the weight; cues keep the words of the rules. */
function movedEvidence(
  { evidence }: Pick<Constraint, "evidence">,
  moved: PredictedImportance["moved"],
  { words, turn }: Pick<ReadInput, "words" | "turn">,
): Evidence[] {
  const inCue = (word: string) => evidence.some((each) => each.for === "weight" && placeOf(word, each.quote) !== -1);
  const said = moved.flatMap(({ feature, by }): Evidence[] => {
    const word = /^word: (?:not )?(.+)$/.exec(feature)?.[1];
    if (word === undefined || Math.abs(by) < leastMove || inCue(word)) return [];
    const start = placeOf(word, words);
    if (start === -1) return [];
    const end = start + word.length;
    return [{ for: "weight", turn, start, end, quote: words.slice(start, end), by }];
  });
  const byCue = moved
    .filter(({ feature }) => /^(cue|comparison|rules): /.test(feature))
    .reduce((sum, { by }) => sum + by, 0);
  const cues = evidence.flatMap((each): Evidence[] => (each.for === "weight" ? [{ ...each, by: byCue }] : []));
  return [...evidence.filter((each) => each.for === "value"), ...cues, ...said];
}

/** Where a word stands by itself, -1 where it does not. */
function placeOf(word: string, text: string): number {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.search(new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, "iu"));
}
