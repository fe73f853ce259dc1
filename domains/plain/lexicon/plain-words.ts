import { about, slots } from "@pack/index";
import { sized } from "@/domains/lexicon/column-words";
import { peopleTalk, sleeperWords } from "@/domains/lexicon/people-words";
import { priceTalk } from "@/domains/lexicon/price-words";
import { plainWordsOfNames } from "@/domains/lexicon/same-words";
import { otherUnitsOf, unitTalk } from "@/domains/lexicon/unit-words";
import { yearTalk } from "@/domains/lexicon/year-words";
import type { NumberSlot, Slot, SlotVoices, SlotWords } from "@/domains/slot";

const isMoney = (unit: string) => /^[$€£¥]?$/.test(unit);
const inUse = (unit: string) => slots.filter((slot) => slot.kind === "number" && slot.unit === unit).length;
const counted = (slot: Slot) => slot.kind === "number" && slot.counted === slot.label;

/** Adjectives of more and of less, by its name's last telling word or its unit. */
function sizedBy(slot: Slot): { more: readonly string[]; less: readonly string[] } | undefined {
  const { more, less } = slot.kind === "number" ? (unitTalk[slot.unit] ?? {}) : {};
  const named = slot.label.split(" ").map((word) => sized[word]);
  return (
    sized[slot.label] ?? named.findLast((each) => each !== undefined) ?? (more && less ? { more, less } : undefined)
  );
}

/** How people speak of a slot, as far as its definition and the names in `own` tell. */
export function plainWords(slot: Slot, own: Partial<SlotWords> = {}): SlotWords {
  const { label } = slot;
  const topics = slot.places.filter === undefined ? [] : (own.topics ?? [label]);
  const shared = {
    questions: [`${questionOf(slot)} How much does it matter?`] as const,
    oneThing: `What ${label} does it have?`,
    topics,
    claims: { words: topics },
  };
  if (topics.length === 0) return shared;
  const adjectives = sizedBy(slot);
  const asks = { fact: new RegExp(`\\b(?:${topics.join("|")})\\b`), amounts: [label], ...adjectives };
  const tells = { one: slot.kind === "set" || counted(slot) ? "has {v}" : `has {v} as its ${label}` };
  if (slot.kind !== "number") return { ...shared, asks, tells };
  const { name, unit } = slot;
  const [low, high] = slot.limits.shipped;
  const impossible = () => `No ${about.thing} has that ${label}, so I left it out.`;
  if (name === "price")
    return {
      ...{ ...priceTalk, topics, nouns: topics, impossible, loosened: (slot.grain?.slid ?? 1) * 10 },
      ...(/rent|month/.test(label)
        ? { units: ["[dollars|euros|bucks] (a|per|each|every) month", ...priceTalk.units] }
        : {}),
      fits: (value) => value >= low / 10 && value <= high * 10,
    };
  if (name === "year")
    return {
      ...{ ...shared, asks, nouns: topics, impossible, counts: "year", loosened: -1, ...yearTalk },
      fits: (value) => value >= low - 5 && value <= high + 3,
    };
  const { say: said = /^\p{L}{2,}$/u.test(unit) ? [unit.toLowerCase()] : [] } = unitTalk[unit] ?? {};
  const isShared = inUse(unit) > 1 && said.length > 0;
  const step = slot.grain?.slid ?? 1;
  const telling = ownWords(slot);
  const isParty = isOfPeople(slot);
  const nouns = isParty ? [...peopleTalk.nouns, ...sleeperWords.nouns] : [];
  return {
    ...{ ...shared, asks, impossible, loosened: slot.direction === "more" ? -step : step },
    nouns: [...topics, ...telling, ...nouns],
    near: [
      ...(isParty ? [...peopleTalk.near, ...sleeperWords.near] : []),
      ...formsOf([...(adjectives?.more ?? []), ...(adjectives?.less ?? [])]),
    ],
    ...(isParty ? { people: peopleTalk.people } : {}),
    units: [...countedBy(slot), ...(isShared ? [] : said)],
    scaled: { ...(isShared ? Object.fromEntries(said.map((each) => [each, 1])) : {}), ...otherUnitsOf(unit) },
    ...(/^(?:floor|level|store?y)$/.test(label) ? { ranks: [label] } : {}),
    ...(unit === "in" ? { inchSign: true as const } : {}),
    fits: (value) => value >= low / 3 && value <= high * 3,
    tells: { one: amountIn(slot, "has"), most: `one with the most ${label}`, least: `one with the least ${label}` },
  };
}

/** "Light" is also said as "lighter" and "lightest". */
const formsOf = (adjectives: readonly string[]) =>
  adjectives.flatMap((each) => {
    const stem = each
      .replace(/e$/, "")
      .replace(/y$/, "i")
      .replace(/([^aeiou][aeiou])([bdgmnpt])$/, "$1$2$2");
    return each.includes(" ") ? [each] : [each, `${stem}er`, `${stem}est`];
  });

/** Words of its name that no other slot's name has. */
function ownWords({ label }: Slot): string[] {
  const others = new Set(slots.flatMap((each) => (each.label === label ? [] : each.label.split(" "))));
  return label.split(" ").filter((word) => word.length > 2 && !plainWordsOfNames.has(word) && !others.has(word));
}

const isOfPeople = ({ label }: Slot) =>
  /\b(?:sleeps|persons?|people|guests|passengers|berths|players|seats)\b/.test(label);

/** Nouns behind its number: "2 bedrooms", "400 shots", "4 stars". */
function countedBy(slot: NumberSlot): string[] {
  const { label, unit } = slot;
  if (isOfPeople(slot)) return [...peopleTalk.units, ...sleeperWords.units];
  if (/\b(?:rating|score|stars)\b/.test(label))
    return ["(star|stars)", "(star|stars) rating", "out of (5|10|five|ten)"];
  if (unit && unitTalk[unit]) return [];
  const head = label.split(" ").at(-1) ?? label;
  const isOwn = label === head || ownWords(slot).includes(head);
  const nouns = counted(slot) ? [label, ...(isOwn ? [head] : [])] : isOwn && /[^s]s$/.test(head) ? [head] : [];
  return [...new Set(nouns.flatMap((each) => [each, each.replace(/s$/, "")]))];
}

function amountIn(slot: NumberSlot, lead: string, bound = ""): string {
  const { label, unit } = slot;
  return counted(slot)
    ? `${lead} ${bound}{v} ${bound ? label : ""}`.trim()
    : `${lead} a ${label} of ${bound}{v} ${isMoney(unit) ? "" : unit}`.trim();
}

function questionOf(slot: Slot): string {
  if (counted(slot)) return `How many ${slot.label} should it have?`;
  if (slot.kind !== "number" && slot.spoken && Object.values(slot.spoken).includes(slot.label))
    return `Do you want it ${slot.label}?`;
  return slot.kind === "number" ? `What ${slot.label} should it have?` : `Which ${slot.label} do you want?`;
}

/** How made-up shoppers wish for it. */
export function plainVoices(slot: Slot): SlotVoices {
  const bound = slot.direction === "more" ? "at least " : "at most ";
  const said = slot.kind === "number" ? amountIn(slot, "", bound) : slot.name === "make" ? "one by {v}" : "{v}";
  return { wishes: [said], paraphrases: [`{v} for the ${slot.label}`], clause: `has ${said}` };
}
