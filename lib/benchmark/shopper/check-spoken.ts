import { wordedImportance } from "@/lib/benchmark/generate/importance-wording";
import type { PersonaKnowledge } from "./persona-knowledge";

const longest = 600;
/** How far the wording may move importance before it is another persona's. */
const mostDrift = 0.4;

/** What is wrong with words a model put into a shopper's mouth; empty when they say what was meant. */
export function checkSpoken(said: string, meant: string, persona: string, { wishes }: PersonaKnowledge): string[] {
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
  if (problems.length === 0 && wishes.filter(({ value }) => holds(meant, value)).length === 1 && shift > mostDrift) {
    problems.push("it matters much more or less than it should");
  }
  return problems;
}

function holds(text: string, value: string): boolean {
  return text.toLowerCase().includes(value.toLowerCase());
}

function numbersIn(text: string): string[] {
  return text.match(/\d[\d,]*/g)?.map((each) => each.replaceAll(",", "")) ?? [];
}
