import { roles } from "@/lib/constraints";
import { counted } from "@/lib/dialogue/wording/count-words";
import { crossedFactors, factorialEffects, isBetweenPeople, levelText } from "@/lib/study/analysis/arm-contrasts";
import { measuresOf, registeredOutcomes, searchMeasures, wholeRunMeasures } from "@/lib/study/analysis/measures";
import { dataset } from "@/messages/dataset";
import type { Configuration } from "./configuration";

export type Preregistration = { osf: Record<string, string>; asPredicted: Record<string, string> };

/** OSF Prereg (Bowman et al. 2020) and AsPredicted. Pure. */
export function preregistrationOf(configuration: Configuration, hash: string, power: string | null): Preregistration {
  const { plan, design, title } = configuration;
  const hypotheses = plan.hypotheses.map((each, index) => `H${index + 1}. ${each}`).join("\n");
  const [primary, ...others] = registeredOutcomes(configuration).map((each) => `${each}, ${dataset.outcomes[each]}.`);
  const outcome = [`Primary outcome: ${primary}`, ...others.map((each) => `Secondary: ${each}`)].join(" ");
  const { target, closesAt, recruiter } = configuration.recruitment;
  const { name, institution, contact, ethics } = configuration.team;
  const source = recruiter === "none" ? "invitations with the study's address" : recruiter;
  const given = {
    ...{ title, team: name, institution, contact, ethics, hash, question: plan.question, hypotheses, outcome },
    ...{ design: designText(configuration), assigned: assignmentText(configuration), arms: armsText(configuration) },
    ...{ procedures: proceduresText(configuration), measured: measuredText(configuration, outcome) },
    ...{ indices: indicesText(configuration), tests: testText(configuration) },
    ...{ excluded: exclusionsText(configuration), inference: inferenceText(configuration) },
    ...{ target, closes: Boolean(closesAt), closesAt: closesAt ?? "", within: design.kind === "within" },
    sample: dataset.sample({ target, source }),
    rationale: power ?? dataset.noPower,
  };
  const filled = (form: typeof dataset.osf | typeof dataset.asPredicted) =>
    Object.fromEntries(
      Object.values(form).map(({ field, text }) => [field, typeof text === "string" ? text : text(given)]),
    );
  return { osf: filled(dataset.osf), asPredicted: filled(dataset.asPredicted) };
}

export function preregistrationText(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([field, text]) => `## ${field}\n\n${text}\n`)
    .join("\n");
}

function inferenceText({ plan }: Configuration): string {
  return `Two-sided, level ${plan.alpha}, p values of ${plan.secondary?.length ? "all registered outcomes together" : "the primary outcome"} adjusted by Holm over all pairs of arms, and over all main effects and interactions where arms cross factors.`;
}

function designText({ design, trials, scenarios }: Configuration): string {
  const groups = design.groups.map(({ id, conditions }) => `${id}: ${conditions.join(", ")}`).join("; ");
  return `${design.kind} participants, ${counted(trials.perParticipant, "trial")} each over ${counted(scenarios.length, "scenario")}. Groups: ${groups}. Order of arms: ${design.conditionOrder}; order of scenarios: ${design.scenarioOrder}.`;
}

function assignmentText({ assignment, seed }: Configuration): string {
  const how =
    assignment.method === "permuted-blocks"
      ? `seeded permuted blocks, each cell ${assignment.blockRepeats} times a block`
      : "the cell with the fewest completed and recently active runs";
  return `Assignment by ${how}, seed ${seed}; places of runs that ended early are ${assignment.refill ? "given out again and logged" : "not given out again"}.`;
}

function armsText({ conditions, varied }: Configuration): string {
  const arms = conditions.map(
    (condition) => `${condition.id} (${varied.map((field) => `${field} ${levelText(condition[field])}`).join(", ")})`,
  );
  return `${counted(conditions.length, "arm")}: ${arms.join("; ")}. They are the same in everything else.`;
}

