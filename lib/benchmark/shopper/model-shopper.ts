import { wordedImportance } from "@/lib/benchmark/generate/importance-wording";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import type { PersonaKnowledge } from "./persona-knowledge";
import { createShopper, type Shopper } from "./shopper";
import type { ShopperCharacter } from "./shopper-character";
import { addUsage, type Writer, type WriterUsage } from "./writer";

/** Then the persona's own sentence replaces the model's. */
const mostTries = 2;

/** The persona decides the content. Wrong or missing values bring back its own words. */
export function createModelShopper(character: ShopperCharacter, persona: string, writer: Writer): Shopper {
  const own = createShopper(character);
  const spent: WriterUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };
  const inOtherWords = async (act: ReturnType<typeof own.answer>, question: QuestionPart | null) => {
    // A tap has no words for the model.
    if (act.kind !== "words") return act;
    const problems: string[] = [];
    for (let round = 0; round < mostTries; round++) {
      const answer = await writer.write(shopperPrompt({ persona, meant: act.text, question, problems }));
      addUsage(spent, answer.usage);
      if (answer.kind === "failed") break;
      const said = answer.text.trim().replace(/^["“]|["”]$/g, "");
      const wrong = checkSpoken(said, act.text, persona, character.knowledge);
      if (wrong.length === 0) return { ...act, text: said };
      problems.splice(0, problems.length, ...wrong);
    }
    return act;
  };
  return {
    open: (everything) => inOtherWords(own.open(everything), null),
    answer: (question) => inOtherWords(own.answer(question), question),
    react: (card) => own.react(card),
    async volunteer() {
      const act = own.volunteer();
      return act && inOtherWords(act, null);
    },
    usage: () => spent,
  };
}

const system = `You play a person who talks to a car shop's assistant. You are given who you are and what you have in mind to say now.
Say it in your own words, as one would type it in a chat: at most three short sentences, no greeting, no quotation marks.
Keep every value exactly as it is written (numbers with their commas, names, words in brackets). Keep how much it matters to you: no more and no less firmly.
Say nothing you were not given: no other wish, no other number, no price or model of your own.`;

interface ShopperPrompt {
  persona: string;
  meant: string;
  question: QuestionPart | null;
  problems: readonly string[];
}

/** Shows the model only persona, question and meaning. */
function shopperPrompt({ persona, meant, question, problems }: ShopperPrompt): { system: string; user: string } {
  const parts = [
    `Who you are: ${persona}`,
    question ? `The assistant asks: ${question.text}` : "Nobody has asked: you bring it up yourself.",
    `What you have in mind to say: ${meant}`,
    ...(problems.length > 0 ? [`Your last try was not usable: ${problems.join("; ")}. Try again.`] : []),
  ];
  return { system, user: parts.join("\n\n") };
}

const longest = 600;
const mostDrift = 0.4;

function checkSpoken(said: string, meant: string, persona: string, { wishes }: PersonaKnowledge): string[] {
  const problems: string[] = [];
  if (said === "") problems.push("it is empty");
  if (said.length > longest) problems.push(`it is longer than ${longest} characters`);
  for (const { value } of wishes) {
    const isMeant = holds(meant, value);
    if (isMeant && !holds(said, value)) problems.push(`it leaves out ${value}`);
    if (!isMeant && holds(said, value) && !holds(persona.split(/(?<=[.!?]) /)[0] ?? "", value)) {
      problems.push(`it speaks of ${value}, which is not asked for now`);
    }
  }
  const known = new Set(numbersIn(`${persona} ${meant}`));
  for (const number of numbersIn(said)) if (!known.has(number)) problems.push(`${number} is a number of its own`);
  const shift = Math.abs(wordedImportance([said]) - wordedImportance([meant]));
  if (problems.length === 0 && wishes.filter(({ value }) => holds(meant, value)).length === 1 && shift > mostDrift)
    problems.push("it matters much more or less than it should");
  return problems;
}

function holds(text: string, value: string): boolean {
  return text.toLowerCase().includes(value.toLowerCase());
}

function numbersIn(text: string): string[] {
  return text.match(/\d[\d,]*/g)?.map((each) => each.replaceAll(",", "")) ?? [];
}
