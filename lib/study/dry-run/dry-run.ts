import { mean, median, sum } from "simple-statistics";
import { slotTitles } from "@/lib/constraints";
import { seededRandom } from "@/lib/random";
import { methodNamed } from "@/lib/relaxation/methods/method-lists";
import { agreementWith } from "@/lib/study/analysis/agreement";
import type { Decision } from "@/lib/study/analysis/decision";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Condition, Scenario } from "@/lib/study/configuration/scenario";
import { ranks } from "@/lib/study/pilot/participant";
import { cardCoverage, cardWishes, statedRanking } from "@/lib/study/trial/card-ranking";
import { type DryTools, type DryTrial, playDry } from "./play-dry";
import { type DryVoice, voices } from "./voices";

/** Spread of people's rankings around a card's weights. A judgment: the lightest wish then comes first in 6 of 10. */
export const rankingSpread = 0.3;
const people = 60;

export type DryRun = ReturnType<typeof summarise>;
export type DryScenario = DryRun["scenarios"][number];

interface Played {
  condition: Condition;
  scenario: Scenario;
  trials: DryTrial[];
}

/** Plays every arm with every card in every voice, and reports what a study could measure. */
export async function dryRun(
  configuration: Pick<Configuration, "conditions" | "scenarios" | "sheets" | "trials" | "seed" | "plan">,
  tools: DryTools,
  { spoken = voices }: { spoken?: readonly DryVoice[] } = {},
) {
  const { conditions, scenarios, sheets, seed } = configuration;
  const { minimumWishes } = configuration.trials;
  const played: Played[] = [];
  for (const scenario of scenarios) {
    for (const condition of conditions) {
      const own: DryTrial[] = [];
      for (const voice of spoken) {
        const order = { condition, scenario, sheets, voice, minimumWishes, seed: seed + own.length };
        own.push(await playDry(tools, order));
        await tools.pause?.();
      }
      played.push({ condition, scenario, trials: own });
    }
  }
  return summarise(configuration, played, spoken);
}

function summarise(
  { conditions, scenarios, seed, plan }: Pick<Configuration, "conditions" | "scenarios" | "seed" | "plan">,
  played: readonly Played[],
  spoken: readonly DryVoice[],
) {
  const advising = conditions.filter(advises).map(({ id }) => id);
  const outcome = outcomeOf(plan.primaryOutcome);
  const cards = scenarios.map((scenario) => {
    const own = played.filter((each) => each.scenario.id === scenario.id);
    const card = cardWishes(scenario);
    const random = seededRandom(seed, `dry run ${scenario.id}`);
    const noisy = { words: "card", rankingNoise: rankingSpread, checks: "pass", leaves: 0 } as const;
    const rankings = card ? Array.from({ length: people }, () => ranks(noisy, scenario, card, random)) : [];
    const expects = expectation(rankings, outcome);
    const cells = own.map((each) => cellOf(each, expects));
    const advised = own.filter(({ condition }) => advising.includes(condition.id));
    const first = own[0]?.trials ?? [];
    return {
      ...{ id: scenario.id, title: scenario.title, cells, ...reachOf(first, expects) },
      pairs: pairsOf(advised),
      wishes: wishesOf(scenario, first, rankings),
      coverage: mean(first.map(({ wishes }) => cardCoverage(scenario, wishes) ?? 1)),
      full: mean(first.map(({ decision }) => Number(decision === null))),
    };
  });
  const pairs = cards.flatMap((card) => card.pairs);
  const both = sum(pairs.map((pair) => pair.both));
  return {
    ...{ advising, voices: spoken.length, outcome: plan.primaryOutcome, played: outcome !== null, scenarios: cards },
    ...{ differ: both > 0 ? sum(pairs.map(({ differ }) => differ)) / both : 0 },
    arms: conditions.map(({ id }) => {
      const cells = cards.flatMap((card) => card.cells.filter(({ condition }) => condition === id));
      const agreements = cells.flatMap(({ agreement }) => agreement ?? []);
      const count = (of: "trials" | "decides" | "asks" | "lots" | "fallbacks") => sum(cells.map((cell) => cell[of]));
      return {
        ...{ id, advises: advising.includes(id) },
        ...{ trials: count("trials"), decides: count("decides"), asks: count("asks"), lots: count("lots") },
        fallbacks: count("fallbacks"),
        agreement: agreements.length > 0 ? mean(agreements) : null,
      };
    }),
    milliseconds: median(played.flatMap(({ trials }) => trials.map(({ milliseconds }) => milliseconds))),
  };
}

