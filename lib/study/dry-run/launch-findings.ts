import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { describeConstraint, type Predicate } from "@/lib/constraints";
import { relaxationMethods } from "@/lib/relaxation/methods/method-lists";
import { neededParticipants } from "@/lib/study/analysis/power-report";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { dataset } from "@/messages/dataset";
import type { DryRun, DryScenario } from "./dry-run";

const launch = dataset.launch;

/** What is wrong and what would mend it. `stop` keeps a study from launching. */
export interface LaunchFinding {
  id: string;
  level: "stop" | "warn";
  says: string;
  fix: string;
  scenario?: string;
  /** Where the configuration says so. */
  path?: string;
}

export const leastDiffering = 0.6;
export const reach = { floor: 0.2, ceiling: 0.8 } as const;
const fewestScenarios = 10;
/** A card is unmeasurable when something has everything in this share of voices. */
const mostFull = 0.5;
const mostFallbacks = 0.1;
const shortList = 5;

const percent = (share: number) => `${Math.round(share * 100)}%`;
/** ".29", as papers write what cannot pass 1. */
export const asShare = (value: number | null) => value?.toFixed(2).replace(/^0/, "") ?? "-";

export function dryRunFindings(run: DryRun): LaunchFinding[] {
  return [...armFindings(run), ...run.scenarios.flatMap((card) => cardFindings(run, card))];
}

function armFindings({ arms, advising, differ, played, outcome, scenarios }: DryRun): LaunchFinding[] {
  const found: LaunchFinding[] = [];
  for (const { id, asks, trials, agreement, advises, fallbacks } of arms) {
    if (!advises) continue;
    if (fallbacks > 0)
      found.push({
        ...{ id: `fallback-${id}`, level: fallbacks > trials * mostFallbacks ? "stop" : "warn" },
        ...{ says: launch.fallback.says({ arm: id, count: fallbacks, trials }), fix: launch.fallback.fix },
      });
    if (advising.length > 1 && asks > 0)
      found.push({
        ...{ id: `asks-${id}`, level: asks > trials * (1 - leastDiffering) ? "stop" : "warn" },
        ...{ says: launch.asks.says({ arm: id, count: asks, trials }), fix: launch.asks.fix },
      });
    if (outcome !== "agreement-top1" || agreement === null) continue;
    const side = agreement < reach.floor ? "floor" : agreement > reach.ceiling ? "ceiling" : null;
    if (side)
      found.push({
        ...{ id: `${side}-${id}`, level: "stop" },
        says: launch.bound.says({ arm: id, share: percent(agreement), side }),
        fix: launch.bound.fix({ low: asShare(reach.floor), high: asShare(reach.ceiling) }),
      });
  }
  if (advising.length > 1 && differ < leastDiffering)
    found.push({
      ...{ id: "same", level: "stop" },
      says: launch.same.says({ share: percent(differ) }),
      fix: launch.same.fix({ share: percent(leastDiffering) }),
    });
  if (!played)
    found.push({
      ...{ id: "unplayed", level: "warn" },
      ...{ says: launch.unplayed.says({ outcome }), fix: launch.unplayed.fix },
    });
  if (scenarios.length < fewestScenarios)
    found.push({
      ...{ id: "few-scenarios", level: "warn" },
      says: `${scenarios.length} scenarios hardly speak for others: a test over scenarios cannot reach a small p.`,
      fix: `Use ${fewestScenarios} or more.`,
    });
  return found;
}

function cardFindings({ outcome }: DryRun, card: DryScenario): LaunchFinding[] {
  const { id, title, most, wishes, full, cells } = card;
  const found: LaunchFinding[] = [];
  const at = { scenario: id };
  if (full > mostFull)
    found.push({
      ...{ ...at, id: `full-${id}`, level: "stop" },
      ...{ says: launch.full.says({ title, share: percent(full) }), fix: launch.full.fix },
    });
  else if (outcome === "agreement-top1" && most !== null && most < reach.floor) {
    const hidden = wishes.filter(({ choices }) => choices === 0);
    const share = hidden.reduce((sum, { first }) => sum + first, 0);
    found.push({
      ...{ ...at, id: `unattainable-${id}`, level: "stop" },
      says: `${title} cannot be measured: ${percent(share)} would give up ${hidden.map(({ label }) => label.toLowerCase()).join(" or ")} first, and none of these alone brings a car. At best an arm agrees with ${percent(most)}.`,
      fix: "Loosen the other values until giving up one of these brings cars, or take the card out.",
    });
  }
  const short = cells
    .filter(({ choices }) => choices !== null && choices < shortList)
    .map(({ condition }) => condition);
  if (short.length > 0)
    found.push({
      ...{ ...at, id: `short-${id}`, level: "warn" },
      ...{ says: launch.short.says({ title, count: shortList, arms: short.join(", ") }), fix: launch.short.fix },
    });
  return found;
}

/** A card or frame that names what nothing has. */
export async function missingValues({ scenarios }: Pick<Configuration, "scenarios">, catalog: CatalogReader) {
  const found: LaunchFinding[] = [];
  for (const [index, { id, title, frame, ...scenario }] of scenarios.entries()) {
    const own = scenario.kind === "persona" ? scenario.wishes.map(({ predicate }) => predicate) : [];
    for (const predicate of [...frame, ...own].flatMap(singleValues)) {
      if ((await catalog.count([predicate])) > 0) continue;
      found.push({
        ...{ id: `missing-${id}-${predicate.slot}`, level: "stop", scenario: id, path: `scenarios.${index}` },
        ...{ says: launch.missing.says({ title, value: describeConstraint(predicate) }), fix: launch.missing.fix },
      });
    }
  }
  return found;
}

