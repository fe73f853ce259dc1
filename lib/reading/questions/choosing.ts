import { hedged, ordering, orderingMore, takes } from "@/lib/reading/lexicon/search-questions";
import type { Asked } from "./asked-slots";
import type { Question, Reference } from "./question";

export function readChoose({ core, cars, named, input, isMarked }: Asked): Question | null {
  if (isMarked || !takes.test(core) || hedged.test(core) || orderingMore.test(core)) return null;
  // "My budget is 17. That's it" chooses nothing.
  if (/^that'?s it\b/.test(core) && input.words.trim().length > core.length + 8) return null;
  const { proposes = false, shown = [], spoken = [], seen = [] } = input.screen ?? {};
  const known = [...spoken, ...shown, ...seen];
  // A yes or no, or a wish to keep, comes before an unnamed car.
  const isBare =
    named.names.length === 0 && !/\b(?:one|first|second|third|1st|2nd|3rd|car|(?:the|your) \w+)\b/.test(core);
  // "We're getting the minivan" states a kind.
  if (isBare && (named.values.length > 0 || ordering.test(core))) return null;
  const isSteered = input.question?.kind === "compare" && core !== "that";
  if (isBare && (proposes || input.question?.isYesOrNo || isSteered)) return null;
  const [car] = cars.length > 0 ? cars : isBare ? spoken : [];
  const onScreen = car && known.find((each) => isOneOf(each, car));
  return onScreen ? { kind: "choose", car: onScreen } : null;
}

/** A car of another year or make than those known is a wish. */
function isOneOf(known: Reference, { make, models, year, position }: Reference): boolean {
  if (position !== undefined) return known.position === position;
  const isModel = models.length === 0 || known.models.some((each) => models.includes(each));
  return known.make === make && isModel && (year === undefined || known.year === year);
}
