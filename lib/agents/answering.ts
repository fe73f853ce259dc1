import { z } from "zod";
import { describeConstraint } from "@/lib/constraints";
import { constraintInputSchema, toConstraint } from "@/lib/constraints/constraint";
import { slotNameSchema, testOperatorSchema } from "@/lib/constraints/schemas";
import type { Readers } from "@/lib/dialogue/interpret-act";
import { playInMemory } from "@/lib/dialogue/play-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import type { SearchAt } from "@/lib/dialogue/state/search-at";
import type { AlsoTold } from "@/lib/dialogue/told-of";
import { listed } from "@/lib/dialogue/wording/count-words";
import { type ProseTask, proseTask } from "@/lib/dialogue/wording/prose-task";
import { jsonIn } from "@/lib/model/call-model";
import type { ModelTool, ToolCall } from "@/lib/model/model-port";
import { reply } from "@/messages/reply";
import { wordingCall } from "./word-reply";

/** The search a look-up starts from. Nothing looked up is stored. */
export type LookedAt = SearchAt & Pick<Readers, "preferences" | "vocabulary">;

export interface Looked extends Pick<ProseTask, "facts"> {
  call: ToolCall;
  size: number;
  told: AlsoTold;
}

/** Most look-ups of one reply. */
export const mostLooks = 6;

const wish = z.object({
  slot: slotNameSchema,
  op: testOperatorSchema,
  values: z.array(z.union([z.string(), z.number()])).min(1),
});
const wishes = z.object({ wishes: z.array(wish).max(12) });
const slot = z.object({ slot: slotNameSchema });
const name = z.string().max(80);

/** Without `says`, the turn's own words tell. Supposed turns tell only a count. */
type Plan = { from: "here" | "fresh"; acts: readonly Act[]; says?: (count: number) => string };

const add = (each: z.infer<typeof wish>): Act[] => {
  const [first] = each.values;
  const value = each.op === "in" || each.op === "not in" ? each.values : first;
  const read = constraintInputSchema.safeParse({ slot: each.slot, op: each.op, value });
  return read.success ? [{ kind: "edit-constraint", edit: { kind: "add", constraint: toConstraint(read.data) } }] : [];
};
const nameIn = (act: Act) =>
  act.kind === "edit-constraint" && act.edit.kind === "add" ? [describeConstraint(act.edit.constraint)] : [];
const namesIn = (acts: readonly Act[]) => listed(acts.flatMap(nameIn));
const say = (text: string): Plan => ({ from: "here", acts: [{ kind: "words", text }] });

interface Tool<Input> extends ModelTool {
  plan(input: Input, at: LookedAt): Plan;
}
const tool = <Schema extends z.ZodType>(says: string, input: Schema, plan: Tool<z.infer<Schema>>["plan"]) => ({
  says,
  input,
  plan: (given: unknown, at: LookedAt) => plan(input.parse(given), at),
});
const fresh = (each: z.infer<typeof wishes>): Plan => {
  const acts = each.wishes.flatMap(add);
  const wishes = namesIn(acts);
  return {
    from: "fresh",
    acts,
    says: (count) => (wishes ? reply.looked.only({ wishes, count }) : reply.looked.all({ count })),
  };
};
const changed = (given: readonly z.infer<typeof wish>[]): Plan => {
  const acts = given.flatMap(add);
  return { from: "here", acts, says: (count) => reply.looked.with({ wishes: namesIn(acts), count }) };
};

