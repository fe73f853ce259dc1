import { slotVoices } from "@/lib/constraints/slot-voices";
import { pick, type Random } from "@/lib/draw";
import type { KnownWish } from "./persona-knowledge";
import type { ShopperCharacter } from "./profile";
import { inProfile, misspoken } from "./profile";
import phrases from "./shopper-phrases.json" with { type: "json" };

export function createMemory(character: ShopperCharacter) {
  const { knowledge, mode, profile, random } = character;
  const untold = new Set(knowledge.wishes);
  const forgotten = profile === "forgetful" && untold.size > 1 ? pick(knowledge.wishes, random) : null;
  let mayMisspeak = profile === "contradictory";
  let wrong: KnownWish | null = null;
  let changing: KnownWish | null = null;
  const tell = (wishes: readonly KnownWish[]): string => {
    const drifting = wishes.find((wish) => wish.before !== undefined && untold.has(wish));
    if (drifting) changing = drifting;
    const isAgain = wishes.length > 0 && wishes.every((wish) => !untold.has(wish));
    for (const wish of wishes) untold.delete(wish);
    for (const wish of untold) {
      if (mode !== "paraphrase" && wish !== forgotten && isSaidWith(wishes, wish)) untold.delete(wish);
    }
    // A repeated question means a misunderstanding, so the words change.
    if (isAgain) return inProfile(profile, wordsFor({ ...character, mode: "paraphrase" }, wishes), wishes, random);
    const told = wishes.map((wish) => (wish === drifting ? asBefore(wish) : wish));
    const words = wordsFor(character, told);
    const [first] = wishes;
    const slip = mayMisspeak && first ? misspoken(words, first) : null;
    if (!slip || !first) return inProfile(profile, words, wishes, random);
    mayMisspeak = false;
    wrong = first;
    return slip;
  };
  const correct = (): string | null => {
    if (wrong) {
      const words = `Sorry, I got that wrong. ${wordsFor(character, [wrong])}`;
      wrong = null;
      return words;
    }
    // The change comes once half of the wishes are told.
    if (!changing || untold.size > knowledge.wishes.length / 2) return null;
    const words = `${character.mode === "paraphrase" ? "I have changed my mind there. " : ""}${wordsFor(character, [changing])}`;
    changing = null;
    return words;
  };
  const tellNext = (): string | null => {
    const next = [...untold].find((wish) => wish !== forgotten);
    if (next) return tell([next]);
    return forgotten && untold.has(forgotten) ? `Oh, I forgot something. ${tell([forgotten])}` : null;
  };
  return { forgotten, tell, correct, tellNext };
}

function wordsFor({ mode, random }: ShopperCharacter, wishes: readonly KnownWish[]): string {
  if (mode === "paraphrase") return wishes.map((wish) => paraphrase(wish, random)).join(" ");
  const sentences = wishes.flatMap((wish) => (wish.sentences.length > 0 ? wish.sentences : [paraphrase(wish, random)]));
  return [...new Set(sentences)].join(" ");
}

function isSaidWith(wishes: readonly KnownWish[], { sentences, before }: KnownWish): boolean {
  const said = wishes.flatMap((wish) => wish.sentences);
  return before === undefined && sentences.length > 0 && sentences.every((each) => said.includes(each));
}

function asBefore(wish: KnownWish): KnownWish {
  const { before = wish.value } = wish;
  const [stated = ""] = wish.sentences;
  return { ...wish, value: before, sentences: wish.sentences.length > 0 ? [stated.replace(wish.value, before)] : [] };
}

/** Leaves out importance that waits for its question. */
function paraphrase({ slot, value, place, whenAsked }: KnownWish, random: Random): string {
  const wish = pick(slotVoices[slot].paraphrases, random).replace("{v}", value);
  const said = phrases.levels.find(({ from }) => place >= from)?.said ?? [];
  const stated = `${wish.charAt(0).toUpperCase()}${wish.slice(1)}.`;
  return whenAsked === undefined ? `${stated} ${pick(said, random)}` : stated;
}
