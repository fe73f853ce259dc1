import { type RunConfig, runName } from "@/lib/benchmark/run/run-config";
import type { RunFile } from "./run-file";

export function withShortNames(runs: readonly RunFile[]): RunFile[] {
  const configs = runs.flatMap(({ stamp }) => (stamp ? [stamp.config] : []));
  const short = runs.map((run) => shortName(run, configs));
  return new Set(short).size < short.length
    ? [...runs]
    : runs.map((run, index) => ({ ...run, name: short[index] ?? run.name }));
}

function shortName({ name, stamp }: RunFile, configs: readonly RunConfig[]): string {
  if (!stamp) return name;
  const given = runName(stamp.config);
  if (!name.endsWith(given)) return name;
  const keys = (Object.keys(stamp.config) as (keyof RunConfig)[]).filter(
    (key) => key === "method" || configs.some((each) => each[key] !== stamp.config[key]),
  );
  const choices = keys.map((key) =>
    key === "seed" || key === "budget" ? `${key} ${stamp.config[key]}` : stamp.config[key],
  );
  const before = name
    .slice(0, name.length - given.length)
    .replace(/_/g, " ")
    .trim();
  return [before, choices.join(", ")].filter(Boolean).join(" ");
}
