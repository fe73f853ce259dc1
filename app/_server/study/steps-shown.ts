import { type Constraint, describeConstraint, slotTitles } from "@/lib/constraints";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Scenario } from "@/lib/study/configuration/scenario";
import type { Instrument } from "@/lib/study/instrument";
import { type LandingView, type RankedWish, remainsDays, type ViewOf } from "@/lib/study/run-view";
import { type Step, stepItems } from "@/lib/study/step-items";
import { ranksFirst } from "@/lib/study/trial/card-ranking";
import { partaking } from "@/messages/partaking";

/** The parts of a view that the configuration alone decides. */
export function landingShown(configuration: Configuration, refusal: LandingView["refusal"]): LandingView {
  const { title, team, consent } = configuration;
  return {
    ...{ title, team, refusal, information: consent.information, statements: consent.statements },
    data: dataNotes(configuration),
    consentVersion: consent.version,
  };
}

export function textShown(configuration: Configuration, { kind }: Step) {
  const { instructions, debrief, goOn, finish } = partaking.titles;
  return kind === "instructions"
    ? { kind: "text" as const, title: instructions, paragraphs: configuration.instructions, action: goOn }
    : { kind: "text" as const, title: debrief, paragraphs: configuration.debrief, action: finish };
}

interface Asked {
  seed: number;
  again: readonly string[];
  /** From 1. */
  attempt: number;
}

export function questionsShown(configuration: Configuration, step: Step, { attempt, ...drawn }: Asked) {
  const instrument = configuration.instruments.find(({ id }) => id === step.instrument);
  const { screening, comprehension } = partaking.titles;
  const titles = { screening, comprehension, instrument: instrument?.title ?? "" };
  return {
    kind: "questions" as const,
    title: titles[step.kind as keyof typeof titles],
    lead: leadOf(step, instrument, attempt),
    items: stepItems(configuration, step, drawn),
    attempt,
  };
}

function leadOf({ kind }: Step, instrument: Instrument | undefined, attempt: number): string {
  const asked = partaking.asked;
  if (kind === "comprehension") return attempt === 1 ? asked.check : asked.again;
  if (kind === "screening") return asked.screening;
  if (attempt > 1) return asked.line;
  if (instrument?.kind === "likert") return instrument.instructions;
  if (instrument?.kind === "nasa-tlx") return asked.load;
  return instrument?.kind === "custom" ? "" : asked.scale;
}

export type TrialView = Omit<ViewOf<"trial">, "step" | "progress" | "runCode">;

export function trialShown(configuration: Configuration, scenario: Scenario, number: number) {
  const { trials } = configuration;
  return {
    ...{ kind: "trial" as const, number, of: trials.perParticipant, minimumWishes: trials.minimumWishes },
    card: { title: scenario.title, paragraphs: scenario.text, own: scenario.kind === "own" },
    awayMinutes: trials.awayMinutes ?? 0,
    minutes: trials.maximumMinutes,
    practised: Boolean(trials.practice),
    ranksFirst: ranksFirst(configuration),
  };
}

export function rankedWish(wish: Constraint | undefined): RankedWish[] {
  return wish ? [{ id: wish.id, label: slotTitles[wish.slot], text: describeConstraint(wish) }] : [];
}

/** Follows the settings, so that the text cannot promise what the server does not do. */
function dataNotes({ recruitment, rights, consent, team }: Configuration): string[] {
  const data = partaking.data;
  const { recruiter } = recruitment;
  const date = new Date(rights.retainUntil).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return [
    [
      data.stored,
      recruiter === "none" ? "" : data.recruiter({ name: partaking.recruiters[recruiter] }),
      data.before,
    ].join(" "),
    `${data.leave({ days: remainsDays, recruited: recruiter !== "none" })} ${data.kept({ date })}`,
    `${data.basis({ basis: consent.legalBasis })} ${data.rights({ contact: team.contact, complaints: consent.complaints })}`,
  ];
}
