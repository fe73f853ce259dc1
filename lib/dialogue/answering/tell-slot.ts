import * as domain from "@/lib/constraints";
import { answering, type Edge, tellsOf } from "@/lib/constraints/trade-words";
import { listed, wordFor } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { words } from "@/messages/words";

type Item = domain.SlotValues;

export const figureSlots: readonly domain.SlotName[] = answering.figures;

/** Fills a template's braces. `null` if a value is missing. */
export function filled(template: string, say: (name: string) => string | null): string | null {
  const said = new Map([...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, say(name)]));
  if ([...said.values()].includes(null)) return null;
  return template.replace(/\{(\w+)\}/g, (_, name: string) => said.get(name) ?? "");
}

function saidWith(template: string, values: Readonly<Record<string, string>>): string {
  return filled(template, (name) => values[name] ?? "") ?? "";
}

/** Rounds money to whole dollars. */
export function saidAs(slot: domain.SlotName, value: number | string): string {
  return domain.describeValue(slot, domain.isMoney(slot) ? Math.round(Number(value)) : value);
}

/** "$24,000", "33 mpg highway". `null` if unknown and nothing covers that. */
export function figureOf(slot: domain.SlotName, item: Item): string | null {
  const { figure, unlisted, from = Number.NEGATIVE_INFINITY } = tellsOf(slot);
  const held = item[slot];
  if (held === null || (typeof held === "number" && held < from) || (Array.isArray(held) && held.length === 0))
    return unlisted ?? null;
  if (Array.isArray(held)) return domain.describeValues(slot, held, "and");
  if (figure) return saidWith(figure, { v: saidAs(slot, held), unit: domain.unitBeside(slot, item) });
  return domain.isMoney(slot) ? saidAs(slot, held) : domain.describeConstraint({ slot, op: "==", value: held });
}

/** Fills in figures. `null` if one is unknown. */
export function withFigures(template: string, item: Item, more: Readonly<Record<string, string | null>> = {}) {
  return filled(template, (name) => {
    const slot = domain.slotNames.find((each) => each === name);
    // "Has run about sold new" says nothing.
    const figure = slot ? figureOf(slot, item) : (more[name] ?? null);
    return slot && figure === tellsOf(slot).unlisted ? null : figure;
  });
}

/** The leader's figure, or its other distinction. */
export function leaderFigure(slot: domain.SlotName, item: Item): string {
  const { leader } = tellsOf(slot);
  return (leader ? withFigures(leader, item) : figureOf(slot, item)) ?? words.notListed;
}

/** The number, or a word's place in its order. */
export function rankIn(slot: domain.SlotName, item: Item): number | null {
  const held = item[slot];
  const place = typeof held === "string" ? domain.orderOf(slot).indexOf(held) : -1;
  if (typeof held === "number") return held;
  return place < 0 ? null : place;
}

/** "$1,500", "3 mpg", "1 year". The leading item may decide the unit: "6 MPGe". */
export function gapText(
  slot: domain.SlotName,
  between: number,
  item: Partial<Record<domain.SlotName, unknown>> = {},
): string {
  const { kind, ...rest } = domain.slotDefinitions[slot];
  const gap = Number(between.toFixed(kind === "number" && "decimals" in rest ? rest.decimals : 0));
  const { gap: own } = tellsOf(slot);
  if (own) return saidWith(wordFor(gap, own.one, own.other), { v: String(gap) });
  const unit = domain.unitBeside(slot, item);
  if (unit !== domain.unitOf(slot)) return `${gap} ${unit}`;
  return domain.isMoney(slot) ? saidAs(slot, gap) : domain.describeConstraint({ slot, op: "==", value: gap });
}

type Figures = Partial<Readonly<Record<domain.SlotName, unknown>>>;

/** One item's lead in the preferred direction. 0 if a value is unknown. */
export function leadOf({ slot }: Pick<Edge, "slot">, item: Figures, other: Figures): number {
  const name = slot as domain.SlotName;
  const [one, two] = [item[name], other[name]];
  if (typeof one !== "number" || typeof two !== "number") return 0;
  return domain.slotDefinitions[name].direction === "less" ? two - one : one - two;
}

export interface Versions<Each extends Item = Item> {
  current: readonly Each[];
  versions: readonly Each[];
  product?: { offer: unknown };
}

