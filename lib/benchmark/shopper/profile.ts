import { pick, type Random } from "@/lib/random";
import type { KnownWish, PersonaKnowledge } from "./persona-knowledge";
import phrases from "./shopper-phrases.json" with { type: "json" };

/** How often each chooses against its own order. */
const slipShares = {
  plain: 0,
  terse: 0,
  chatty: 0.02,
  hedging: 0.1,
  /** Misstates one number, then corrects it. */
  contradictory: 0.1,
  forgetful: 0.05,
  "hard-limits": 0,
  reserved: 0,
};
export type Profile = keyof typeof slipShares;
export const profiles = Object.keys(slipShares) as Profile[];

export function slips(profile: Profile, random: Random): boolean {
  const share = slipShares[profile];
  return share > 0 && random() < share;
}

const { talk, doubts, limits } = phrases;

export function inProfile(profile: Profile, words: string, wishes: readonly KnownWish[], random: Random): string {
  switch (profile) {
    case "terse":
      return words.replace(/,? (because|since|as|so that) [^.;!?]*/gi, "").trim();
    case "chatty":
      return `${pick(talk, random)} ${words} ${pick(talk, random)}`;
    case "hedging":
      return `${pick(doubts, random)}${words}`;
    case "hard-limits":
      return wishes.length === 1 && wishes[0] && wishes[0].place === 1 ? `${words} ${pick(limits, random)}` : words;
    default:
      return words;
  }
}

/** Changes a number by about a tenth; `null` without one. */
export function misspoken(words: string, { value }: Pick<KnownWish, "value">): string | null {
  const digits = Number(value.replace(/[$,]/g, ""));
  if (!Number.isFinite(digits) || !/^\$?[\d,]+$/.test(value)) return null;
  const wrong = digits > 1990 && digits < 2030 ? digits - 2 : Math.round(digits * 0.9);
  const said = value.startsWith("$") ? `$${wrong.toLocaleString("en-US")}` : String(wrong);
  return words.replaceAll(value, said);
}

export const shopperModes = ["verbatim", "paraphrase", "model"] as const;
export type ShopperMode = (typeof shopperModes)[number];

export interface ShopperCharacter {
  knowledge: PersonaKnowledge;
  mode: ShopperMode;
  profile: Profile;
  random: Random;
}
