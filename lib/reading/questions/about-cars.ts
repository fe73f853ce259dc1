import { holds } from "@/lib/catalog/vocabulary";
import type { Predicate } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { type Term, tradeTerms, unheldTopics } from "@/lib/constraints/trade-words";
import { howWords } from "@/lib/reading/lexicon/question-words";
import type { Asked } from "./asked";
import { measuresAsked, slotsAsked, withAlong } from "./asked-slots";
import type { CarReference, Question } from "./question";
import { asks } from "./segments";

export function readHow({ core, named }: Asked): Question | null {
  const hit = howWords.find(([words]) => words.test(core));
  if (!hit || (hit[1] === "work" && named.cars.length > 0)) return null;
  // "Can I save money with a hybrid?" is about cars.
  if (hit[1] === "save" && /\b(?:gas|fuel|money)\b/.test(core)) return null;
  return { kind: "how", about: hit[1] };
}

export function readUnknown({ core, cars, named, input }: Asked): Question | null {
  const isHeld = (slot: SlotName) => holds(input.vocabulary, slot);
  const hit = unheldTopics.find(({ asks, held }) => asks.test(core) && !(held?.asks.test(core) && isHeld(held.slot)));
  if (!hit)
    return /\bdifference between\b/.test(core) && named.cars.length < 2 && cars.length < 2
      ? { kind: "unknown", topic: "equipment", cars }
      : null;
  // "At least 300 miles of range" tells; a question about it asks.
  return { kind: "unknown", topic: hit.topic, cars: cars.length > 0 ? cars : named.cars.map(({ car }) => car) };
}

/** Names the list of terms leaves to context. */
const alsoSaid: readonly (readonly [string, Term])[] = [
  ["plug in", "plug-in hybrid"],
  ["plug-in", "plug-in hybrid"],
  ["plugin", "plug-in hybrid"],
];
const byWord = [
  ...(Object.keys(tradeTerms) as Term[]).flatMap((term) => tradeTerms[term].map((word) => [word, term] as const)),
  ...alsoSaid,
].sort((a, b) => b[0].length - a[0].length);
const asksMeaning =
  /^(?:what(?:'s|s| is| are| does| do|s a)?\b.*\b(?:mean|means|stand for|meant by|by)\b|what(?:'s|s| is| are|'re) (?:an? |exactly |this |that |actually )*|explain\b|define\b|.* means what|what do you mean by|how does .* work|(?:what|which)(?:'s|s| is) (?:the |an? )?(?:actual |real |big )?(?:diff(?:erence)?)|(?:should|do|would) (?:i|we) (?:really |actually )?(?:get|need|want|choose|pick|go (?:with|for))\b|(?:is|are) (?:there )?(?:an? |any )?.+ (?:the same|same|like|different|difference)\b|(?:is|are) there (?:an? |any )?difference|difference between|tell me what|what (?:an? |the )?.+ (?:is|are|means?)$)/;

/** Words of the trade that are asked about. */
export function readTerm({ core, cars, named, isMarked, input, text }: Asked): Question | null {
  const terms = termsIn(core);
  if (
    terms.length === 0 ||
    /\bcost(?:s|ing)?\b/.test(core) ||
    named.cars.length > 0 ||
    (/^(?:what|which)/.test(core) && measuresAsked(core, input.vocabulary).length > 0)
  )
    return null;
  const rest = byWord
    .reduce((left, [word]) => left.replaceAll(word, " "), ` ${core} `)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  const isBare =
    /^(?:or|vs|versus|and|a|an|the|is|it|are|s|es|mean|means|same|difference|between|diff|what|whats|which|better|exactly|actually|real)*(?: (?:or|vs|versus|and|a|an|the|is|it|s|as|same|the|difference|diff|between|what|whats|which|better|mean|means))*$/.test(
      rest,
    );
  if (terms.length > 1 && (isBare || asksMeaning.test(core))) return { kind: "term", terms: terms.slice(0, 2) };
  if (terms.length > 1) return null;
  // "What's the mileage?" is about the car on the screen.
  if (
    /^what(?:'s|s| is) (?:the|its|their)\b/.test(core) &&
    (cars.length > 0 || (input.screen?.shown?.length ?? 0) > 0) &&
    !/\bmean|stand for|difference\b/.test(core)
  )
    return null;
  if (
    asksMeaning.test(core) &&
    core.split(" ").length <= 10 &&
    !/\b(?:on|of|for|does (?:it|the)|have|has|get)\b (?:the|it|that|this|an?)\b/.test(core)
  )
    return { kind: "term", terms };
  return (isMarked || /\bexplain\b/.test(text)) && rest === "" ? { kind: "term", terms } : null;
}

function termsIn(core: string): Term[] {
  let left = ` ${core.replace(/[?!.,:;"]/g, " ")} `;
  const found: { term: Term; at: number }[] = [];
  for (const [word, term] of byWord) {
    for (const form of [` ${word} `, ` ${word}s `, ` ${word}es `]) {
      const at = left.indexOf(form);
      if (at < 0) continue;
      if (!found.some((each) => each.term === term)) found.push({ term, at });
      left = left.replaceAll(form, ` ${"_".repeat(Math.max(0, form.length - 2))} `);
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ term }) => term);
}

