import { sum } from "simple-statistics";
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

type Text<Given> = string | ((given: Given) => string);

function finding<Given>(
  [level, id]: [LaunchFinding["level"], string],
  { says, fix }: { says: Text<Given>; fix: Text<Given> },
  given: Given,
  at: Pick<LaunchFinding, "scenario" | "path"> = {},
): LaunchFinding {
  const filled = (text: Text<Given>) => (typeof text === "string" ? text : text(given));
  return { id, level, says: filled(says), fix: filled(fix), ...at };
}

export function dryRunFindings(run: DryRun): LaunchFinding[] {
  return [...armFindings(run), ...run.scenarios.flatMap((card) => cardFindings(run, card))];
}

function armFindings({ arms, advising, differ, played, outcome, scenarios }: DryRun): LaunchFinding[] {
  const found: LaunchFinding[] = [];
  for (const { id: arm, asks, trials, agreement, advises, fallbacks } of arms) {
    if (!advises) continue;
    const tooMany = (count: number, most: number) => (count > trials * most ? "stop" : "warn");
    if (fallbacks > 0) {
      const level = tooMany(fallbacks, mostFallbacks);
      found.push(finding([level, `fallback-${arm}`], launch.fallback, { arm, count: fallbacks, trials }));
    }
    if (advising.length > 1 && asks > 0) {
      const level = tooMany(asks, 1 - leastDiffering);
      found.push(finding([level, `asks-${arm}`], launch.asks, { arm, count: asks, trials }));
    }
    if (outcome !== "agreement-top1" || agreement === null) continue;
    const side = agreement < reach.floor ? "floor" : agreement > reach.ceiling ? "ceiling" : null;
    const ends = { low: asShare(reach.floor), high: asShare(reach.ceiling) };
    if (side)
      found.push(finding(["stop", `${side}-${arm}`], launch.bound, { arm, share: percent(agreement), side, ...ends }));
  }
  const shares = { share: percent(differ), least: percent(leastDiffering) };
  if (advising.length > 1 && differ < leastDiffering) found.push(finding(["stop", "same"], launch.same, shares));
  if (!played) found.push(finding(["warn", "unplayed"], launch.unplayed, { outcome }));
  const few = { count: scenarios.length, least: fewestScenarios };
  if (few.count < few.least) found.push(finding(["warn", "few-scenarios"], launch.few, few));
  return found;
}

function cardFindings({ outcome }: DryRun, card: DryScenario): LaunchFinding[] {
  const { id, title, most, wishes, full, cells } = card;
  const found: LaunchFinding[] = [];
  const at = { scenario: id };
  if (full > mostFull) found.push(finding(["stop", `full-${id}`], launch.full, { title, share: percent(full) }, at));
  else if (outcome === "agreement-top1" && most !== null && most < reach.floor) {
    const hidden = wishes.filter(({ choices }) => choices === 0);
    const given = {
      ...{ title, most: percent(most), share: percent(sum(hidden.map(({ first }) => first))) },
      wishes: hidden.map(({ label }) => label.toLowerCase()).join(" or "),
    };
    found.push(finding(["stop", `unattainable-${id}`], launch.unattainable, given, at));
  }
  const short = cells.flatMap(({ condition, choices }) => (choices !== null && choices < shortList ? [condition] : []));
  const given = { title, count: shortList, arms: short.join(", ") };
  if (short.length > 0) found.push(finding(["warn", `short-${id}`], launch.short, given, at));
  return found;
}

/** A card or frame that names what nothing has. */
export async function missingValues({ scenarios }: Pick<Configuration, "scenarios">, catalog: CatalogReader) {
  const found: LaunchFinding[] = [];
  for (const [index, { id, title, frame, ...scenario }] of scenarios.entries()) {
    const own = scenario.kind === "persona" ? scenario.wishes.map(({ predicate }) => predicate) : [];
    for (const predicate of [...frame, ...own].flatMap(singleValues)) {
      if ((await catalog.count([predicate])) > 0) continue;
      const given = { title, value: describeConstraint(predicate) };
      const at = { scenario: id, path: `scenarios.${index}` };
      found.push(finding(["stop", `missing-${id}-${predicate.slot}`], launch.missing, given, at));
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
    ...wrong.map(({ part, said }) => {
      const path = part === "consent" ? "consent.information" : part;
      return finding(["stop", `count-${part}`], launch.count, { part, said, count: trials.perParticipant }, { path });
    }),
    ...absent.map((name) => finding(["stop", `absent-${name}`], launch.absent, { name }, { path: "plan.hypotheses" })),
  ];
}

export function formalFindings({ team, recruitment, plan }: Configuration, needed: number | null): LaunchFinding[] {
  const { ethics } = team;
  const { target } = recruitment;
  const found: LaunchFinding[] = [];
  if (ethics.trim().toLowerCase().startsWith("example"))
    found.push(finding(["stop", "ethics"], launch.ethics, { ethics }, { path: "team.ethics" }));
  if (plan.power?.scenarioSd === 0)
    found.push(finding(["warn", "fixed-scenarios"], launch.fixed, {}, { path: "plan.power.scenarioSd" }));
  if (plan.power && needed !== null && target < needed)
    found.push(finding(["stop", "target"], launch.target, { needed, target }, { path: "recruitment.target" }));
  return found;
}

export interface OutsideAccess {
  allows: (url: string) => boolean;
  hasModel: boolean;
}

/** Arms that this server can't ask anything outside for, or whose participants should know. */
export function outsideFindings({ conditions, consent }: Configuration, access: OutsideAccess): LaunchFinding[] {
  return conditions.flatMap(({ id: arm, outside }): LaunchFinding[] => {
    if (!outside) return [];
    const isModel = outside.kind === "model";
    const who = isModel ? "language model" : new URL(outside.url).host;
    if (isModel && !access.hasModel) return [finding(["stop", `no-model-${arm}`], launch.model, { arm })];
    if (!isModel && !access.allows(outside.url)) return [finding(["stop", `host-${arm}`], launch.host, { arm, who })];
    if ((!isModel && !outside.quotes) || consent.information.join(" ").includes(who)) return [];
    return [finding(["warn", `told-${arm}`], launch.told, { arm, isModel, who })];
  });
}

/** What the configuration alone shows, before anything is played. */
export async function writtenFindings(
  configuration: Configuration,
  catalog: CatalogReader,
  needed: number | null = null,
): Promise<LaunchFinding[]> {
  const missing = await missingValues(configuration, catalog);
  return [...missing, ...textFindings(configuration), ...formalFindings(configuration, needed)];
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
