import type { Level, Predicate } from "@/lib/constraints";
import { roles } from "@/lib/constraints";
import { benchmark } from "@/lib/constraints/sold/benchmark";
import type { PairExample, Prompt } from "./formats";

/** The paper's labels, weightiest first. The last is for a slot nobody cares about. */
export type LabelledImportance = "MUST_HAVE" | "STRONG_PREFERENCE" | "NICE_TO_HAVE" | "FLEXIBLE" | "NO_PREFERENCE";

/** `paper`: useless drops, then those with few products (AWARE-US, Algorithm 2). `corrected`: those that bring products. */
export const negativePolicies = ["paper", "corrected"] as const;

export interface ExportWish {
  column: string;
  op: Predicate["op"];
  value: string | number;
  level: Level;
  weight: number;
  matches: number;
  /** The best one without it, or `null`. */
  car: Readonly<Record<string, string | number | null>> | null;
}

export interface ExportCase {
  baseQuery: string;
  persona: string;
  wishes: readonly ExportWish[];
  /** Index of the wish to give up. */
  target: number;
  /** Columns the persona does not mention, drawn per item. */
  absent: readonly string[];
}

type AskedWish = Omit<ExportWish, "matches" | "car">;
type AskedCase = Pick<ExportCase, "baseQuery" | "persona"> & { wishes: readonly AskedWish[] };

export interface ExportSettings {
  persona: "with" | "without";
  /** By rank, or by weights that sum to 1 as in the paper's code. */
  labels: "rank" | "paper";
  negatives: (typeof negativePolicies)[number];
  mostNegatives: number;
}

/** What a label weighs where a tuned model gives it. */
export const labelWeights: Readonly<Record<LabelledImportance, number>> = {
  MUST_HAVE: 0.95,
  STRONG_PREFERENCE: 0.75,
  NICE_TO_HAVE: 0.45,
  FLEXIBLE: 0.1,
  NO_PREFERENCE: 0.02,
};

const ofLevel: Readonly<Record<Level, LabelledImportance>> = {
  must: "MUST_HAVE",
  strong: "STRONG_PREFERENCE",
  prefer: "NICE_TO_HAVE",
  flexible: "NICE_TO_HAVE",
  nice: "FLEXIBLE",
};

/** Weights that sum to 1 call nearly all of four wishes flexible. Ranks avoid this. */
export function labelOf(
  { level, weight }: Pick<ExportWish, "level" | "weight">,
  by: ExportSettings["labels"],
): LabelledImportance {
  if (by === "rank") return ofLevel[level];
  if (weight >= 0.85) return "MUST_HAVE";
  if (weight >= 0.65) return "STRONG_PREFERENCE";
  return weight >= 0.4 ? "NICE_TO_HAVE" : "FLEXIBLE";
}

const { thing } = benchmark;

const shopperRole = `You are a person shopping for a ${thing}. Answer the question about one attribute as one JSON object and nothing else. Say that there is no preference only where the description says nothing about the attribute.`;
const agentRole = `You help a person find a ${thing}. When nothing meets every constraint, choose the one constraint that matters least to this person. Answer with one JSON object and nothing else.`;
const askRole = `You help a person find a ${thing}. They have wishes that they mention only when asked. Ask while an answer would change what you recommend, then recommend. Answer with one JSON object and nothing else.`;

const question = (column: string) => `What would you like for ${column}, and how important is that to you?`;

export function importancePrompt(said: Pick<ExportCase, "baseQuery" | "persona">, column: string): Prompt {
  const content = `${said.baseQuery}\n\nDescription: ${said.persona}\n\nQuestion: ${question(column)}\n\nAnswer as {"slot", "has_preference", "op", "value", "importance_label"}.`;
  return promptBy(shopperRole, content);
}

export function sftExamples({ wishes, absent, ...said }: ExportCase, settings: ExportSettings) {
  const prompt = (column: string) => importancePrompt(said, column);
  return [
    ...wishes.map((wish) => ({ prompt: prompt(wish.column), answer: JSON.stringify(answerTo(wish, settings)) })),
    ...absent.map((column) => ({ prompt: prompt(column), answer: JSON.stringify({ slot: column, ...noPreference }) })),
  ];
}

