import { alike, demonyms, needsItsColumn } from "@/domains/lexicon/column-words";
import { leadsOfNames, opposites, plainWordsOfNames, sameWords, tailsOfNames } from "@/domains/lexicon/same-words";
import type { ValueWord } from "@/domains/slot";

const digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
export const asWords = (value: string) =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What a value's words may clash with: values of several columns, and words of names and of other values. */
export interface Neighbors {
  /** Values that more than one slot has: "none". */
  vague: ReadonlySet<string>;
  /** By word without its plural's s, the slots that use it in their name or in a value. */
  users: ReadonlyMap<string, ReadonlySet<string>>;
  /** Too common to name a value without its column beside. */
  ordinary: ReadonlySet<string>;
}

/** A slot, its name for people, and its values as the table writes them. */
export interface SaidValues {
  name: string;
  label: string;
  values: readonly string[];
}

/** Values that name something else, too, and who uses a word. */
export function neighborsOf(
  slots: readonly SaidValues[],
  things: readonly string[],
  ordinary: ReadonlySet<string>,
): Neighbors {
  const named = slots.map(({ name, label, values }) => ({ name, said: [label, ...values.map(asWords)] }));
  const all = [...things, ...named.flatMap(({ said: [label = "", ...values] }) => [...label.split(" "), ...values])];
  const users = new Map<string, Set<string>>();
  for (const { name, said } of named)
    for (const word of said.flatMap((each) => each.split(" ")).map(singular))
      users.set(word, (users.get(word) ?? new Set()).add(name));
  return { vague: new Set(all.filter((each, index) => all.indexOf(each) !== index)), users, ordinary };
}

/** A column's name, and what else people call it. */
export function topicsOf({ name, label }: Pick<SaidValues, "name" | "label">): string[] {
  const short = label.replace(/ (?:size|range|type|material|capacity|rating|level|time)$/, "");
  const kin = [name, label, ...label.split(" ").reverse()]
    .map((each) => alike[each])
    .find((each) => each !== undefined);
  const many = label === short && /\W|s$/.test(label) ? [] : [plural(short)];
  return [...new Set([label, short, ...variantsOf(label), ...many, ...(kin ?? [])])];
}

/** How each value is said. */
export const wordsByValue = (said: SaidValues, neighbors: Neighbors) =>
  said.values.map((value) => [value, saidOf(value, said, neighbors)] as const);

const literally = (value: string) => value.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Matches this value alone, in lowercase. */
export const valuePattern = (value: string) => new RegExp(`^${literally(value)}$`);
const choice = (phrases: readonly string[]) => (phrases.length > 1 ? `(${phrases.join("|")})` : (phrases[0] ?? ""));

/** A yes is said by the column's name: "furnished". A value that says little alone needs it beside: "full body". */
function saidOf(value: string, said: SaidValues, neighbors: Neighbors): { spoken?: string[][]; words: ValueWord[] } {
  const { label } = said;
  const { vague, users } = neighbors;
  const means = valuePattern(value);
  const plain = asWords(value);
  const about = label.replace(tailsOfNames, "").replace(leadsOfNames, "");
  if (/^(?:yes|true|y)$/.test(plain)) return { spoken: [[value, label]], words: [{ say: yesOf(label, users), means }] };
  if (/^(?:no|false|n|none)$/.test(plain)) {
    const kin = choice(yesOf(label, users));
    const un = about.includes(" ") ? [] : [`un${about}`, `non ${about}`];
    const say = [`(no|not|without|dont want) [a|an|any|the] ${kin}`, `${kin} free`, ...un, ...(opposites[about] ?? [])];
    return { spoken: [[value, `no ${about}`]], words: [{ say, means }] };
  }
  const near = new Set([...label.split(" ").flatMap((word) => [word, plural(word), singular(word)]), pastOf(label)]);
  if (plain.length === 1 || vague.has(plain) || needsItsColumn.has(plain)) {
    const alone = { say: [plain], means, guard: { near } };
    const beside = [`${plain} ${label}`, `${plain} ${pastOf(label)}`, `${label} [of|is|in|at] ${plain}`];
    return {
      spoken: [[value, `${value} ${label}`]],
      words: [{ say: beside, means }, ...(/^[ai]$/.test(plain) ? [] : [alone])],
    };
  }
  if (!plain) return { words: [] };
  const words = [{ say: [...new Set([...variantsOf(plain), ...(demonyms[plain] ?? [])])], means }];
  return { words: [...words, ...partsOf(plain, said, neighbors, near)] };
}

