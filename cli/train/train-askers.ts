import { createHash } from "node:crypto";
import { WrongUse } from "@/cli/flags";
import { withProgress } from "@/cli/show-progress";
import { defaultColumns, defaultProducts } from "@/db/seed/default-catalog";
import { generateItems } from "@/lib/benchmark/generate/generate-items";
import { generatorSettings } from "@/lib/benchmark/generate/generator-setting";
import { hiddenRuns } from "@/lib/benchmark/hidden/generate-hidden";
import type { Item } from "@/lib/benchmark/item";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints";
import { type AskCase, type AskPolicy, actionFeatures, firstPolicy } from "@/lib/learning/asking/ask-policy";
import type { AskingPolicyFile } from "@/lib/learning/asking/policy-file";
import type { ReflectionSettings } from "@/lib/learning/asking/reflect";
import {
  bestThird,
  gatherReflections,
  imitateSteps,
  playLikeliest,
  preferChoices,
  teacherChoices,
} from "@/lib/learning/asking/train-asking";
import { seededRandom } from "@/lib/random";
import { hiddenWorld } from "./hidden-world";

/** A question's price in shares of the wishes, for picking settings on validation shoppers. */
const questionCost = 0.03;
const worthAsking = [0.005, 0.02, 0.05, 0.1];
const closeEnough = [0.1, 0.3, 0.5, 0.8];
/** Streams apart from the measured shoppers and from the prior's. */
const streams = { train: 3_000_017, test: 4_000_037 };
/** One in so many is kept for validation. */
const checkEvery = 4;
/** Decimal digits: more than matter, fewer than differ between machines. */
const digits = 9;

/** Generated shoppers with a task each. */
export async function askCases(count: number, seed: number, split: keyof typeof streams): Promise<AskCase[]> {
  const caseOf = await hiddenWorld(defaultProducts(), defaultColumns());
  const runs = hiddenRuns("generated", count, seed + streams[split]);
  return Array.from(withProgress("shoppers", runs.length, runs), (run) => caseOf(run, seed));
}

/** ADAPT's rows, each a policy over the same questions, from the same student. */
export async function trainAskers(count: number, seed: number): Promise<AskingPolicyFile> {
  const known = await askCases(count, seed, "train");
  const random = (name: string) => seededRandom(seed, name);
  const isChecked = ({ id }: AskCase) => createHash("sha256").update(id).digest().readUInt32BE(0) % checkEvery === 0;
  const [checked, taught] = [known.filter(isChecked), known.filter((one) => !isChecked(one))];
  const gathered = (cases: readonly AskCase[], settings: ReflectionSettings) =>
    gatherReflections(firstPolicy, cases, settings, random("runs"));
  const grid = worthAsking.flatMap((worth) => closeEnough.map((close) => ({ worthAsking: worth, closeEnough: close })));
  const rated = grid.map((settings) => {
    const { met, questions } = playLikeliest(preferChoices(firstPolicy, gathered(taught, settings).choices), checked);
    return { settings, rate: met - questionCost * questions };
  });
  const { settings } = rated.reduce((best, each) => (each.rate > best.rate + 1e-12 ? each : best));
  const { choices, branches, worthByQuestionAlone } = gathered(known, settings);
  const chosen = choices.map(({ point, chosen: action }) => ({ point, action }));
  const rows: Record<keyof AskingPolicyFile["policies"], AskPolicy> = {
    student: firstPolicy,
    learned: preferChoices(firstPolicy, choices),
    "no-dpo": imitateSteps(firstPolicy, chosen),
    "no-reflection": preferChoices(firstPolicy, teacherChoices(firstPolicy, known, random("teacher"))),
    "star-gate": imitateSteps(firstPolicy, bestThird(firstPolicy, known, random("gate"))),
  };
  const rounded = (weights: Float64Array) => [...weights].map((each) => Number(each.toFixed(digits)));
  const policies = Object.entries(rows).map(([name, policy]) => [name, rounded(policy)]);
  return {
    kind: "leeway-asking",
    version: 2,
    features: [...actionFeatures],
    policies: Object.fromEntries(policies) as AskingPolicyFile["policies"],
    training: {
      seed,
      shoppers: known.length,
      ...settings,
      branches,
      worthByQuestionAlone,
      dataHash: hashOfData(known.map(({ id, start }) => [id, start.met, start.actions])),
    },
  };
}

export async function dropCounts(slice: CatalogSlice, constraints: readonly Constraint[]) {
  const counts = new Map<string, number>();
  for (const { id } of constraints) {
    const kept = constraints.filter((each) => each.id !== id).map(({ slot, op, value }) => ({ slot, op, value }));
    counts.set(id, await slice.count(kept));
  }
  return counts;
}

export function hashOfData(data: unknown): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("hex");
}

/** Per hundred items: the published three, and three and five wishes. */
const shares = { S1: 24, S2: 14, S3: 24, K3: 24, K5: 14 } as const;

/** The same seed gives the same items. */
export function plannedItems(products: readonly CatalogProduct[], count: number, seed: number): Item[] {
  return Object.entries(shares).flatMap(([name, share]) => {
    const setting = generatorSettings.get(name);
    if (!setting) throw new WrongUse(`There is no setting "${name}".`);
    const wanted = Math.max(1, Math.round((count * share) / 100));
    return [...generateItems({ products, setting, count: wanted, seed })];
  });
}
