import type { Asked } from "./asked";
import type { CarReference, Question } from "./question";

const takes =
  /^(?:(?:i|we)(?:'?ll| will|'?d| would|'?m (?:going to|gonna)| am going to| think i'?ll| guess i'?ll| want to)? (?:just )?(?:take|have|buy|get|pick|choose|go (?:with|for))|(?:i'?m|we'?re|i am|we are) (?:buying|taking|getting|going with)|let'?s (?:take|get|go (?:with|for)|do)|(?:going|go) with|(?:i'?m |i am )?sold on) (?:(?:the|that|this|your)\b.*|it)$|^(?:(?:ok,? )?sold|that'?s (?:the one|my car|it then)|it'?s a deal|deal|the .+ it is|(?:the )?(?:first|second|third|1st|2nd|3rd) (?:one|car) then|(?:yes |yeah )?th(?:at|is)(?: one|'?s| ones)(?:'?s| is| looks| sounds)? (?:works|will do|good|great|perfect|nice|fine|the one|it))$/;
const hedged = /\b(?:if|back|but|unless|one with|without|in (?:red|blue|white|black)|or|not)\b/;

/** "I'll take it", "let's go with the first one": a car on the screen or one spoken of is chosen. */
export function readChoose({ core, cars, named, input, isMarked }: Asked): Question | null {
  if (isMarked || !takes.test(core) || hedged.test(core)) return null;
  const { proposes = false, shown = [], spoken = [] } = input.screen ?? {};
  const known = [...spoken, ...shown];
  // A plain yes or no, and which wish to keep, come before a car that nobody named.
  const isBare = named.names.length === 0 && !/\b(?:one|first|second|third|1st|2nd|3rd|car)\b/.test(core);
  // "We're getting the minivan" says what kind.
  if (isBare && named.values.length > 0) return null;
  if (isBare && (proposes || input.question?.isYesOrNo || input.question?.kind === "compare")) return null;
  const [car] = cars.length > 0 ? cars : isBare ? spoken : [];
  const onScreen = car && known.find((each) => isOneOf(each, car));
  return onScreen ? { kind: "choose", car: onScreen } : null;
}

/** A car of another year or make than those on the screen is a wish. */
function isOneOf(known: CarReference, { make, models, year, position }: CarReference): boolean {
  if (position !== undefined) return known.position === position;
  const isModel = models.length === 0 || known.models.some((each) => models.includes(each));
  return known.make === make && isModel && (year === undefined || known.year === year);
}