function singleValues(predicate: Predicate): Predicate[] {
  if (predicate.op !== "in" || !Array.isArray(predicate.value)) return [predicate];
  return predicate.value.map((value) => ({ ...predicate, op: "==", value }) as Predicate);
}

const numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const counting = new RegExp(`\\b(${numbers.join("|")}|\\d+)\\s+(?:tasks|times|searches)\\b`, "gi");
/** Names that are also ordinary words say nothing. */
const ordinary = new Set<string>(["none", "manual", "random", "formal"]);

/** Texts that count other trials than the study has, or name methods that no arm has. */
export function textFindings(configuration: Configuration): LaunchFinding[] {
  const { trials, conditions, consent, instructions, debrief, instruments, plan } = configuration;
  const told = {
    consent: consent.information,
    instructions,
    debrief,
    instruments: instruments.flatMap((each) => ("instructions" in each ? [each.instructions] : [])),
  };
  const wrong = Object.entries(told).flatMap(([part, texts]) =>
    texts.flatMap((text) =>
      [...text.matchAll(counting)].flatMap(([said, count = ""]) => {
        const value = numbers.indexOf(count.toLowerCase()) + 1 || Number(count);
        return value === trials.perParticipant ? [] : [{ part, said }];
      }),
    ),
  );
  const known = new Set<string>(conditions.flatMap(({ id, method }) => [id, method]));
  const planned = [plan.question, ...plan.hypotheses, ...debrief].join(" ");
  const absent = relaxationMethods.filter(
    (name) => !known.has(name) && !ordinary.has(name) && new RegExp(`\\b${name}\\b`, "i").test(planned),
  );
  return [
    ...wrong.map(({ part, said }) => ({
      ...{ id: `count-${part}`, level: "stop" as const, path: part === "consent" ? "consent.information" : part },
      ...{ says: launch.count.says({ part, said, count: trials.perParticipant }), fix: launch.count.fix },
    })),
    ...absent.map((name) => ({
      ...{ id: `absent-${name}`, level: "stop" as const, path: "plan.hypotheses" },
      ...{ says: launch.absent.says({ name }), fix: launch.absent.fix },
    })),
  ];
}

export function formalFindings({ team, recruitment, plan }: Configuration, needed: number | null): LaunchFinding[] {
  const found: LaunchFinding[] = [];
  if (team.ethics.trim().toLowerCase().startsWith("example"))
    found.push({
      ...{ id: "ethics", level: "stop", path: "team.ethics" },
      ...{ says: launch.ethics.says({ ethics: team.ethics }), fix: launch.ethics.fix },
    });
  if (plan.power?.scenarioSd === 0)
    found.push({
      ...{ id: "fixed-scenarios", level: "warn", path: "plan.power.scenarioSd" },
      ...launch.fixed,
    });
  if (plan.power && needed !== null && recruitment.target < needed)
    found.push({
      ...{ id: "target", level: "stop", path: "recruitment.target" },
      ...{ says: launch.target.says({ needed, target: recruitment.target }), fix: launch.target.fix({ needed }) },
    });
  return found;
}

export interface OutsideAccess {
  allows: (url: string) => boolean;
  hasModel: boolean;
}

/** Arms that this server can't ask anything outside for, or whose participants should know. */
export function outsideFindings({ conditions, consent }: Configuration, access: OutsideAccess): LaunchFinding[] {
  return conditions.flatMap(({ id, outside }): LaunchFinding[] => {
    if (!outside) return [];
    const isModel = outside.kind === "model";
    const who = isModel ? "language model" : new URL(outside.url).host;
    if (isModel && !access.hasModel) {
      return [{ id: `no-model-${id}`, level: "stop", says: launch.model.says({ arm: id }), fix: launch.model.fix }];
    }
    if (!isModel && !access.allows(outside.url)) {
      const [says, fix] = [launch.host.says({ arm: id, who }), launch.host.fix({ who })];
      return [{ id: `host-${id}`, level: "stop", says, fix }];
    }
    if ((!isModel && !outside.quotes) || consent.information.join(" ").includes(who)) return [];
    const [says, fix] = [launch.told.says({ arm: id, isModel, who }), launch.told.fix({ who, isModel })];
    return [{ id: `told-${id}`, level: "warn", says, fix }];
  });
}

/** What the configuration alone shows, before anything is played. */
export async function writtenFindings(
  configuration: Configuration,
  catalog: CatalogReader,
  needed: number | null = null,
): Promise<LaunchFinding[]> {
  return [
    ...(await missingValues(configuration, catalog)),
    ...textFindings(configuration),
    ...formalFindings(configuration, needed),
  ];
}

/** Everything that a launch has to settle first, what stops it before what only warns. */
export async function launchReport(
  configuration: Configuration,
  { run, catalog, access }: { run: DryRun; catalog: CatalogReader; access: OutsideAccess },
): Promise<LaunchFinding[]> {
  const found = [
    ...dryRunFindings(run),
    ...(await writtenFindings(configuration, catalog, neededParticipants(configuration))),
    ...outsideFindings(configuration, access),
  ];
  return found.sort((a, b) => Number(a.level === "warn") - Number(b.level === "warn"));
}
