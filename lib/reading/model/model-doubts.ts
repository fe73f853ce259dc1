import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import type { Doubt } from "@/lib/reading/preference-reader";
import type { Unread } from "./model-grounding";
import { type Span, textOf } from "./model-quote";

/** Longest quote that is repeated to the shopper, in characters. */
const longest = 60;

function shown(words: string, span: Span): string {
  const text = textOf(words, span).replace(/\s+/g, " ");
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

function said(test: Predicate): string {
  return describeConstraint(test);
}

const sentences: WordTable<(quote: string) => string> = wordTable({
  "ambiguous-value": (quote) => `What should “${quote}” mean for the search?`,
  "unknown-make": (quote) => `I find nothing called “${quote}” in this catalog; is it spelt as you meant it?`,
  "impossible-value": (quote) => `No car can have “${quote}”; what did you have in mind?`,
  contradiction: (quote) => `“${quote}” cannot all hold at once; which part should count?`,
  conditional: (quote) => `“${quote}” depends on something else; which wish should count?`,
  "no-column": (quote) => `This catalog cannot be searched for “${quote}”.`,
});

/** A doubt in words written here, never the model's. */
export function unreadDoubt({ kind, slot, quote }: Unread, words: string): Doubt {
  const text = sentences[kind] ?? ((each: string) => `I could not turn “${each}” into a wish.`);
  return { kind, ...(slot ? { slot } : {}), quote: textOf(words, quote), text: text(shown(words, quote)), options: [] };
}

/** The model takes the words for a value they do not name: put as a question, not read. */
export function inferredDoubt(test: Predicate, quote: Span, edits: Edit[], words: string): Doubt {
  return {
    kind: "ambiguous-value",
    slot: test.slot,
    quote: textOf(words, quote),
    text: `Should I take “${shown(words, quote)}” as ${said(test)}?`,
    options: [
      { label: said(test), edits },
      { label: "No", edits: [] },
    ],
  };
}

/** Both readers read the same words, each differently: the embedded reading stands until the shopper says. */
export function twoReadingsDoubt(
  kept: readonly Constraint[],
  other: { test: Predicate; edits: Edit[] },
  quote: Span,
  words: string,
): Doubt {
  return {
    kind: "ambiguous-value",
    slot: other.test.slot,
    quote: textOf(words, quote),
    text: `“${shown(words, quote)}” can be read in two ways; which did you mean?`,
    options: [
      { label: kept.map(said).join(", "), edits: kept.map((constraint): Edit => ({ kind: "add", constraint })) },
      { label: said(other.test), edits: other.edits },
    ],
  };
}

/** The model takes the words for a withdrawal: asked before anything is taken away. */
export function withdrawalDoubt(slot: SlotName, quote: Span, edits: Edit[], words: string): Doubt {
  const { label } = slotDefinitions[slot];
  return {
    kind: "ambiguous-value",
    slot,
    quote: textOf(words, quote),
    text: `Should I let your wish about ${label} go?`,
    options: [
      { label: "Let it go", edits },
      { label: "Keep it", edits: [] },
    ],
  };
}
