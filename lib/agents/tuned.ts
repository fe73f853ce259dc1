import { z } from "zod";
import { csvColumns, slotOfColumn } from "@/lib/catalog/files/csv-columns";
import { type Constraint, levelOf, type SlotName, valuesOf } from "@/lib/constraints";
import type { LabelledImportance } from "@/lib/learning/export/make-examples";
import { askPrompt, importancePrompt, labelWeights, stepPrompt } from "@/lib/learning/export/make-examples";
import { type Call, parsedBy } from "@/lib/model/call-model";
import type { TranscriptTurn } from "@/lib/reading/read-transcript";
import { askAtDesk, type Desk } from "./desk";

/** The call sites of models tuned on `export-training`: the very prompts of its files. */
function askTuned<T>(desk: Desk, name: string, [system, user]: ReturnType<typeof askPrompt>, schema: z.ZodType<T>) {
  const call: Call<T> = { name, system: system.content, schema, parse: parsedBy(schema) };
  return askAtDesk(desk, call, user.content);
}

const labels = Object.keys(labelWeights) as LabelledImportance[];
const importance = z.object({ importance_label: z.enum(labels) });
const relaxed = z.object({ relaxed_constraint: z.object({ column: z.string() }) });
export const askOrGive = z.object({
  ask: z.string().optional(),
  relaxed_constraint: z.object({ column: z.string() }).optional(),
});

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

/** The moment of a choice to ask or to act. */
export interface AskedOf {
  transcript: readonly TranscriptTurn[];
  wishes: readonly Constraint[];
  asked: ReadonlySet<SlotName>;
}

/** ADAPT's choice. */
export async function nextAskOrAct(desk: Desk, { transcript, wishes, asked }: AskedOf) {
  const prompt = askPrompt({ said: transcript, wishes: wishes.map(toldWish), asked: columnsOf(asked) });
  return chosenStep(await askTuned(desk, "ask-or-act", prompt, askOrGive), { wishes, asked });
}

export function columnsOf(slots: ReadonlySet<SlotName>): string[] {
  return [...slots].map((slot) => csvColumns[slot]);
}

/** An unreadable choice gives up the lightest wish. */
export function chosenStep(
  answer: z.infer<typeof askOrGive> | null,
  { wishes, asked }: Pick<AskedOf, "wishes" | "asked">,
): { kind: "ask" | "give-up"; slot: SlotName } {
  const named = slotOfColumn(answer?.ask ?? answer?.relaxed_constraint?.column ?? "");
  const known = wishes.find(({ slot }) => slot === named)?.slot;
  if (known && answer?.ask !== undefined && !asked.has(known)) return { kind: "ask", slot: known };
  const [lightest] = [...wishes].sort((a, b) => a.weight - b.weight);
  return { kind: "give-up", slot: known ?? lightest?.slot ?? "msrp" };
}

export function toldWish({ slot, op, value }: Constraint) {
  return { column: csvColumns[slot], op, value: valuesOf(value)[0] ?? "" };
}
