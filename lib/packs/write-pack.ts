import { stringify } from "yaml";
import { hiddenGrammar } from "./hidden-grammar";
import type { ProposedPack, ProposedSlot } from "./propose-pack";
import { capital, plural } from "./value-words";
import { literal, neighborsAmong, numbersOf, slotModule, valuesInWords } from "./write-slot";

export interface PackNames {
  /** Its folder in domains/. */
  folder: string;
  thing: string;
  things: string;
}

/**
 * Every file of a new pack by its path: all that `domains/plain` can't say for it. `like` is the SQL of another pack's
 * columns.
 */
export function packFiles({ slots, rows, also = [], loose = [] }: ProposedPack, names: PackNames, like: string) {
  const { folder, thing, things } = names;
  const files: Record<string, string> = {};
  const write = (path: string, text: string) => {
    files[`domains/${folder}/${path}`] = text;
  };
  const among = neighborsAmong(slots, [thing, things]);
  for (const [index, slot] of slots.entries())
    write(`slots/${slot.name}.ts`, slotModule(slot, (index + 1) * 10, among));
  const modules = slots.map(({ name }) => `export * from "./slots/${name}";\n`);
  write("every-module.ts", modules.sort().join(""));
  write("index.ts", indexModule(slots, names, also));
  if (loose.length > 0) write("trade.ts", tradeModule(loose));
  write(`catalog/${folder}.csv`, [slots.map(({ header }) => header), ...rows].map(csvLine).join(""));
  write("messages.yaml", messagesOf(slots, thing, things));
  write("benchmark/grammar.json", json(hiddenGrammar(slots)));
  write("drizzle/0000_columns.sql", columnsOf(slots, like));
  const entry = { idx: 0, version: "7", when: 1_760_000_000_000, tag: "0000_columns", breakpoints: true };
  write("drizzle/meta/_journal.json", json({ version: "7", dialect: "postgresql", entries: [entry] }));
  const said = [`./domains/${folder}/messages/*`, "./messages/*"];
  const pack = [`./domains/${folder}/*`, "./domains/plain/*"];
  const paths = { "@/messages/*": said, "@/*": ["./*"], "@pack/*": pack };
  const rooms = ["app", "cli", "components", "db", "lib", "messages", "domains/lexicon", "domains/plain"];
  const include = ["*.ts", "domains/*.ts", `domains/${folder}`, ...rooms, ".next/types", ".next/dev/types"];
  files[`tsconfig.${folder}.json`] = json({ extends: "./tsconfig.laptops.json", compilerOptions: { paths }, include });
  return files;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const csvLine = (cells: readonly string[]) =>
  `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\n`;

function indexModule(
  slots: readonly ProposedSlot[],
  { folder, thing, things }: PackNames,
  also: readonly string[],
): string {
  const [one = "price", other = one] = measuresOf(slots).map(({ name }) => name);
  const prices = numbersOf(priceOf(slots));
  const cheap = [4, 3, 6].map((part) => prices[Math.floor(prices.length / part)]);
  const [title, description] = [capital(things), `From ${folder}.csv.`];
  const about = { folder, thing, things, also, title, description, cheap };
  const likeness = {
    twins: [],
    like: ["style"],
    valued: ["year", ...slots.flatMap(({ name, direction }) => (direction === "more" ? [name] : []))],
    price: "price",
    orders: { year: "year", price: "price", ...ordered((at) => (at === 0 ? one : other)) },
  };
  return [
    'import * as modules from "./every-module";\n',
    "/** A word that two slots know belongs to the first. */",
    `export const slots = [${slots.map(({ name }) => `modules.${name}`).join(", ")}] as const;\n`,
    '/** `also` are other names for one or several. `cheap` is what "cheap" may mean, the likeliest price first. */',
    `export const about = ${literal(about)};\n`,
    `export const likeness = ${literal(likeness).replace("twins: []", "twins: [] as readonly (readonly string[])[]")} as const;\n`,
    "type AnySlot = (typeof slots)[number];",
    'export type Name = AnySlot["name"];',
    'export type NumericName = Extract<AnySlot, { kind: "number" }>["name"];',
    'export type TextName = Extract<AnySlot, { kind: "text" }>["name"];\n',
  ].join("\n");
}

/** Loose words beside those of any pack. */
const tradeModule = (loose: NonNullable<ProposedPack["loose"]>) =>
  [
    'import { type FeatureWord, features as plain } from "@/domains/plain/lexicon/features";\n',
    'export * from "@/domains/plain/trade";',
    `export const features: readonly FeatureWord[] = [...plain, ${loose.map(literal).join(", ")}];\n`,
  ].join("\n");

/** The contract's names for the orders by two measures. */
const ordered = (said: (at: number) => string) => ({ power: said(0), mileage: said(1) });

const priceOf = (slots: readonly ProposedSlot[]) => slots.at(-1) as ProposedSlot;

const measuresOf = (slots: readonly ProposedSlot[]) =>
  slots.filter(({ name, direction, missing }) => direction && missing < 0.5 && name !== "price" && name !== "year");

/** Nouns, and examples from the table's own values. Everything else is in domains/plain/messages.yaml. */
function messagesOf(slots: readonly ProposedSlot[], thing: string, things: string): string {
  const price = priceOf(slots);
  const prices = numbersOf(price);
  const at = (share: number) => `${price.unit}${Math.ceil(prices[Math.floor(share * prices.length)] ?? 0)}`;
  const kinds = slots.filter(({ name }) => name === "style").flatMap(valuesInWords);
  const kind = (index: number) => {
    const said = `${kinds[index % kinds.length] ?? ""} ${thing}`.trim();
    return `${/^[aeiou]/i.test(said) ? "an" : "a"} ${said}`;
  };
  const [first] = measuresOf(slots);
  const numbers = first ? numbersOf(first) : [];
  const amount = `${numbers[Math.floor(numbers.length / 2)]} ${first?.unit ? `${first.unit} of ` : ""}${first?.label}`;
  const wish = first ? `${first.direction === "more" ? "at least" : "at most"} ${amount}` : "a low price";
  const order = (index: number) => {
    const slot = measuresOf(slots)[index] ?? first ?? price;
    return `${slot.direction === "more" ? "Most" : "Least"} ${slot.label}`;
  };
  const namesOf = (name: string) => plural(slots.find((slot) => slot.name === name)?.label ?? name);
  const counted = `{products} <things>, {models} ${namesOf("model")}, {makes} ${namesOf("make")}`;
  const known = slots.flatMap(({ isHeld, label }) => (isHeld ? [label] : [])).join(", ");
  const shares = [0.3, 0.5, 0.7, 0.8].map((share, index) => [capital(kind(index)), at(share)]);
  const says = {
    nouns: { thing, things, money: price.unit },
    cards: { critique: ordered(order) },
    door: { home: { placeholder: `Under ${at(0.5)}, ${kind(0)}, ${wish} if I can get it` } },
    list: { orders: ordered((at) => `${order(at)} first`) },
    models: { orders: ordered((at) => `${order(at).toLowerCase()} first`) },
    pages: {
      about: { count: `${counted}{shipped, select, true {} other {}}. ` },
      examples: shares.map(([what, most]) => `${what} under ${most}, ${wish}`),
      compared: shares.map(([what, most]) => `${what} is a must. Under ${most} is important, ${wish} would be nice.`),
    },
    staged: {
      says: [`${capital(kind(0))} for sure, under ${at(0.5)}`, `${capital(wish)} would be nice`, "No, keep the price"],
      kept: "That stays. {name} gives way in its place: {moved}.",
    },
    answers: { unknown: { nearby: { other: `I know ${known}.` } } },
  };
  return stringify(says, { lineWidth: 0 });
}

/** Puts its own columns into the shared table, as `like`, another pack's SQL, does for that one. */
function columnsOf(slots: readonly ProposedSlot[], like: string): string {
  const types = { text: "text", set: "text[] DEFAULT '{}' NOT NULL", number: "double precision" };
  const [table = "", last = ""] = [/^ALTER TABLE "\w+"/.exec(like)?.[0], /--> .*$/s.exec(like)?.[0]];
  const drops = [...like.matchAll(/(?:DROP|ALTER) COLUMN ("\w+")/g)].map(([, column]) => `DROP COLUMN ${column}`);
  const own = slots.slice(4).map(({ name, kind }) => {
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return `ADD COLUMN "${column}" ${types[kind]}`;
  });
  return `${table}\n\t${[...drops, ...own].join(",\n\t")};${last}`;
}
