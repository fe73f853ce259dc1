import { unzlibSync } from "fflate";

/** A linear classifier over hashed features. */
export interface LinearModel {
  classes: readonly string[];
  buckets: number;
  /** One unit of an integer weight. */
  scale: number;
  /** `buckets` times `classes` integers, grouped by bucket. */
  weights: Int8Array;
}

/** As stored: the weights as signed bytes, deflated, in base64. */
export type LinearModelFile = Omit<LinearModel, "weights"> & { weights: string };

export function openLinearModel({ classes, buckets, scale, weights }: LinearModelFile): LinearModel {
  const deflated = atob(weights);
  const packed = new Uint8Array(deflated.length);
  for (let index = 0; index < packed.length; index++) packed[index] = deflated.charCodeAt(index);
  const bytes = unzlibSync(packed);
  return { classes, buckets, scale, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

const inUse = new Map<string, LinearModel>();

/** Decodes each model once. Returns the shipped one, unless a measurement replaces it. */
export function modelNamed(name: string, shipped: LinearModelFile): LinearModel {
  const known = inUse.get(name) ?? openLinearModel(shipped);
  inUse.set(name, known);
  return known;
}

/** Replaces this process's models for a measurement. */
export function readWith(models: Readonly<Record<string, LinearModelFile>>): void {
  for (const [name, file] of Object.entries(models)) inUse.set(name, openLinearModel(file));
}

export interface ModelDecision {
  model: string;
  class: string;
  chance: number;
  because: { feature: string; weight: number }[];
}

let watched: { names: Map<number, string>; decisions: ModelDecision[] } | null = null;

/** Records decisions during a computation. Slow: keeps every feature's words. */
export function decisionsIn(compute: () => unknown): ModelDecision[] {
  const watch = { names: new Map<number, string>(), decisions: [] };
  watched = watch;
  try {
    compute();
  } finally {
    watched = null;
  }
  return watch.decisions;
}

const mostReasons = 5;

function decisionOf(model: LinearModel, buckets: Iterable<number>, chances: readonly number[]): ModelDecision {
  const chance = Math.max(...chances);
  const best = chances.indexOf(chance);
  const { length } = model.classes;
  const because = [...new Set(buckets)].map((bucket) => {
    const own = model.weights.subarray(bucket * length, (bucket + 1) * length);
    const mean = own.reduce((sum, weight) => sum + weight, 0) / length;
    const weight = Math.round(100 * ((own[best] ?? 0) - mean) * model.scale) / 100;
    return { feature: watched?.names.get(bucket) ?? "", weight };
  });
  because.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const [name = ""] = [...inUse].find(([, used]) => used === model) ?? [];
  return { model: name, class: model.classes[best] ?? "", chance, because: because.slice(0, mostReasons) };
}

/** FNV-1a (Fowler, Noll, Vo) with a final mix, modulo the buckets. */
export function bucketOf(feature: string, buckets: number): number {
  const bucket = mixed(hashOn(hashStart, feature), buckets);
  watched?.names.set(bucket, feature);
  return bucket;
}

const hashStart = 0x811c9dc5;

function hashOn(before: number, text: string): number {
  let hash = before;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}

function mixed(hash: number, buckets: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (spread ^ (spread >>> 12)) & (buckets - 1);
}

/** By model size: the last run that saw each bucket, and its set. */
const marksBySize = new Map<number, { owner?: FeatureSet; run: number; seen: Float64Array }>();

/** Costs a tenth of a `Set`. */
export class FeatureSet {
  readonly found: number[] = [];
  private readonly marks;

  constructor(private readonly buckets: number) {
    this.marks = marksBySize.get(buckets) ?? { run: 0, seen: new Float64Array(buckets) };
    marksBySize.set(buckets, this.marks);
  }

  readonly put = (bucket: number): void => {
    const { marks } = this;
    if (marks.owner !== this) this.own();
    if (marks.seen[bucket] === marks.run) return;
    marks.seen[bucket] = marks.run;
    this.found.push(bucket);
  };

  readonly add = (feature: string): void => this.put(bucketOf(feature, this.buckets));

  /** Hashes all runs word by word. Building the strings would dominate the cost. */
  readonly grams = (view: string, list: readonly string[], most: number): void => {
    const starts = Array.from({ length: most }, (_, index) => hashOn(hashStart, `${view}${index + 1}`));
    for (let from = 0; from < list.length; from++)
      for (let size = 1; size <= most && from + size <= list.length; size++) {
        let hash = hashOn(starts[size - 1] ?? 0, list[from] ?? "");
        for (let at = from + 1; at < from + size; at++) hash = hashOn(hashOn(hash, " "), list[at] ?? "");
        const bucket = mixed(hash, this.buckets);
        if (watched) watched.names.set(bucket, `${view}${size}${list.slice(from, from + size).join(" ")}`);
        this.put(bucket);
      }
  };

  /** Runs of three and four letters survive typos and endings. */
  readonly pieces = (view: string, word: string): void => {
    const closed = `^${word}$`;
    for (let size = 3; size <= 4; size++)
      for (let at = 0; at + size <= closed.length; at++) this.add(view + closed.slice(at, at + size));
  };

  /** Restores marks after another set used the table. */
  private own(): void {
    this.marks.owner = this;
    this.marks.run += 1;
    for (const bucket of this.found) this.marks.seen[bucket] = this.marks.run;
  }
}

/** Softmax of the weights' sum over the root of the feature count. Integer sums agree on every machine. */
export function classify(model: LinearModel, features: Iterable<number>): number[] {
  const { classes, weights, scale } = model;
  const sums = new Array<number>(classes.length).fill(0);
  let count = 0;
  for (const bucket of features) {
    const from = bucket * classes.length;
    for (let index = 0; index < sums.length; index++) sums[index] = (sums[index] ?? 0) + (weights[from + index] ?? 0);
    count++;
  }
  const unit = scale / Math.sqrt(Math.max(1, count));
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - highest) * unit));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const chances = powers.map((power) => power / total);
  watched?.decisions.push(decisionOf(model, features, chances));
  return chances;
}

export function byName<Name extends string>(names: readonly Name[], chances: readonly number[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, at) => [name, chances[at] ?? 0])) as Record<Name, number>;
}