const noPreference = { has_preference: false, op: "==", value: null, importance_label: "NO_PREFERENCE" };

function answerTo(wish: AskedWish, { labels }: Pick<ExportSettings, "labels">) {
  const { column, op, value } = wish;
  return { slot: column, has_preference: true, op, value, importance_label: labelOf(wish, labels) };
}

export function stepPrompt(one: AskedCase, settings: Pick<ExportSettings, "persona" | "labels">): Prompt {
  return repairPrompt(one, settings, 'Relax exactly one. Answer as {"relaxed_constraint": {"column", "op", "value"}}.');
}

export function stepPairs(one: ExportCase, settings: ExportSettings): PairExample[] {
  const prompt = stepPrompt(one, settings);
  return rejectedWishes(one, settings).map(({ chosen, rejected }) => ({
    prompt,
    chosen: JSON.stringify({ relaxed_constraint: test(chosen) }),
    rejected: JSON.stringify({ relaxed_constraint: test(rejected) }),
  }));
}

/** The constraint given up and the product, against other ways that end in a product. */
export function trajectoryPairs(one: ExportCase, settings: ExportSettings): PairExample[] {
  const task = `Relax exactly one and recommend the best ${roles.thing} that is left. Answer as {"steps": [{"relaxed_constraint": {"column", "op", "value"}}, {"recommended_car": {...}}]}.`;
  const prompt = repairPrompt(one, settings, task);
  const steps = (wish: ExportWish) =>
    JSON.stringify({ steps: [{ relaxed_constraint: test(wish) }, { recommended_car: wish.car }] });
  return rejectedWishes(one, settings).flatMap(({ chosen, rejected }) =>
    chosen.car && rejected.car ? [{ prompt, chosen: steps(chosen), rejected: steps(rejected) }] : [],
  );
}

/** Drops that don't help first, then small results, or only those that bring products. */
function rejectedWishes({ wishes, target }: ExportCase, { negatives, mostNegatives }: ExportSettings) {
  const chosen = wishes[target];
  if (!chosen) return [];
  return wishes
    .filter((wish) => wish !== chosen && (negatives === "paper" || wish.matches > 0))
    .sort((a, b) => a.matches - b.matches)
    .slice(0, mostNegatives)
    .map((rejected) => ({ chosen, rejected }));
}

/** The column of a general question. */
export const inGeneral = "anything";

export interface AskedTalk {
  said: readonly { role: "user" | "assistant"; content: string }[];
  /** Columns that may be asked about. */
  open: readonly string[];
}

/** ADAPT's choice: ask, or act on what is known. */
export function askPrompt({ said, open }: AskedTalk): Prompt {
  const spoken = said.map(({ role, content }) => `${role === "assistant" ? "Q" : "A"}: ${content}`);
  const task = `You may ask about: ${open.join(", ") || "none"}. Ask one question, as {"ask": column} or {"ask": "${inGeneral}"}, or recommend, as {"recommend": "now"}.`;
  return promptBy(askRole, [spoken.join("\n"), task].join("\n\n"));
}

function repairPrompt(
  { baseQuery, persona, wishes }: AskedCase,
  settings: Pick<ExportSettings, "persona" | "labels">,
  task: string,
): Prompt {
  const answers = wishes.map((wish) => `Q: ${question(wish.column)}\nA: ${JSON.stringify(answerTo(wish, settings))}`);
  const constraints = wishes.map((wish) => `- ${JSON.stringify(test(wish))}`);
  const description = settings.persona === "with" ? [`Description: ${persona}`] : [];
  const stuck = [`Constraints:\n${constraints.join("\n")}`, `No ${thing} meets all of them. ${task}`];
  return promptBy(agentRole, [baseQuery, ...description, ...answers, ...stuck].join("\n\n"));
}

const promptBy = (role: string, content: string): Prompt => [
  { role: "system", content: role },
  { role: "user", content },
];

function test({ column, op, value }: Pick<ExportWish, "column" | "op" | "value">) {
  return { column, op, value };
}
