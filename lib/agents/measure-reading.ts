import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import type { Constraint } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import { isExclusion, valuesOf } from "@/lib/constraints/operator";
import { operators } from "@/lib/constraints/schemas";
import type { SlotName } from "@/lib/constraints/slots";
import type { ModelPort } from "@/lib/model/model-port";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { readWords } from "@/lib/reading/read-words";
import { readWithModel } from "./reading/model-reader";

/** A message and what its writer meant by it. */
export interface LabelledSay {
  words: string;
  wishes: readonly { slot: SlotName; op: string; value: string | number; level: string }[];
}

/** Shares from 0 to 1. `acts`: whether words wish anything at all. `importance`: levels of values read right. */
export type ReadingScore = { acts: number; values: number; importance: number };

/** The model's and the embedded reader's scores on the same messages, and the jobs a model as good is worth giving. */
export async function scoreReading(port: ModelPort, says: readonly LabelledSay[]) {
  const [model, embedded] = [emptyTally(), emptyTally()];
  let failed = 0;
  for (const say of says) {
    const input: ReadInput = { words: say.words, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary };
    const own = readWords(input);
    const read = await readWithModel(port, input, own, { tokenCap: Number.POSITIVE_INFINITY });
    if (read.kind === "failed") failed += 1;
    count(model, say, read.kind === "read" ? read.reading.edits : []);
    count(embedded, say, own.edits);
  }
  const scores = { model: scoreOf(model), embedded: scoreOf(embedded) };
  const isAsGood = (part: keyof ReadingScore) => scores.model[part] >= scores.embedded[part];
  const jobs = [
    ...(isAsGood("acts") && isAsGood("values") ? ["reading"] : []),
    ...(isAsGood("importance") ? ["weighting"] : []),
  ];
  return { ...scores, messages: says.length, failed, jobs };
}

const emptyTally = () => ({ acts: 0, says: 0, right: 0, told: 0, levels: 0 });
type Tally = ReturnType<typeof emptyTally>;

function count(tally: Tally, { wishes }: LabelledSay, edits: readonly Edit[]): void {
  const read = edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
  tally.says += 1;
  if (read.length > 0 === wishes.length > 0) tally.acts += 1;
  const pairs = wishes.flatMap((wish) => {
    const found = read.find((each) => isMeant(each, wish));
    return found ? [{ wish, found }] : [];
  });
  tally.right += pairs.length;
  tally.told += wishes.length + read.length;
  tally.levels += pairs.filter(({ wish, found }) => found.level === wish.level).length;
}

function isMeant({ slot, op, value }: Constraint, wish: LabelledSay["wishes"][number]): boolean {
  const meant = operators.find((each) => each === wish.op) ?? "==";
  return slot === wish.slot && isExclusion(op) === isExclusion(meant) && valuesOf(value).includes(wish.value);
}

/** `values` is an F1. */
function scoreOf({ acts, says, right, told, levels }: Tally): ReadingScore {
  const share = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 1000;
  return { acts: share(acts, says), values: share(2 * right, told), importance: share(levels, right) };
}
