import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { type Constraint, isExclusion, valuesOf } from "@/lib/constraints";
import type { CorpusItem } from "@/lib/corpus/corpus-item";
import { readTranscript } from "@/lib/reading/read-words";

export interface ItemScore {
  item: CorpusItem;
  read: Constraint[];
  right: number;
  missed: number;
  extra: number;
  levels: { right: number; of: number };
  least?: boolean;
  forbidden: number;
  doubtsMissed: string[];
  noPreferenceMissed: string[];
}

export interface CorpusScore {
  items: ItemScore[];
  precision: number;
  recall: number;
  f1: number;
  levelAccuracy: number;
  leastAccuracy: number;
  forbidden: number;
  doubtRecall: number;
}

/** Scores precision, recall and F1 over constraints (slot, operator, value). */
export function scoreCorpus(corpus: readonly CorpusItem[], vocabulary: Vocabulary): CorpusScore {
  const items = corpus.map((item) => scoreItem(item, vocabulary));
  const sum = (of: (item: ItemScore) => number) => items.reduce((total, item) => total + of(item), 0);
  const right = sum((item) => item.right);
  const precision = share(right, right + sum((item) => item.extra));
  const recall = share(right, right + sum((item) => item.missed));
  const judged = items.filter((item) => item.least !== undefined);
  const doubts = sum((item) => item.item.doubts?.length ?? 0);
  return {
    items,
    precision,
    recall,
    f1: share(2 * right, 2 * right + sum((item) => item.missed + item.extra)),
    levelAccuracy: share(
      sum((item) => item.levels.right),
      sum((item) => item.levels.of),
    ),
    leastAccuracy: share(judged.filter((item) => item.least).length, judged.length),
    forbidden: sum((item) => item.forbidden),
    doubtRecall: share(doubts - sum((item) => item.doubtsMissed.length), doubts),
  };
}

function scoreItem(item: CorpusItem, vocabulary: Vocabulary): ItemScore {
  const { constraints: read, doubts, noPreference } = readTranscript(item.turns, vocabulary, "global");
  const found = item.expect.map((expected) => read.find((each) => sameTest(each, expected)));
  const judged = item.expect
    .map((expected, index) => ({ level: expected.level, read: found[index] }))
    .filter((each) => each.level && each.read);
  const lowest = [...read].sort((a, b) => a.weight - b.weight);
  const least =
    item.least === undefined
      ? undefined
      : lowest[0]?.slot === item.least && (lowest.length < 2 || (lowest[1]?.weight ?? 1) > (lowest[0]?.weight ?? 0));
  const right = found.filter((each) => each !== undefined).length;
  return {
    item,
    read,
    right,
    missed: item.expect.length - right,
    extra: read.length - right,
    levels: { right: judged.filter((each) => each.read?.level === each.level).length, of: judged.length },
    ...(least === undefined ? {} : { least }),
    forbidden: read.filter((each) => !isExclusion(each.op) && item.forbidden?.includes(each.slot)).length,
    doubtsMissed: (item.doubts ?? []).filter((kind) => !doubts.some((doubt) => doubt.kind === kind)),
    noPreferenceMissed: (item.noPreference ?? []).filter((slot) => !noPreference.some((each) => each === slot)),
  };
}

/** Compares lists as sets. */
function sameTest(a: Pick<Constraint, "slot" | "op" | "value">, b: Pick<Constraint, "slot" | "op" | "value">): boolean {
  const values = valuesOf(a.value);
  const others = valuesOf(b.value);
  return (
    a.slot === b.slot &&
    a.op === b.op &&
    values.length === others.length &&
    values.every((value) => others.includes(value))
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