function proceduresText({ trials, instruments, catalog }: Configuration): string {
  const asked = instruments.map(({ id, kind, when }) => `${id} (${kind}, ${when})`).join(", ");
  return `Consent, screening, instructions with a comprehension check, trials, questionnaires (${asked}), debrief. ${trials.practice ? "A practice task comes first and is not analysed. " : ""}In each trial ${trials.rankAt === "before-chat" ? `the card's wishes are ranked before the chat begins, then stated, at least ${trials.minimumWishes}` : `the wishes are stated, at least ${trials.minimumWishes}, then ranked before any result is seen`}, then searched with, at most ${counted(trials.maximumMinutes, "minute")}. Catalog SHA-256 ${catalog.checksum}.`;
}

function measuredText({ instruments }: Configuration, outcome: string): string {
  return `${outcome} Further: agreement with the best possible set, Kendall's tau-b, regret, acceptance, satisfaction, confidence, perceived fit, time, turns, questions${instruments.length > 0 ? `, scores of ${instruments.map(({ id }) => id).join(", ")}` : ""}.`;
}

function indicesText(configuration: Configuration): string {
  const byArm = [...measuresOf(configuration)].flatMap(([name, label]) => (name in searchMeasures ? [] : [label]));
  const labels = [...wholeRunMeasures(configuration).values(), ...byArm];
  const scores = labels.length > 0 ? `Scores of questionnaires: ${labels.join("; ")}.` : "No scores of questionnaires.";
  return `${scores} Regret counts ranks 1, 2, 3, ... from the wish to give up first, as a share of their sum.`;
}

function testText(configuration: Configuration): string {
  const { design, conditions, scenarios, plan } = configuration;
  const isFixed = plan.power?.scenarioSd === 0;
  const flips = isFixed
    ? "participants' differences of shares change sign at random"
    : `the arms' difference of shares within each of the ${scenarios.length} scenarios changes sign in every way, and where most participants did not meet all arms compared, so do participants' differences, and the larger p and the wider interval count`;
  const random = isFixed
    ? "participants as random terms; results speak for these scenarios alone"
    : `participants, scenarios, and each arm's deviation within a scenario as random terms, because the ${scenarios.length} scenarios stand for others`;
  return `Binary outcomes (agreement, a ${roles.thing} taken): a sign-flip permutation test with its 95% interval, in which ${flips} (exact up to 16 differences, else 10,000 draws with seed ${configuration.seed}). Other outcomes: a linear mixed model fitted by REML: arm, the place of the trial in the session (period) and the order of arms as fixed terms; ${random}; contrasts with Satterthwaite's degrees of freedom${isFixed ? "" : ", at most the number of scenarios less one"}, and 95% intervals. ${dataset.met[design.kind]} Each of the ${(conditions.length * (conditions.length - 1)) / 2} pairs of arms is a contrast. ${factorsText(configuration)}Outcomes that exist only after a decision are marked, and their missing values are not at random.`;
}

function factorsText(configuration: Configuration): string {
  const factors = crossedFactors(configuration);
  if (factors.length === 0) return "";
  const named = factors.map(
    ({ name, levels }) =>
      `${name} (${[...new Set(levels)].join(", ")}; ${isBetweenPeople(configuration, levels) ? "between" : "within"} participants)`,
  );
  return `The arms cross ${named.join(" and ")}: main effects are differences of levels averaged over the other factors, an interaction is the difference of two such differences, and Holm adjusts these ${factorialEffects(configuration).length} contrasts together. `;
}

function exclusionsText({ exclusions, attention }: Configuration): string {
  const rules = exclusions.map((rule) => ruleText(rule, attention.attempts));
  return rules.length > 0 ? `Left out of the analysis: ${rules.join("; ")}.` : "Nobody is left out.";
}

function ruleText(rule: Configuration["exclusions"][number], chances: number): string {
  if (rule.rule === "incomplete") return "runs that were not completed";
  if (rule.rule === "attention-failed")
    return `runs that failed at least ${rule.atLeast} attention items, each with ${chances} chances`;
  if (rule.rule === "faster-than") return `runs faster than ${counted(rule.minutes, "minute")}`;
  return `runs in which at least ${counted(rule.trials, "trial")} never ran empty`;
}
