import type { Constraint, Edit, Predicate, SlotName, WordTable } from "@/lib/constraints";
import { describeConstraint, slotDefinitions, wordTable } from "@/lib/constraints";
import type { Doubt } from "@/lib/reading/reading";
import { unclear } from "@/messages/unclear";
import type { Unread } from "./model-grounding";
import { type Span, textOf } from "./model-support";

/** In characters. */
const longest = 60;

function shown(words: string, span: Span): string {
  const text = textOf(words, span).replace(/\s+/g, " ");
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

const { ambiguous, unknown, impossible, contradiction, conditional, noColumn } = unclear.model;
const sentences: WordTable<(says: { quote: string }) => string> = wordTable({
  ...{ "ambiguous-value": ambiguous, "unknown-make": unknown, "impossible-value": impossible },
  ...{ contradiction, conditional, "no-column": noColumn },
});

/** Words a doubt without the model's text. */
export function unreadDoubt({ kind, slot, quote }: Unread, words: string): Doubt {
  const text = (sentences[kind] ?? unclear.model.unread)({ quote: shown(words, quote) });
  return { kind, slot, quote: textOf(words, quote), text, options: [] };
}

function choiceDoubt(slot: SlotName | undefined, quote: string, text: string, options: Doubt["options"]): Doubt {
  return { kind: "ambiguous-value", slot, quote, text, options };
}

/** The words do not name the model's value, so ask. */
export function inferredDoubt(test: Predicate, quote: Span, edits: Edit[], words: string): Doubt {
  const wish = describeConstraint(test);
  return choiceDoubt(test.slot, textOf(words, quote), unclear.model.take({ quote: shown(words, quote), wish }), [
    { label: wish, edits },
    { label: unclear.model.no, edits: [] },
  ]);
}

/** The readers disagree. The model's reading holds until the shopper decides. */
export function twoReadingsDoubt(added: readonly Constraint[], missing: readonly Constraint[], words: string): Doubt {
  const all = [...added, ...missing];
  const [first] = all.flatMap(({ evidence }) => evidence.filter((each) => each.for === "value"));
  const label = (wishes: readonly Constraint[]) => wishes.map(describeConstraint).join(", ") || unclear.model.no;
  const adding = (wishes: readonly Constraint[]) => wishes.map((constraint): Edit => ({ kind: "add", constraint }));
  const gone = added.map(({ id }): Edit => ({ kind: "remove", id }));
  const text = unclear.model.twice({ quote: first?.quote ?? shown(words, { start: 0, end: words.length }) });
  return choiceDoubt(all[0]?.slot, first?.quote ?? words, text, [
    { label: label(added), edits: adding(added) },
    { label: label(missing), edits: [...gone, ...adding(missing)] },
  ]);
}

/** A locked wish stays until the shopper agrees. */
export function withdrawalDoubt(slot: SlotName, quote: Span, edits: Edit[], words: string): Doubt {
  return choiceDoubt(slot, textOf(words, quote), unclear.model.drop({ name: slotDefinitions[slot].label }), [
    { label: unclear.model.dropIt, edits },
    { label: unclear.model.keepIt, edits: [] },
  ]);
}
