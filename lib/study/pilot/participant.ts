import { type Constraint, describeConstraint, slotTitles } from "@/lib/constraints";
import { benchmark } from "@/lib/constraints/sold/benchmark";
import { type Random, standardNormal } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Scenario } from "@/lib/study/configuration/scenario";
import type { PageItem } from "@/lib/study/instrument";
import type { Step } from "@/lib/study/step-items";
import type { TrialVerdict } from "@/lib/study/trial/judge-trial";
import type { Behaviour } from "./behaviour";

const { ownWishes } = benchmark;

export function saysFirst({ words }: Behaviour, scenario: Scenario): string {
  if (scenario.kind === "own") return `${ownWishes.join(", ")}.`;
  if (words === "card") return scenario.text.join(" ");
  return scenario.wishes
    .map(({ predicate }) => `${slotTitles[predicate.slot].toLowerCase()}: ${describeConstraint(predicate)}`)
    .join(", ");
}

export function saysMore(scenario: Scenario): string[] {
  if (scenario.kind === "own") return [...ownWishes];
  return scenario.wishes.map(({ predicate }) => `I want ${describeConstraint(predicate)}`);
}

/** Ranks the lightest first, with noise. Unknown wishes weigh the middle. */
export function ranks({ rankingNoise }: Behaviour, scenario: Scenario, wishes: readonly Constraint[], random: Random) {
  const weightOf = ({ slot, op }: Constraint) => {
    if (scenario.kind === "own") return 0.5;
    const own = scenario.wishes.filter(({ predicate }) => predicate.slot === slot);
    return (own.find(({ predicate }) => predicate.op === op) ?? own[0])?.weight ?? 0.5;
  };
  return wishes
    .map((wish) => ({ id: wish.id, weight: weightOf(wish) + rankingNoise * standardNormal(random) }))
    .sort((a, b) => a.weight - b.weight || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

export interface Judged {
  points: number;
  products: readonly number[];
  reasons: readonly string[];
  gaveWay: boolean;
  agrees: boolean;
}

export function judges({ checks }: Behaviour, shown: Judged, random: () => number): TrialVerdict {
  const { points, products, reasons, gaveWay, agrees } = shown;
  const [product = null] = products;
  const level = checks === "fail" ? random() : agrees ? 0.85 : product === null ? 0.2 : 0.5;
  const rate = () => Math.min(points, Math.max(1, Math.round(1 + (points - 1) * level + standardNormal(random))));
  return {
    car: product,
    reason: product === null ? (reasons[Math.floor(random() * reasons.length)] ?? null) : null,
    ...{ confidence: rate(), acceptance: gaveWay ? rate() : null, satisfaction: rate(), fit: rate() },
  };
}

export function pageAnswers(
  behaviour: Behaviour,
  page: { configuration: Configuration; step: Step; items: readonly PageItem[]; attempt: number },
  random: () => number,
): Record<string, string | number | string[] | null> {
  const { configuration, step, items, attempt } = page;
  const right = rightAnswers(configuration, step);
  const passes = behaviour.checks === "pass" || (behaviour.checks === "second" && attempt > 1);
  return Object.fromEntries(
    items.map((item) => {
      const known = right.get(item.id);
      // Failing everything would end the run before the attention items.
      if (known !== undefined && (passes || step.kind !== "instrument")) return [item.id, known];
      return [item.id, known === undefined ? drawAnswer(item, random) : Number(known) === 1 ? 2 : 1];
    }),
  );
}

function rightAnswers(
  { screening, comprehension, instruments }: Configuration,
  step: Step,
): Map<string, string | number> {
  if (step.kind === "screening")
    return new Map(screening.flatMap(({ id, accept: [first] }) => (first ? [[id, first]] : [])));
  if (step.kind === "comprehension") return new Map(comprehension.items.map(({ id, correct }) => [id, correct]));
  const instrument = instruments.find(({ id }) => id === step.instrument);
  return new Map(instrument?.attention.map(({ id, correct }) => [id, correct]) ?? []);
}

export function drawAnswer({ answer }: PageItem, random: () => number): string | number | string[] | null {
  if (answer.kind === "text") return null;
  if (answer.kind === "scale") return 1 + Math.floor(random() * answer.points);
  if (answer.kind === "rating") return 5 * Math.floor(random() * 21);
  if (answer.kind === "number") return Math.round(answer.min + random() * (answer.max - answer.min));
  if (answer.kind === "several") return answer.options.filter(() => random() < 0.5).map(({ id }) => id);
  return answer.options[Math.floor(random() * answer.options.length)]?.id ?? null;
}