/** A fact as the rest of a sentence, with the slots that share it. `null` if unknown. */
export function tellSlot(slot: domain.SlotName, known: Versions): string | null {
  const lead = domain.slotNames.find((each) => each === tellsOf(slot).within) ?? slot;
  const tells = tellsOf(lead);
  const others = domain.slotNames.filter((each) => tellsOf(each).within === lead);
  const parts = [lead, ...others].flatMap((each) => partOf(each, known) ?? []);
  const [first] = parts;
  if (!first) return tells.none ?? null;
  const v = listed(parts.map((each) => each.v));
  const template = (known.product?.offer ? tells.offered : undefined) ?? tells[first.form] ?? tells.one;
  const said = template ? saidWith(template, { ...first, v }) : answers.facts.has({ v });
  return said.replace(/\ba (?=[aeio]|[AEFHILMNORSX][A-Z])/g, "an ");
}

function partOf(
  slot: domain.SlotName,
  { current, versions }: Versions,
): { form: "one" | "several" | "span"; v: string; low?: string; high?: string } | null {
  const { ofAll, part, from = Number.NEGATIVE_INFINITY, one, values } = tellsOf(slot);
  const items = ofAll ? versions : current;
  const held = [...new Set(items.flatMap((each): (number | string)[] | number | string => each[slot] ?? []))];
  const numbers = held.filter((each) => typeof each === "number").filter((each) => each >= from);
  const [item] = current;
  if (one !== undefined && domain.isNumericSlot(slot)) {
    if (numbers.length === 0) return null;
    const low = saidAs(slot, Math.min(...numbers));
    const high = saidAs(slot, Math.max(...numbers));
    const v = low === high ? low : answers.range({ low, high });
    const unit = item ? domain.unitBeside(slot, item) : "";
    return { form: low === high ? "one" : "span", v: part ? saidWith(part, { v, unit }) : v, low, high };
  }
  const known = held.filter((each) => each !== "UNKNOWN").slice(0, 4);
  if (known.length === 0) return null;
  const say = (value: number | string) =>
    values?.[value] ??
    (one === undefined ? domain.describeConstraint({ slot, op: "==", value }) : domain.describeValue(slot, value));
  return {
    form: known.length > 1 ? "several" : "one",
    v: listed(known.map(say), items.length > 1 || tellsOf(slot).several ? "or" : "and"),
  };
}

export const without = (test: domain.Predicate): domain.Predicate => ({
  ...test,
  op: "not in",
  value: [...domain.valuesOf(test.value)],
});

/** The better end of what the slot counts. */
export function bestEnd(slot: domain.SlotName): "most" | "least" {
  return domain.slotDefinitions[slot].direction === "less" ? "least" : "most";
}

export function money(amount: number): string {
  return saidAs(domain.likeness.price, amount);
}

export function priceOf(item: domain.SlotValues): string {
  return figureOf(domain.likeness.price, item) ?? words.notListed;
}

export function productsThatAre(tests: readonly domain.Predicate[], count = 2): string {
  const plain = tests.filter(({ op }) => !domain.isExclusion(op) && op !== "any");
  const named = plain.filter(({ slot }) => saysAs(slot, "noun"));
  const before = plain.filter(({ slot }) => saysAs(slot, "adjective"));
  const after = tests.filter((each) => !named.includes(each) && !before.includes(each));
  const end = count === 1 ? "" : "s";
  const kinds = named.map(({ slot, value }) => domain.describeValues(slot, domain.valuesOf(value).map(String)));
  // A plug-in hybrid is a hybrid, and of two kinds only the last one is many: "SUV hybrids".
  const last = kinds.filter((kind) => !kinds.some((other) => other !== kind && other.endsWith(kind)));
  const noun = last.map((kind, at) =>
    at < last.length - 1 ? kind : kind.replace(/([\w-](?<![sxz]|\d more))(?=,| or |$)/g, `$1${end}`),
  );
  const said = before.map(({ slot, value }) => {
    return domain.describeValues(slot, domain.valuesOf(value)).replace(/ (?=drive\b)/g, "-");
  });
  const products = [...said, ...(noun.length > 0 ? noun : [end ? domain.roles.things : domain.roles.thing])].join(" ");
  const rest = after.map((each) => {
    const lead = domain.isExclusion(each.op) || each.op === "any" ? answers.that : has(each) ? answers.with : "";
    return `${lead}${domain.describeConstraint(each)}`;
  });
  return rest.length > 0 ? `${products} ${rest.join(", ")}` : products;
}

/** "Products with 6 seats or more", but "products up to $30,000" and "products 2020 or newer". */
function has({ slot, op }: domain.Predicate): boolean {
  return op === "==" || op === "in" || (slot !== domain.likeness.price && slot !== "year");
}

function saysAs(slot: domain.SlotName, how: "noun" | "adjective"): boolean {
  const definition = domain.slotDefinitions[slot];
  return definition.kind !== "number" && definition.says === how;
}
