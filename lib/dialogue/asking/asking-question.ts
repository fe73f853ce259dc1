import type { PendingChoice, PendingQuestion } from "@/lib/dialogue/state/conversation-state";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";

export interface NextQuestion {
  pending: PendingQuestion;
  part: QuestionPart;
}

export type CountedChoice = PendingChoice & { count: number; atLeast?: boolean; detail?: string };

export function questionOf(
  base: Omit<PendingQuestion, "choices"> & { choices: CountedChoice[] },
  shown: Pick<QuestionPart, "multiple" | "drawing" | "range">,
): NextQuestion {
  const { choices, ...rest } = base;
  const { ifSkipped: _skipped, tied: _tied, waited: _waited, offered: _offered, rule: _rule, ...told } = rest;
  return {
    pending: {
      ...rest,
      choices: choices.map(({ count: _count, atLeast: _atLeast, detail: _detail, ...choice }) => choice),
    },
    part: {
      ...told,
      ...shown,
      choices: choices.map(({ id, label, count, atLeast, detail }) => ({ id, label, count, atLeast, detail })),
    },
  };
}
