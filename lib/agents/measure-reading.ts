import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { type Constraint, type Edit, isExclusion, type SlotName, valuesOf } from "@/lib/constraints";
import { operators } from "@/lib/constraints/schemas";
import type { ModelPort } from "@/lib/model/model-port";
import { actMessageOf, screenOf } from "@/lib/reading/acts/act-features";
import { type ActName, actNames } from "@/lib/reading/acts/act-names";
import { segmentActs } from "@/lib/reading/acts/placed";
import type { ReadInput, ToldAct } from "@/lib/reading/preference-reader";
import { messageOf, readWords } from "@/lib/reading/read-words";
import { listenWithModel } from "./reading/model-reader";

/** A message and what its writer meant by it. */
export interface LabelledSay {
  words: string;
  acts: readonly ToldAct[];
  wishes: readonly { slot: SlotName; op: string; value: string | number; level: string }[];
}

/** Shares from 0 to 1. `acts`: stretches whose act was heard. `importance`: levels of values read right. */
export type ReadingScore = { acts: number; values: number; importance: number };

/** The model's and the embedded reader's scores on the same messages, and the jobs a model as good is worth giving. */
export async function scoreReading(port: ModelPort, says: readonly LabelledSay[]) {
  const [model, embedded] = [emptyTally(), emptyTally()];
  let failed = 0;
  for (const say of says) {
    const input: ReadInput = { words: say.words, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary };
    const heard = await listenWithModel(port, input, { tokenCap: Number.POSITIVE_INFINITY });
    const isRead = heard.model.outcome === "used";
    if (!isRead) failed += 1;
    count(model, say, heard.told, isRead ? (await heard.read(input, input.words)).edits : []);
    count(embedded, say, embeddedActs(input), readWords(input).edits);
  }
  const scores = { model: scoreOf(model), embedded: scoreOf(embedded) };
  const isAsGood = (part: keyof ReadingScore) => scores.model[part] >= scores.embedded[part];
  const jobs = [
    ...(isAsGood("acts") && isAsGood("values") ? ["reading"] : []),
    ...(isAsGood("importance") ? ["weighting"] : []),
  ];
  return { ...scores, messages: says.length, failed, jobs };
}

function embeddedActs(input: ReadInput): ToldAct[] {
  const reading = messageOf(input);
  const at = (token: number) => reading.tokens[token];
  return segmentActs(actMessageOf(reading, screenOf(input))).map(({ act, start, end }) => {
    return { act, start: at(start)?.start ?? 0, end: at(end - 1)?.end ?? 0 };
  });
}

const emptyTally = () => ({ acts: 0, stretches: 0, right: 0, told: 0, levels: 0 });
type Tally = ReturnType<typeof emptyTally>;

function count(tally: Tally, { wishes, acts }: LabelledSay, heard: readonly ToldAct[], edits: readonly Edit[]): void {
  const read = edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
  tally.stretches += acts.length;
  tally.acts += acts.filter((meant) => actOver(heard, meant) === meant.act).length;
  const pairs = wishes.flatMap((wish) => {
    const found = read.find((each) => isMeant(each, wish));
    return found ? [{ wish, found }] : [];
  });
  tally.right += pairs.length;
  tally.told += wishes.length + read.length;
  tally.levels += pairs.filter(({ wish, found }) => found.level === wish.level).length;
}

/** The act that covers most of a stretch. */
function actOver(heard: readonly ToldAct[], { start, end }: ToldAct): ActName | undefined {
  const shared = (act: ActName) =>
    heard.reduce((sum, each) => {
      return sum + (each.act === act ? Math.max(0, Math.min(end, each.end) - Math.max(start, each.start)) : 0);
    }, 0);
  return actNames.filter((act) => shared(act) > 0).sort((a, b) => shared(b) - shared(a))[0];
}

function isMeant({ slot, op, value }: Constraint, wish: LabelledSay["wishes"][number]): boolean {
  const meant = operators.find((each) => each === wish.op) ?? "==";
  return slot === wish.slot && isExclusion(op) === isExclusion(meant) && valuesOf(value).includes(wish.value);
}

/** `values` is an F1. */
function scoreOf({ acts, stretches, right, told, levels }: Tally): ReadingScore {
  const share = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 1000;
  return { acts: share(acts, stretches), values: share(2 * right, told), importance: share(levels, right) };
}
