import { alike, unitWords } from "./column-words";
import type { ProposedSlot } from "./propose-pack";

/** A slot's module, as a person would begin it by hand. `place` orders filters and facts. */
export function slotModule(slot: ProposedSlot, thing: string, place: number): string {
  const { name } = slot;
  const type = slot.cells.kind === "number" ? "NumberSlot" : "WordSlot";
  return `import type { ${[type, "SlotVoices", "SlotWords"].sort().join(", ")} } from "@/domains/slot";

export const ${name} = ${literal(definitionOf(slot, place))} as const satisfies ${type};

export const ${name}Words: SlotWords = ${literal(wordsOf(slot, thing))};

export const ${name}Voices: SlotVoices = ${literal(voicesOf(slot))};
`;
}

type Fields = Record<string, unknown>;

function definitionOf(
  { name, label, header, cells, unit, direction, care, required }: ProposedSlot,
  place: number,
): Fields {
  const base = { name, kind: cells.kind, label: name === "price" ? "budget" : label };
  const csv =
    required || cells.kind !== "set" ? { header, ...(required ? {} : { optional: true }) } : { header, optional: true };
  const shared = { ...(required ? { required } : {}), csv, care, places: { filter: place, facts: place } };
  if (cells.kind !== "number") return { ...base, ...(cells.kind === "text" ? { says: "noun" } : {}), ...shared };
  const numbers = cells.numbers.filter((each) => each !== null);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const decimals = Math.min(2, Math.max(...numbers.map((each) => String(each).split(".")[1]?.length ?? 0)));
  const step = stepOf(low, high, decimals);
  return {
    ...base,
    unit,
    ...(direction ? { direction } : {}),
    ...(decimals === 0 ? { stored: "integer" } : { decimals }),
    ...(high >= 10_000 && unit !== "$" && name !== "year" ? { grouped: true } : {}),
    ...(name === "price" ? { factTitle: "Price", least: "from {v}", most: "up to {v}", any: "any price" } : {}),
    ...(name === "year" ? { least: "from {v} or newer", most: "from {v} or older", knownExactly: true } : {}),
    limits: { possible: possibleOf(name, low, high), shipped: [low, high] },
    grain: {
      typed: decimals === 0 ? 1 : 10 ** -decimals,
      slid: step,
      offered: step * 2,
      banded: step * 2,
      asked: step * 5,
    },
    ...shared,
    ...(name === "price" ? { versions: { group: "numbers", place: 10 } } : {}),
  };
}

/** Ten times what the file has, either way; years stay years. */
function possibleOf(name: string, low: number, high: number): [number, number] {
  if (name === "year") return [1800, 2100];
  return [low < 0 ? low * 10 : Math.floor(low / 10), Math.ceil(high * 10)];
}

/** A round hundredth of the span: 1, 2 or 5 times a power of ten. */
function stepOf(low: number, high: number, decimals: number): number {
  const rough = Math.max((high - low) / 100, 10 ** -decimals);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  return Number(step.toPrecision(3));
}

function wordsOf({ name, label, cells, unit }: ProposedSlot, thing: string): Fields {
  const topics = [
    ...new Set([label, ...(alike[name] ?? alike[label] ?? []), ...(label.includes(" ") ? [] : [`${label}s`])]),
  ];
  const shared = {
    questions:
      name === "price"
        ? ["What's your budget, and how firm is it?"]
        : [`Does the ${label} matter to you? What should it be?`],
    oneThing: `About what is its ${label}?`,
    topics,
  };
  const claims = { claims: { words: topics } };
  if (cells.kind === "number")
    return {
      ...shared,
      ...(unitWords[unit] ? { units: unitWords[unit] } : {}),
      nouns: topics,
      impossible: `No ${thing} has that.`,
      ...claims,
    };
  const values = [...new Set(cells.kind === "set" ? cells.lists.flat() : cells.texts)].filter(Boolean);
  const single = name === "make" || name === "model" ? [] : values.filter((value) => /^[\p{L}\d-]+$/u.test(value));
  return {
    ...shared,
    ...(single.length > 0 ? { values: single.map((value) => valueWord(value, label)) } : {}),
    ...claims,
  };
}

/** A yes is said by the column's name: "furnished". */
function valueWord(value: string, label: string): Fields {
  const said = value.toLowerCase();
  const plain = said.replace(/-/g, " ");
  const say = /^(?:yes|true|y)$/.test(said)
    ? [label]
    : /^(?:no|false|n)$/.test(said)
      ? [`(no|not|without) ${label}`]
      : [plain];
  return { say, means: new RegExp(`^${said.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`) };
}

function voicesOf({ name, label, cells, unit }: ProposedSlot): Fields {
  const said =
    cells.kind === "number"
      ? `${label} of {v}${unit && unit !== "$" ? ` ${unit}` : ""}`
      : name === "make"
        ? "one by {v}"
        : `{v} ${label}`;
  return { wishes: [said], paraphrases: [`{v} for the ${label}`], clause: `has ${said}` };
}

/** As source code, on few lines; the formatter does the rest. */
function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(
        ([key, each]) =>
          `${/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key)}: ${key === "impossible" ? `() => ${literal(each)}` : literal(each)}`,
      )
      .join(", ")} }`;
  return JSON.stringify(value);
}
