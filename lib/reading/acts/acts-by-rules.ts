import type { Edit } from "@/lib/constraints/edit";
import { meansOneCar } from "@/lib/reading/answers/one-car";
import { spokenChoice, spokenOrderings } from "@/lib/reading/answers/spoken-choice";
import { spokenLimits } from "@/lib/reading/answers/spoken-limits";
import { isUnread } from "@/lib/reading/answers/unread-answer";
import { yesOrNo } from "@/lib/reading/answers/yes-or-no";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Reading } from "@/lib/reading/reading";
import { actOfIntent } from "./act-of-intent";
import { actOfStance, actsParted, nothingParted, type PartsFound } from "./acts-parted";
import type { SpokenAct } from "./spoken-act";

export function actsByRules(input: ReadInput, reading: Reading, parted: PartsFound = nothingParted): SpokenAct[] {
  const { words, question, screen } = input;
  const plain = yesOrNo(words, question);
  const chosen = plain ? undefined : spokenChoice({ ...input, stances: parted.stances });
  const ranked = plain || chosen ? [] : spokenOrderings({ ...input, stances: parted.stances });
  const isAnswered = plain !== undefined || chosen !== undefined || ranked.length > 0;
  const isOneCar = meansOneCar(words) && !screen?.oneCar;
  const isHeard = actsParted(parted).length > 0 || parted.isAside || isAnswered || isOneCar;
  const isMissed = !isHeard && isUnread(reading, input);
  return [
    ...(plain ? [{ act: plain === "yes" ? "accept" : "refuse", of: "question" } as const] : []),
    ...(chosen ? [{ act: "choose", id: chosen } as const] : []),
    ...ranked.map((ordering) => ({ act: "rank", ordering }) as const),
    // Words beside a stance are a second order: "AWD stays, and 2020 will do".
    ...(isAnswered && parted.stances.length === 0 ? [] : reading.edits.map(actOfEdit)),
    ...reading.intents.flatMap((intent) => (plain && intent !== "show-now" ? [] : [actOfIntent[intent]])),
    ...(isOneCar ? [{ act: "background", what: "one-car" } as const] : []),
    ...actsParted(parted),
    ...(isMissed ? [{ act: "answer" } as const] : []),
    ...(screen?.proposes ? spokenLimits(words, input).map(actOfStance) : []),
  ];
}

function actOfEdit(edit: Edit): SpokenAct {
  return { act: edit.kind === "weigh" || edit.kind === "lock" ? "weigh" : "state", edit };
}
