import { weightOfRating } from "@/lib/reading/importance/degree-answers";
import type { SaidWeight } from "@/lib/reading/importance/importance";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "./numbers";

const leads = new Set(["a", "an", "is", "gets", "at", "=", ":", "as", "about", "only", "just"]);

/** Finds "price is a 10". Grades weigh the name before them. */
export function findRatings(
  tokens: readonly Token[],
  numbers: readonly SpokenNumber[],
): { weights: SaidWeight[]; taken: ReadonlySet<number> } {
  const weights: SaidWeight[] = [];
  const taken = new Set<number>();
  let most: number | undefined;
  for (const [position, number] of numbers.entries()) {
    const next = numbers[position + 1];
    if (next && opensScale(tokens, number, next)) {
      most = next.value;
      taken.add(number.start).add(next.start);
      continue;
    }
    if (taken.has(number.start)) continue;
    if (position > 0 && tokens.slice(numbers[position - 1]?.end ?? 0, number.start).some(endsSentence))
      most = undefined;
    const own = next && isShareOf(tokens, number, next) ? next : undefined;
    const top = own?.value ?? most;
    if (top === undefined || number.value > top) continue;
    if (!own && !leads.has(tokens[number.start - 1]?.word ?? "")) continue;
    taken.add(number.start);
    if (own) taken.add(own.start);
    weights.push({ weight: weightOfRating(number.value, top), start: number.start, end: own?.end ?? number.end });
  }
  return { weights, taken };
}

const tops = new Set([5, 10, 100]);

function opensScale(tokens: readonly Token[], low: SpokenNumber, high: SpokenNumber): boolean {
  const before = tokens.slice(Math.max(0, low.start - 3), low.start).map((token) => token.word);
  return before.includes("scale") && high.start - low.end <= 1 && tops.has(high.value);
}

/** "9 out of 10" about an earlier name. */
function isShareOf(tokens: readonly Token[], share: SpokenNumber, whole: SpokenNumber): boolean {
  const gap = tokens.slice(share.end, whole.start).map((token) => token.word);
  const joined = gap.join(" ") === "/" || gap.join(" ") === "out of";
  return joined && tops.has(whole.value) && leads.has(tokens[share.start - 1]?.word ?? "");
}
