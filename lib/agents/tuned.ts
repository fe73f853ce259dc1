import { z } from "zod";
import { csvColumns, slotOfColumn } from "@/lib/catalog/files/csv-columns";
import { type Constraint, levelOf, type SlotName, valuesOf } from "@/lib/constraints";
import { generalKey, type WeighedQuestion, type WholePlanner } from "@/lib/dialogue/asking/plan-whole";
import type { LabelledImportance } from "@/lib/learning/export/make-examples";
import { askPrompt, importancePrompt, inGeneral, labelWeights, stepPrompt } from "@/lib/learning/export/make-examples";
import { answerBy, type Call } from "@/lib/model/call-model";
import type { TranscriptTurn } from "@/lib/reading/read-words";
import { askAtDesk, type Desk } from "./desk";

/** The call sites of models tuned on `export-training`: the very prompts of its files. */
function askTuned<T>(desk: Desk, name: string, [system, user]: ReturnType<typeof askPrompt>, schema: z.ZodType<T>) {
  const call: Call<T> = { name, system: system.content, ...answerBy(schema) };
  return askAtDesk(desk, call, user.content);
}

const labels = Object.keys(labelWeights) as LabelledImportance[];
const importance = z.object({ importance_label: z.enum(labels) });
const relaxed = z.object({ relaxed_constraint: z.object({ column: z.string() }) });
export const askOrAct = z.object({ ask: z.string().optional(), recommend: z.literal("now").optional() });

/** Importance: a label a wish, out of all that the shopper said. An unreadable one leaves the weight. */
export async function weighTuned(desk: Desk, wishes: readonly Constraint[], said: readonly TranscriptTurn[]) {
  const [baseQuery = "", ...rest] = said.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const weighed: Constraint[] = [];
  for (const wish of wishes) {
    const prompt = importancePrompt({ baseQuery, persona: rest.join(" ") }, csvColumns[wish.slot]);
    const answer = await askTuned(desk, "tuned-importance", prompt, importance);
    const { interval: _own, ...plain } = wish;
    const weight = answer ? labelWeights[answer.importance_label] : wish.weight;
    weighed.push(answer ? { ...plain, weight, level: levelOf(weight) } : wish);
  }
  return weighed;
}

/** Repair: gives up the wish the model names until something is left. `null` where it names none. */
export async function relaxTuned(
  desk: Desk,
  wishes: readonly Constraint[],
  baseQuery: string,
  isMet: (kept: readonly Constraint[]) => Promise<boolean>,
): Promise<string[] | null> {
  let kept = [...wishes];
  while (kept.length > 0 && !(await isMet(kept))) {
    const told = kept.map((wish) => ({ ...toldWish(wish), level: wish.level, weight: wish.weight }));
    const prompt = stepPrompt({ baseQuery, persona: "", wishes: told }, { persona: "without", labels: "rank" });
    const answer = await askTuned(desk, "tuned-repair", prompt, relaxed);
    const slot = answer && slotOfColumn(answer.relaxed_constraint.column);
    const given = kept.find((wish) => wish.slot === slot);
    if (!given) return null;
    kept = kept.filter((wish) => wish !== given);
  }
  return wishes.filter((wish) => !kept.includes(wish)).map(({ id }) => id);
}

/** ADAPT's choice: one more question, or none. */
export function modelPlanner(desk: Desk): WholePlanner {
  return async (questions, { transcript }) => {
    const prompt = askPrompt({ said: transcript, open: columnsOf(questions) });
    return chosenQuestion(await askTuned(desk, "ask-or-act", prompt, askOrAct), questions);
  };
}

/** Columns that a question may be about, first to last. */
export function columnsOf(questions: readonly Pick<WeighedQuestion, "key">[]): string[] {
  return questions.flatMap(({ key }) => (key === generalKey ? [] : csvColumns[key as SlotName]));
}

/** An unreadable choice recommends. */
export function chosenQuestion(answer: z.infer<typeof askOrAct> | null, questions: readonly WeighedQuestion[]) {
  if (answer?.ask === undefined) return null;
  const key = answer.ask === inGeneral ? generalKey : slotOfColumn(answer.ask);
  return questions.find((each) => each.key === key) ?? null;
}

export function toldWish({ slot, op, value }: Constraint) {
  return { column: csvColumns[slot], op, value: valuesOf(value)[0] ?? "" };
}
