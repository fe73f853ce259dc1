import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { ConversationState, PendingChoice } from "./conversation-state";
import { spokenLimits } from "./spoken-limits";

const first = /^(the )?(first|former|1st|1)( one| option)?$/;
const second = /^(the )?(second|latter|last|2nd|2|other)( one| option)?$/;

/**
 * Which choice of an open comparison words take: its own label, "the first one", or a wish that is said to stay or to
 * go ("keep the year", "let the budget go"). `null` when no comparison is open, or they take none or both.
 */
export function spokenChoice(
  text: string,
  { question, wishes }: Pick<ConversationState, "question" | "wishes">,
  vocabulary: Vocabulary,
): PendingChoice | null {
  if (question?.kind !== "compare" && !question?.choices.some(({ relaxationId }) => relaxationId)) return null;
  const { choices } = question;
  const said = text.trim().toLowerCase().replace(/[.!]+$/, "");
  const labelled = choices.find(({ label }) => label.toLowerCase() === said.replace(/^(keep |the )+/, ""));
  if (labelled) return labelled;
  const counted = first.test(said) ? choices[0] : second.test(said) ? choices[1] : undefined;
  if (counted) return counted;
  const { constraints } = wishes;
  const stances = spokenLimits(text, { constraints, vocabulary });
  // A bare name, "the year", says what stays.
  const limits = stances.length > 0 ? stances : spokenLimits(`keep ${said}`, { constraints, vocabulary });
  const meant = choices.filter(({ ordering }) =>
    limits.some(
      (limit) =>
        limit.kind !== "edit" && limit.kind !== "release"
          ? limit.kind === "keep" && ordering?.heavier.includes(limit.id)
          : ordering?.lighter.includes(limit.id),
    ),
  );
  const [only, ...more] = meant;
  return only && more.length === 0 ? only : null;
}
