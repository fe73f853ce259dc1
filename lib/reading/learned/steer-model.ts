import { namesBeside } from "@/lib/reading/values/topics";
import { spansOf } from "./importance-model";
import { byName, classify, FeatureSet, modelNamed } from "./linear-model";
import { aimedAt, other, target } from "./masked-text";
import modelFile from "./steer-model.json";
import { type WishContext, wishFeatures } from "./wish-views";

export const steerClasses = ["keep", "give", "neither"] as const;
export const steerBuckets = 2 ** 17;

export interface Steered {
  context: WishContext;
  status: "gave" | "asked" | "stayed";
  clauses: readonly { start: number; end: number }[];
}

/** Where a message names current wishes. */
export function steerSpans(reading: Parameters<typeof namesBeside>[0] & Spoken, standing: readonly Wish[]) {
  const beside = namesBeside(reading, standing).flatMap(({ slots, start, end }) => {
    const key = slots.find((slot) => standing.some((wish) => wish.slot === slot));
    return key ? [{ key, start, end }] : [];
  });
  return [...spansOf(reading, standing), ...beside];
}

type Spoken = Parameters<typeof spansOf>[0];
type Wish = Parameters<typeof spansOf>[1][number];

/** The nearest words tell most, so they count twice. */
const reach = 5;

export function steerFeatures({ context, status, clauses }: Steered): number[] {
  const { found, grams, add, put, pieces } = new FeatureSet(steerBuckets);
  for (const bucket of wishFeatures({ ...context, question: [] }, steerBuckets)) put(bucket);
  const text = aimedAt(context.words, context.key);
  add(`status ${status}`);
  for (const [at, word] of text.entries()) {
    if (word !== target) continue;
    const [from, to] = clauseOf(context.words, at, clauses);
    const near = [text.slice(Math.max(from, at - reach), at + 1), text.slice(at, Math.min(to, at + reach + 1))];
    const clause = text.slice(from, to);
    for (const copy of ["0", "1"]) {
      for (const [side, words] of near.entries()) {
        grams(`N${side}${copy}`, words, 4);
        // "Fine" about a wish that gave way accepts. About another it gives that up too.
        grams(`${status}${side}${copy}`, words, 3);
      }
      grams(`C${copy}`, ["<", ...clause, ">"], 4);
      grams(`${status}C${copy}`, clause, 3);
    }
    for (const each of clause) if (each !== target && each !== other) pieces("p", each);
  }
  return [...found];
}

function clauseOf(words: WishContext["words"], at: number, clauses: Steered["clauses"]): [number, number] {
  const place = words[at]?.start ?? 0;
  const clause = clauses.find(({ start, end }) => place >= start && place < end);
  if (!clause) return [0, words.length];
  const behind = words.findIndex(({ start }) => start >= clause.end);
  return [words.findIndex(({ start }) => start >= clause.start), behind < 0 ? words.length : behind];
}

export type SteerChances = Readonly<Record<(typeof steerClasses)[number], number>>;

export function steerChances(steered: Steered): SteerChances {
  return byName(steerClasses, classify(modelNamed("steer", modelFile), steerFeatures(steered)));
}

export function meanOf(all: readonly SteerChances[]): SteerChances {
  const means = steerClasses.map((each) => all.reduce((sum, chances) => sum + chances[each], 0) / all.length);
  return byName(steerClasses, means);
}

/** Minimum probability to stay or go. */
const sure = 0.5;
/** Over the other side. */
const margin = 0.2;
/** Factor for a side the clause rules out. */
const least = 0.05;

/** A clause with no other wish adds its acts' chances. */
export function sideOf(steered: SteerChances, clause?: SteerChances): "keep" | "give" | undefined {
  const shares = steerClasses.map((each) => steered[each] * (clause ? clause[each] + least : 1));
  const [keep = 0, give = 0, neither = 0] = shares;
  const all = keep + give + neither;
  if (Math.max(keep, give) < sure * all || Math.abs(keep - give) < margin * all) return undefined;
  return keep > give ? "keep" : "give";
}
