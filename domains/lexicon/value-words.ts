import type { ValueWord } from "@/domains/slot";
import { alike, demonyms, needsItsColumn } from "./column-words";

const digits = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
export const plainly = (value: string) =>
  value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A yes is said by the column's name: "furnished". A value that says little alone needs it beside: "full body". */
export function saidOf(
  value: string,
  label: string,
  vague: ReadonlySet<string>,
): { spoken?: string[][]; words: ValueWord[] } {
  const means = new RegExp(`^${value.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
  const plain = plainly(value);
  const about = label.replace(/ (?:allowed|included|available|ok)$/, "");
  const kin = `(${[...new Set([label, about, ...(alike[about] ?? [])])].join("|")})`;
  if (/^(?:yes|true|y)$/.test(plain)) return { spoken: [[value, label]], words: [{ say: [kin], means }] };
  if (/^(?:no|false|n|none)$/.test(plain)) {
    const say = [`(no|not|without) ${kin}`, ...(about.includes(" ") ? [] : [`un${about}`])];
    return { spoken: [[value, `no ${about}`]], words: [{ say, means }] };
  }
  if (vague.has(plain) || needsItsColumn.has(plain)) {
    const past = `${label.replace(/([^aeiou])y$/, "$1i").replace(/e$/, "")}ed`;
    const alone = { say: [plain], means, guard: { near: new Set([...label.split(" "), past]) } };
    return {
      spoken: [[value, `${value} ${label}`]],
      words: [{ say: [`${plain} ${label}`, `${plain} ${past}`], means }, alone],
    };
  }
  const counted = plain.replace(/^\d(?= )/, (digit) => `(${digit}|${digits[Number(digit)]})`);
  const joined = plain.includes(" ") && plain.length < 8 ? [plain.replaceAll(" ", "")] : [];
  return { words: plain ? [{ say: [counted, ...joined, ...(demonyms[plain] ?? [])], means }] : [] };
}

export const plural = (noun: string) =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : noun.replace(/s?$/, "s");
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
