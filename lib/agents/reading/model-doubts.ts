import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import type { Doubt } from "@/lib/reading/reading";
import { unclear } from "@/messages/unclear";
import type { Unread } from "./model-grounding";
import { type Span, textOf } from "./model-quote";

/** In characters. */
const longest = 60;

function shown(words: string, span: Span): string {
  const text = textOf(words, span).replace(/\s+/g, " ");
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

function said(test: Predicate): string {
  return describeConstraint(test);
}

const sentences: WordTable<(quote: string) => string> = wordTable({
  "ambiguous-value": (quote) => unclear.model.ambiguous({ quote }),
  "unknown-make": (quote) => unclear.model.unknown({ quote }),
  "impossible-value": (quote) => unclear.model.impossible({ quote }),
  contradiction: (quote) => unclear.model.contradiction({ quote }),
  conditional: (quote) => unclear.model.conditional({ quote }),
  "no-column": (quote) => unclear.model.noColumn({ quote }),
});

/** Words a doubt without the model's text. */
export function unreadDoubt({ kind, slot, quote }: Unread, words: string): Doubt {
  const text = sentences[kind] ?? ((each: string) => unclear.model.unread({ quote: each }));
  return { kind, ...(slot ? { slot } : {}), quote: textOf(words, quote), text: text(shown(words, quote)), options: [] };
}

/** The words do not name the model's value, so ask. */
export function inferredDoubt(test: Predicate, quote: Span, edits: Edit[], words: string): Doubt {
  return {
    kind: "ambiguous-value",
    slot: test.slot,
    quote: textOf(words, quote),
    text: unclear.model.take({ quote: shown(words, quote), wish: said(test) }),
    options: [
      { label: said(test), edits },
      { label: unclear.model.no, edits: [] },
    ],
  };
}

/** The readers disagree. The embedded reading holds until the shopper decides. */
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
    text: unclear.model.twice({ quote: shown(words, quote) }),
    options: [
      { label: kept.map(said).join(", "), edits: kept.map((constraint): Edit => ({ kind: "add", constraint })) },
      { label: said(other.test), edits: other.edits },
    ],
  };
}

/** Asks about a withdrawal that only the model read. The wish stays until the shopper agrees. */
export function withdrawalDoubt(slot: SlotName, quote: Span, edits: Edit[], words: string): Doubt {
  const { label } = slotDefinitions[slot];
  return {
    kind: "ambiguous-value",
    slot,
    quote: textOf(words, quote),
    text: unclear.model.drop({ name: label }),
    options: [
      { label: unclear.model.dropIt, edits },
      { label: unclear.model.keepIt, edits: [] },
    ],
  };
}