const comparing =
  /\b(?:how much (?:\w+er|more|less)|difference|diff|differ|compar\w+|versus|vs|v|better|worse|than|side by side|stack|against|which|what sets|tell .* apart|or)\b/;

export function readCompare(asked: Asked): Question | null {
  const { core, cars, named, isMarked } = asked;
  if (cars.length < 2 || !comparing.test(core)) return null;
  const isPlain =
    named.cars.length > 1 ||
    /^which\b.*\b(?:\w+er|more|less|fewer)\b/.test(core) ||
    /\b(?:two|three|both|first|second|third|worse|compare|difference|diff|stack|side by side|than|versus|vs|against)\b/.test(
      core,
    );
  if (!isPlain) return null;
  const isBareOr =
    /\bor\b/.test(core) && !/\b(?:which|difference|compare|vs|versus|better|than|is|are|does)\b/.test(core);
  if (isBareOr && !isMarked) return null;
  const about = measuresAsked(core, asked.input.vocabulary).flatMap(({ slot }) => withAlong(slot));
  const slots = about.length > 0 ? [...new Set(about)] : slotsAsked(asked.nameless, asked.input.vocabulary);
  return { kind: "compare", cars: cars.slice(0, 3), about: slots };
}

const asksFacts =
  /^(?:how|what|whats|which|when|where|is|are|was|does|do|did|can|could|will|has|have|tell|in which|hows|isn'?t|doesn'?t|would|hp|mpg|price|who|about)\b/;

export function readFacts(asked: Asked): Question | null {
  const { core, cars, named, isMarked } = asked;
  const isAbout =
    /^(?:tell me about|about|info on|details (?:on|of|for)|specs (?:on|of|for)|what about|how about|more (?:on|about)|describe)\b/.test(
      core,
    ) || /\btell me (?:more )?about\b/.test(asked.text);
  const meant = cars.length > 0 ? cars : elliptical(asked);
  if (meant.length === 0 || (!asks(asked) && !isAbout)) return null;
  const about = slotsAsked(asked.nameless, asked.input.vocabulary);
  const facts: Question = { kind: "facts", cars: meant.slice(0, 3), about, tests: testsIn(asked) };
  const isNameAlone =
    isMarked &&
    named.cars.length > 0 &&
    /^(?:the |that |what about |and )*(?:the |that )/.test(core) &&
    core.split(" ").length <= 4;
  if (isNameAlone) return facts;
  if (!isAbout && !asksFacts.test(core) && !(isMarked && !/^an? /.test(core) && about.length > 0)) return null;
  // "Does it have a spare tire?"
  const isEquipment = /^(?:does|do|has|have)\b.*\b(?:have|has|come with|got|get)\b (?:an? |the |any )?\w+/.test(core);
  if (isEquipment && about.length === 0 && facts.tests.length === 0 && !isAbout)
    return { kind: "unknown", topic: "equipment", cars: meant };
  const isVague = about.length === 0 && named.cars.length === 0 && !isAbout;
  return isVague && !/^(?:what|how|is|which|does)\b/.test(core) ? null : facts;
}

/** "How far over 25 am I?" */
const overBy = /^how (?:far|much) (?:over|above|past) /;

/** "And how thirsty?", "mpg?": about the car spoken of last. */
function elliptical(asked: Asked): CarReference[] {
  const { core, input } = asked;
  const [last] = input.screen?.spoken ?? [];
  const words = core.split(" ").length;
  const isShort = !/\d/.test(core) && (words <= 2 || (words <= 5 && /^(?:how|what|which|whats|hows)\b/.test(core)));
  const isPlain = isShort && !/\b(?:under|over|below|above|max|least|most|any|an?)\b/.test(core);
  return last && (isPlain || overBy.test(core)) && slotsAsked(asked.nameless, asked.input.vocabulary).length > 0
    ? [last]
    : [];
}

/** What a yes or no is about: "automatic", "all-wheel drive". */
function testsIn({ core, named }: Asked): Predicate[] {
  if (!/^(?:is|are|does|do|can|could|will|has|have)\b/.test(core)) return [];
  return named.values.map(({ slot, values }) => ({ slot, op: "in", value: values.map(String) }));
}