/** Every tool looks; none changes the search. A change is the shopper's to make, by words or a tap. */
export const shopTools = {
  search: tool("What matches these wishes alone, and the first of it.", wishes, fresh),
  count: tool("How many match these wishes alone; all with no wish.", wishes, fresh),
  whatIf: tool("What the search would be with these wishes as well.", wishes, (each) => changed(each.wishes)),
  setWish: tool("What setting one wish would come to. The shopper has to say it.", wish, (each) => changed([each])),
  relax: tool("What giving up the wish of this slot would bring.", slot, (each, { state }) => {
    const held = state.wishes.constraints.filter((wish) => wish.slot === each.slot);
    const wishes = listed(held.map(describeConstraint));
    return {
      from: "here",
      acts: held.map(({ id }) => ({ kind: "edit-constraint", edit: { kind: "remove", id } })),
      says: (count) => reply.looked.without({ wishes, count }),
    };
  }),
  ask: tool("The choices of a slot with their counts, before asking about it.", slot, (each) =>
    say(`What are my choices for ${each.slot}?`),
  ),
  why: tool("Why the search is as it is.", z.object({}), () => say("Why?")),
  facts: tool("What is known of one entry, by its name.", z.object({ name }), (each) =>
    say(`Tell me about the ${each.name}`),
  ),
  compare: tool("Two entries side by side, by their names.", z.object({ one: name, other: name }), (each) =>
    say(`Compare the ${each.one} and the ${each.other}`),
  ),
};

/** The shop's agent: words a reply after at most six look-ups. `isPlain` is for servers without tool calls. */
export function answeringCall(isPlain: boolean) {
  const named = Object.entries(shopTools).map(([each, { says, input }]) => {
    return `- ${each}: ${says} input: ${JSON.stringify(z.toJSONSchema(input)).slice(0, 400)}`;
  });
  const how = isPlain
    ? `To look something up, answer with one JSON object and nothing else: {"tool": name, "input": {...}}. The tools:\n${named.join("\n")}`
    : "Call a tool to look something up.";
  return {
    name: "answering",
    system: `${wordingCall.system}

You may look things up first, where the facts do not answer what the shopper asked. ${how}
"looked" holds what you looked up already. It is supposed, not the search as it is: tell its counts in the very sentences of its facts.`,
  };
}

/** A look-up in plain text. */
export function toolCallIn(text: string): ToolCall | null {
  const read = z.object({ tool: z.string(), input: z.unknown() }).safeParse(jsonIn(text));
  return text.trimStart().startsWith("{") && read.success ? { tool: read.data.tool, input: read.data.input } : null;
}

/** Plays turns that are never stored. `null` for a tool or input that is none. */
export async function lookUp(at: LookedAt, call: ToolCall): Promise<Looked | null> {
  const known = Object.hasOwn(shopTools, call.tool) ? shopTools[call.tool as keyof typeof shopTools] : null;
  if (!known?.input.safeParse(call.input).success) return null;
  const { from, acts, says } = known.plan(call.input, at);
  let state = from === "here" ? at.state : emptyConversation();
  const steps: readonly Act[] = acts.length > 0 ? acts : [{ kind: "show-cars" }];
  let task: ProseTask | null = null;
  for (const act of steps) {
    const settings = { ...at.settings, asking: "never" as const };
    const outcome = await playInMemory({ ...at, state, act, settings });
    state = outcome.state;
    task = proseTask({ kind: "words", text: call.tool }, outcome.parts);
  }
  const { facts = [], told = null } = task ?? {};
  const size = await at.catalog.count(state.wishes.constraints);
  const sentences = says ? [says(size)] : (told?.sentences ?? []);
  return { call, size, facts: [...sentences, ...facts], told: { ...told, sentences } };
}

/** What was looked up joins the facts, and what code can vouch for. */
export function withLooked(task: ProseTask, looked: readonly Looked[]): ProseTask {
  const all = [task.told, ...looked.map(({ told }) => told)];
  const sentences = all.flatMap((each) => each.sentences);
  return { ...task, told: { ...task.told, sentences, products: all.flatMap(({ products = [] }) => products) } };
}

export function lookedData(looked: readonly Looked[]) {
  return looked.length > 0 ? { looked: looked.map(({ call, facts }) => ({ ...call, facts: facts.slice(0, 12) })) } : {};
}
