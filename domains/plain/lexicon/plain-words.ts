import { about, slots } from "@pack/index";
import { otherUnits, sized, unitWords } from "@/domains/lexicon/column-words";
import { priceTalk } from "@/domains/lexicon/price-words";
import { yearTalk } from "@/domains/lexicon/year-words";
import type { NumberSlot, Slot, SlotVoices, SlotWords } from "@/domains/slot";

const isMoney = (unit: string) => /^[$€£¥]?$/.test(unit);
const inUse = (unit: string) => slots.filter((slot) => slot.kind === "number" && slot.unit === unit).length;
const counted = (slot: Slot) => slot.kind === "number" && slot.counted === slot.label;

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
  const head = label.split(" ").at(-1) ?? label;
  const asks = {
    fact: new RegExp(`\\b(?:${topics.join("|")})\\b`),
    amounts: [label],
    ...(sized[label] ?? sized[head]),
  };
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
  const said = unitWords[unit.toLowerCase()] ?? (/^\p{L}{2,}$/u.test(unit) ? [unit.toLowerCase()] : []);
  const isShared = inUse(unit) > 1 && said.length > 0;
  const step = slot.grain?.slid ?? 1;
  return {
    ...{ ...shared, asks, nouns: topics, impossible, loosened: slot.direction === "more" ? -step : step },
    units: [...(counted(slot) ? [label, label.replace(/s$/, "")] : []), ...(isShared ? [] : said)],
    scaled: { ...(isShared ? { [`(${said.join("|")})`]: 1 } : {}), ...otherUnits[unit.toLowerCase()] },
    fits: (value) => value >= low / 3 && value <= high * 3,
    tells: { one: amountIn(slot, "has"), most: `one with the most ${label}`, least: `one with the least ${label}` },
  };
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
