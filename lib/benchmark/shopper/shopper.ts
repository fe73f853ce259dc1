import { describeConstraint } from "@/lib/constraints";
import { slotVoices } from "@/lib/constraints/slot-voices";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart, RelaxationPart } from "@/lib/dialogue/wording/parts";
import { pick, type Random } from "@/lib/random";
import type { KnownWish, ShopperCharacter } from "./persona-knowledge";
import { givesLightestFirst, inProfile, leastMinded, misspoken, slips, slotsOfId } from "./persona-knowledge";
import phrases from "./shopper-phrases.json" with { type: "json" };
import { asksMeaning, isNo, isYesOrNo, plainly, saysYes } from "./yes-or-no";

type Soon<T> = T | Promise<T>;

export interface Shopper {
  /** The whole persona, or only the base request when questions will follow. */
  open(everything: boolean): Soon<Act>;
  answer(question: QuestionPart): Soon<Act>;
  react(card: RelaxationPart): Soon<Act | null>;
  volunteer(): Soon<Act | null>;
  usage?(): { calls: number; inputTokens: number; outputTokens: number };
}

const say = (text: string): Act => ({ kind: "words", text });

/** Acts follow from character, questions and random numbers. */
export function createShopper(character: ShopperCharacter) {
  const { knowledge, profile, random } = character;
  const memory = createMemory(character);
  return {
    open(everything: boolean): Act {
      if (!everything || profile === "reserved") return say(knowledge.opening);
      const told = memory.tell(knowledge.wishes.filter((wish) => wish !== memory.forgotten));
      return say(`${knowledge.opening} ${told}`);
    },
    answer(question: QuestionPart): Act {
      if (question.kind === "slot" && !question.slot) return say(memory.tellSome() ?? pick(phrases.noMore, random));
      const known = knowledge.wishes.filter((each) => each !== memory.forgotten);
      const [wish, other] = [question.slot, question.also].flatMap(
        (slot) => known.find((each) => slot !== undefined && each.slot === slot) ?? [],
      );
      // A misunderstood shopper repeats itself. One without such a wish says no.
      const isMissed = wish && asksMeaning(question) && !saysYes(knowledge, question);
      if (!isMissed && (question.kind !== "slot" || isYesOrNo(question))) return chooseAnswer(character, question);
      if (!wish) return say(pick(phrases.noMatter, random));
      const told = memory.tell(other ? [wish, other] : [wish]);
      return say(wish.whenAsked && asksImportance.test(question.text) ? `${told} ${wish.whenAsked}` : told);
    },
    react: (card: RelaxationPart) => answerCard(character, card),
    volunteer(): Act | null {
      const words = memory.correct() ?? (profile === "reserved" ? null : memory.tellNext());
      return words === null ? null : say(words);
    },
  };
}

const asksImportance = /\b(important|importance|matters?|how much)\b/i;

function chooseAnswer(character: ShopperCharacter, question: QuestionPart): Act {
  const { id: questionId, kind, choices } = question;
  const { knowledge, profile, random } = character;
  const take = (choice: { id: string } | null | undefined): Act => {
    if (!choice) return { kind: "skip", questionId };
    return kind === "compare"
      ? { kind, questionId, keep: choice.id }
      : { kind: "answer", questionId, choices: [choice.id] };
  };
  if (isYesOrNo(question)) {
    const yes = saysYes(knowledge, question) !== (!asksMeaning(question) && slips(profile, random));
    return take(choices.find((choice) => isNo(choice) !== yes));
  }
  if (kind === "clarify")
    return take(choices.find(({ label }) => knowledge.wishes.some((wish) => isMeant(wish, label))));
  return take(leastMinded(character, choices));
}

/** Accepts "a large one" for Large, but not "midsize or large". */
function isMeant({ value, test }: KnownWish, label: string): boolean {
  const [said, own, shown] = [plainly(label), plainly(value), plainly(describeConstraint(test))];
  const isWider = said.includes(" or ") && !own.includes(" or ");
  return said === shown || (!isWider && (said.includes(own) || own.includes(said)));
}

/** Gives up or unlocks the least important wish. `null` if the card asks nothing. */
function answerCard(character: ShopperCharacter, card: RelaxationPart): Act | null {
  switch (card.state) {
    case "undecided":
    case "listed": {
      const least = leastMinded(character, card.alternatives);
      return least && { kind: "choose-relaxation", relaxationId: least.id };
    }
    case "proposed": {
      const given = card.gaveWay.flatMap(({ id }) => slotsOfId(id));
      return { kind: givesLightestFirst(character.knowledge, given) ? "agree" : "disagree" };
    }
    case "locked-conflict": {
      const least = leastMinded(character, card.conflict);
      return least && { kind: "unlock", id: least.id };
    }
    default:
      return null;
  }
}

const mostReserved = 2;

function createMemory(character: ShopperCharacter) {
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
    // The shopper changes their mind after half of the wishes.
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
  /** At a general question: everything, or from who is reserved the two wishes that matter most. */
  const tellSome = (): string | null => {
    const open = [...untold].filter((wish) => wish !== forgotten).sort((a, b) => b.place - a.place);
    const some = profile === "reserved" ? open.slice(0, mostReserved) : open;
    return some.length > 0 ? tell(some) : null;
  };
  return { forgotten, tell, correct, tellNext, tellSome };
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
