import { createHash } from "node:crypto";
import { z } from "zod";
import { profiles, shopperModes } from "@/lib/benchmark/shopper/profile";
import { askingModes } from "@/lib/benchmark/simulate-dialogue";
import { canonicalJson } from "@/lib/canonical-json";
import { askingStatistics } from "@/lib/dialogue/state/settings";
import { rankingSchema } from "@/lib/trade-offs/ranking";
import { relaxationMethodSchema } from "@/lib/trade-offs/relaxation";

export const runWeightings = ["own", "local", "global", "pairwise"] as const;

/** Everything that decides a simulated conversation, besides catalog and items. */
export const runConfigSchema = z.object({
  method: relaxationMethodSchema,
  weighting: z.enum(runWeightings),
  reader: z.enum(["embedded", "model"]),
  ask: z.enum(askingModes),
  mode: z.enum(shopperModes),
  profile: z.enum(profiles),
  statistics: z.enum(askingStatistics),
  /** By weight by default. */
  ranking: rankingSchema.optional(),
  budget: z.number().int().min(0),
  seed: z.number().int(),
  model: z.string().optional(),
  /** Jobs of the papers' dialogue that a model does. Without it the shop's own dialogue runs. */
  agents: z.string().optional(),
});
export type RunConfig = z.infer<typeof runConfigSchema>;

export const runStampSchema = z.object({
  config: runConfigSchema,
  /** SHA-256 of the configuration with sorted keys. */
  configHash: z.string(),
  catalog: z.object({ name: z.string(), checksum: z.string(), size: z.number() }),
  /** SHA-256 of the items in order. */
  items: z.object({ checksum: z.string(), count: z.number() }),
  seed: z.number(),
  versions: z.object({ leeway: z.string(), format: z.number() }),
});
export type RunStamp = z.infer<typeof runStampSchema>;

/** Increase when result lines change meaning. */
export const resultsFormat = 2;

export function stampOf(config: RunConfig, catalog: RunStamp["catalog"], items: readonly unknown[], leeway: string) {
  const { name, checksum, size } = catalog;
  return {
    config,
    configHash: hashOf(config),
    catalog: { name, checksum, size },
    items: { checksum: hashOf(items), count: items.length },
    seed: config.seed,
    versions: { leeway, format: resultsFormat },
  };
}

/** Ignores the catalog's name. */
export function isSameMaking(one: RunStamp, other: RunStamp): boolean {
  const bare = ({ catalog: { name: _name, ...catalog }, ...stamp }: RunStamp) => canonicalJson({ ...stamp, catalog });
  return bare(one) === bare(other);
}

/** Names every choice so no two runs share a file. */
export function runName(config: RunConfig): string {
  const { method, weighting, reader, ask, mode, profile, statistics, ranking, budget, seed } = config;
  return [
    ...[method, weighting, reader, ask, mode, profile],
    ...(statistics === "remaining" ? [] : [statistics]),
    ...(ranking ? [ranking] : []),
    ...(config.agents ? [`agents-${config.agents.replaceAll("=model", "").replaceAll(/[,=]/g, "-")}`] : []),
    `b${budget}`,
    `s${seed}`,
  ].join("_");
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
