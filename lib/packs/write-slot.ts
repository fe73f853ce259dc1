import { exactly, identity } from "@/domains/lexicon/column-words";
import { ordinaryWords } from "@/lib/reading/lexicon/ordinary-words";
import type { ProposedSlot } from "./propose-pack";
import { capital, type Neighbors, neighborsOf, topicsOf, valuePattern, wordsByValue } from "./value-words";

/**
 * A slot's module, as a person would begin it by hand: what `domains/plain` can't say for it. `place` orders filters and
 * facts. `among` is about all slots.
 */
export function slotModule(slot: ProposedSlot, place: number, among: Neighbors): string {
  const { name } = slot;
  const type = slot.kind === "number" ? "NumberSlot" : "WordSlot";
  const base = name === "price" ? "anyPrice" : name === "year" ? "anyYear" : undefined;
  return `${base ? `import { ${base} } from "@/domains/shared-slots";\n` : ""}import type { ${slot.isHeld ? `${type}, SlotWords` : type} } from "@/domains/slot";

export const ${name} = ${literal({ ...(base ? { [`...${base}`]: 1 } : {}), ...definitionOf(slot, place, among) })} as const satisfies ${type};
${slot.isHeld ? `\nexport const ${name}Words: Partial<SlotWords> = ${literal(wordsOf(slot, among))};\n` : ""}`;
}

/** Values in need of words. Names are read as they are. */
export function valuesInWords({ name, label, words }: ProposedSlot): string[] {
  const isName = name === "model" || (name === "make" && identity.make.test(label));
  return isName ? [] : [...new Set(words.flat())];
}

export const saidSlot = (slot: ProposedSlot) => ({ ...slot, values: valuesInWords(slot) });
export const neighborsAmong = (slots: readonly ProposedSlot[], things: readonly string[]) =>
  neighborsOf(slots.map(saidSlot), things, ordinaryWords);

type Fields = Record<string, unknown>;

function definitionOf(slot: ProposedSlot, place: number, among: Neighbors): Fields {
  const { name, label, header, kind, unit, direction, care, required, isHeld } = slot;
  const shared = {
    label,
    required: (required && kind !== "set") || undefined,
    csv: { header, optional: !required || undefined },
    care,
    places: isHeld ? { filter: place, facts: place } : {},
  };
  if (kind !== "number") {
    const spoken = wordsByValue(saidSlot(slot), among).flatMap(([, { spoken }]) => spoken ?? []);
    const says = name === "style" ? "adjective" : undefined;
    return { name, kind, says, ...shared, spoken: spoken.length > 0 ? Object.fromEntries(spoken) : undefined };
  }
  const numbers = numbersOf(slot);
  const [low = 0, high = 0] = [numbers[0], numbers.at(-1)];
  const places = Math.min(2, Math.max(0, ...numbers.map((each) => String(each).split(".")[1]?.length ?? 0)));
  const decimals = places || undefined;
  const step = stepOf(low, high, places);
  // So few values are models of a thing, not amounts: "16 ohms".
  const isFew = slot.values <= 12 && !direction;
  const isCounted = isFew || exactly.test(label) || (!unit && /[^s]s$/.test(label));
  const counted = isCounted ? unit || label : undefined;
  const numeric = { direction, stored: decimals ? undefined : "integer", decimals, counted };
  const own = name === "price" ? { factTitle: capital(label), decimals } : numeric;
  const grouped = (name !== "price" && high >= 10_000) || undefined;
  return {
    name,
    ...(name === "year" ? {} : { kind, unit, ...own, grouped }),
    // Ten times what the file has, either way.
    limits: {
      possible: name === "year" ? [0, 2100] : [low < 0 ? low * 10 : Math.floor(low / 10), Math.ceil(high * 10)],
      shipped: [low, high],
    },
    grain: { typed: 10 ** -places, slid: step, offered: step * 2, banded: step * 2, asked: step * 5 },
    ...shared,
  };
}

/** The stated numbers, rising. A year of 0 is none. */
export function numbersOf({ name, numbers }: ProposedSlot): number[] {
  const stated = numbers.filter((each) => each !== null && (name !== "year" || each > 0)) as number[];
  return stated.sort((a, b) => a - b);
}

/** A round hundredth of the span: 1, 2 or 5 times a power of ten. */
function stepOf(low: number, high: number, decimals: number): number {
  const rough = Math.max((high - low) / 100, 10 ** -decimals);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  return Number(step.toPrecision(3));
}

function wordsOf(slot: ProposedSlot, among: Neighbors): Fields {
  const { name, question, sayings = [] } = slot;
  const told = wordsByValue(saidSlot(slot), among).flatMap(([, { words }]) => words);
  const more = sayings.flatMap(({ value, say }) =>
    value && say.length > 0 ? { say, means: valuePattern(value) } : [],
  );
  const numbers = numbersOf(slot);
  return {
    questions: question ? [`${question} How much does it matter?`] : undefined,
    topics: [...topicsOf(slot), ...sayings.flatMap(({ value, say }) => (value === null ? say : []))],
    bareFrom: name === "price" ? numbers[Math.floor(numbers.length / 20)] : undefined,
    values: told.length > 0 ? [...told, ...more] : undefined,
  };
}

/** As source code, on few lines; the formatter does the rest. A key that begins with dots spreads. */
export function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (value instanceof Set) return `new Set(${literal([...value])})`;
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).flatMap(([key, each]) => {
    if (each === undefined) return [];
    if (key.startsWith("...")) return key;
    return `${/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key)}: ${literal(each)}`;
  });
  return `{ ${fields.join(", ")} }`;
}