const pastOf = (label: string) => `${label.replace(/([^aeiou])y$/, "$1i").replace(/e$/, "")}ed`;

/** Each phrase that may be said for this one: other spellings, one for several, joined words, and words of one stem. */
export function variantsOf(plain: string): string[] {
  const counted = plain.replace(/^\d(?= )/, (digit) => `(${digit}|${digits[Number(digit)]})`);
  const swapped = sameWords.flatMap((group) => {
    const found = group.find((each) => ` ${plain} `.includes(` ${each} `));
    return found ? [` ${plain} `.replace(` ${found} `, ` ${choice(group)} `).trim()] : [];
  });
  const joined =
    /^\p{L}+ \p{L}+$/u.test(plain) || (plain.includes(" ") && plain.length < 8) ? [plain.replaceAll(" ", "")] : [];
  const [, lead, noun] = /^(.+) (\p{L}{3,})$/u.exec(plain) ?? [];
  const turned = lead && noun ? [`${noun} [thats|that is|that are|which is|which are|is|are] ${lead}`] : [];
  const ends = /\b\p{L}{2,3}$/u.test(plain) ? [`${plain}s`] : [];
  const single = /[^s]s$/.test(plain) && plain.length > 4 ? [plain.slice(0, -1)] : [];
  const [, stem, ending] = /^(.*\p{L}{4,}?)(ers?|ing|ed|ation)$/u.exec(plain) ?? [];
  const isApt = stem && (!ending?.startsWith("er") || stem.includes(" "));
  const stemmed = isApt ? ["er", "ing", "ed", "ation"].map((each) => `${stem}${each}`) : [];
  return [...new Set([counted, ...swapped, ...joined, ...turned, ...ends, ...single, ...stemmed])];
}

/** How people say that a thing has it: "built-in grinder", "grinder built in", "grinder", "PID". */
function yesOf(label: string, users: Neighbors["users"]): string[] {
  const about = label.replace(tailsOfNames, "").replace(leadsOfNames, "");
  const [, last = "", ...more] = about.split(" ");
  const isOwn = (word: string) =>
    word.length > 3 && !plainWordsOfNames.has(word) && (users.get(singular(word))?.size ?? 0) < 2;
  const nouns = last && more.length === 0 && isOwn(last) && !/(?:ed|able|ing)$/.test(last) ? [last] : [];
  const kin = alike[about] ?? [];
  return [...new Set([...variantsOf(label), ...variantsOf(about), ...nouns, ...kin])];
}

/** "Carbon" for "carbon fiber", "disc" for both kinds of disc brakes: words that only some of the slot's values have. */
function partsOf(
  plain: string,
  { name, label, values }: SaidValues,
  { users, ordinary }: Neighbors,
  near: Set<string>,
) {
  const words = plain.split(" ");
  const plainValues = values.map(asWords);
  if (words.length === 1) return [];
  return words.flatMap((word): ValueWord[] => {
    const having = plainValues.filter((each) => each.split(" ").includes(word));
    const isFirst = having[0] === plain;
    // The last word is of a kind: "cable", "bike".
    const isKind = word === words.at(-1) && (name === "style" || having.length < 2);
    const isApart =
      having.length < values.length && !plainValues.includes(word) && (users.get(singular(word))?.size ?? 0) < 2;
    if (!isFirst || isKind || !isApart || !/^\p{L}{4,}$/u.test(word) || plainWordsOfNames.has(word)) return [];
    if (label.split(" ").includes(word)) return [];
    return [
      {
        say: [word],
        means: new RegExp(`\\b${literally(word)}\\b`),
        ...(ordinary.has(word) ? { guard: { near } } : {}),
      },
    ];
  });
}

/** "Wines" are each a wine. */
export const singular = (things: string) => things.replace(/ies$/, "y").replace(/(?<=ch|sh|x|ss|z)es$|(?<![su])s$/, "");
export const plural = (noun: string) =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : noun.replace(/s?$/, "s");
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** "Walk to subway" becomes walkToSubway, of four words at most. */
export function camelCase(label: string): string {
  const words = label
    .normalize("NFD")
    .replace(/[^a-z0-9 ]/g, "")
    .trim()
    .split(/\s+/)
    .slice(0, 4);
  const camel = words.map((word, index) => (index === 0 ? word : capital(word))).join("");
  return /^[a-z]/.test(camel) ? camel : `slot${camel}`;
}