export function advises({ method, outside }: Condition): boolean {
  return Boolean(outside) || methodNamed(method).role !== "control";
}

type Outcome = (ranking: readonly string[], decision: Decision) => number | null;

/** `null` where only people can give it. */
function outcomeOf(name: Configuration["plan"]["primaryOutcome"]): Outcome | null {
  const field = { "agreement-top1": "top1", "agreement-tau": "tau", regret: "regret" }[name as string];
  if (field === undefined) return null;
  return (ranking, decision) => {
    const value = agreementWith(ranking, decision)?.[field as "top1"];
    return value === null || value === undefined ? null : Number(value);
  };
}

type Expects = ReturnType<typeof expectation>;

/** Means of the outcome if a decision met these people. `null` without a usable ranking, or where only people give it. */
function expectation(rankings: readonly string[][], outcome: Outcome | null) {
  return ({ wishes }: DryTrial, decision: Decision | null): number | null => {
    if (!decision || !outcome) return null;
    const values = rankings.flatMap((ranking) => outcome(statedRanking(ranking, wishes), decision) ?? []);
    return values.length > 0 ? mean(values) : null;
  };
}

function cellOf({ condition, trials }: Played, expects: Expects) {
  const agreements = trials.flatMap((trial) => expects(trial, trial.decision) ?? []);
  const decided = trials.filter(decides);
  const ways = new Map<string, { gave: DryTrial["gave"]; voices: number }>();
  for (const trial of decided) {
    const key = chosenKey(trial);
    ways.set(key, { gave: ways.get(key)?.gave ?? trial.gave, voices: (ways.get(key)?.voices ?? 0) + 1 });
  }
  return {
    ...{ condition: condition.id, trials: trials.length, decides: decided.length },
    asks: trials.filter(({ asked }) => asked).length,
    lots: trials.filter(({ byLot }) => byLot).length,
    fallbacks: trials.filter(({ decision }) => decision?.fellBack).length,
    /** Most frequent first. */
    ways: [...ways.values()].sort((a, b) => b.voices - a.voices),
    agreement: agreements.length > 0 ? mean(agreements) : null,
    choices: decided.length > 0 ? median(decided.map(({ choices }) => choices)) : null,
  };
}

export function decides({ decision, asked }: DryTrial): boolean {
  return decision !== null && decision.chosen.length > 0 && !asked;
}

export function chosenKey({ decision }: DryTrial): string {
  return (decision?.chosen ?? []).toSorted().join(" ");
}

/** The least and the most that any choice of wishes could reach. */
function reachOf(trials: readonly DryTrial[], expects: Expects) {
  const reached = trials.flatMap((trial) => {
    const { decision } = trial;
    const sets = decision?.candidates ?? [];
    const means = sets.flatMap(({ members }) => expects(trial, decision && { ...decision, chosen: members }) ?? []);
    return means.length > 0 ? [{ least: Math.min(...means), most: Math.max(...means) }] : [];
  });
  if (reached.length === 0) return { least: null, most: null };
  return { least: mean(reached.map(({ least }) => least)), most: mean(reached.map(({ most }) => most)) };
}

function pairsOf(played: readonly Played[]) {
  return played.flatMap((one, place) =>
    played.slice(place + 1).map((other) => {
      const both = one.trials.flatMap((trial, voice) => {
        const rival = other.trials[voice];
        return rival && decides(trial) && decides(rival) ? [Number(chosenKey(trial) !== chosenKey(rival))] : [];
      });
      return { a: one.condition.id, b: other.condition.id, both: both.length, differ: sum(both) };
    }),
  );
}

/** How many people would give up each wish first, and the choices that it alone brings in the card's own voice. */
function wishesOf(scenario: Scenario, [first]: readonly DryTrial[], rankings: readonly string[][]) {
  return (cardWishes(scenario) ?? []).map((wish) => ({
    id: wish.id,
    label: slotTitles[wish.slot],
    first: rankings.filter(([top]) => top === wish.id).length / Math.max(1, rankings.length),
    choices:
      first?.decision?.candidates.find(
        ({ members }) => members.length === 1 && statedRanking([wish.id], first.wishes)[0] === members[0],
      )?.matches ?? 0,
  }));
}
