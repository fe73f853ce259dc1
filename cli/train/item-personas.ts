import { z } from "zod";
import { UnusableFile } from "@/cli/catalog/open-catalog";
import { checkPersona } from "@/lib/benchmark/generate/check-persona";
import { personaLevels, spoken, type WeighedPredicate } from "@/lib/benchmark/generate/persona";
import { type PersonaLevel, wordedImportance } from "@/lib/benchmark/generate/persona-phrases";
import { type Item, type ItemQuestion, itemQuestion } from "@/lib/benchmark/item";
import { type Predicate, valuesOf } from "@/lib/constraints";
import { benchmark } from "@/lib/constraints/sold/benchmark";
import { callVersion, jsonIn } from "@/lib/model/call-model";
import { added, type ModelPort, type ModelUsage, noUsage } from "@/lib/model/model-port";

export type Personas = ReturnType<typeof openPersonas>;

/** `isStrict` stops at the first persona without a passing try, where the grammar's would be used. */
export function openPersonas(writer: ModelPort, isStrict: boolean) {
  let spent = noUsage;
  let written = 0;
  let kept = 0;
  return {
    async give(item: Item): Promise<Item> {
      // A model cannot write these habits.
      if (item.drift || item.whenAsked) {
        kept++;
        return { ...item, personaBy: "grammar" };
      }
      const answer = await writeModelPersona(item, writer);
      spent = added(spent, answer.usage);
      if (answer.kind === "written") {
        written++;
        return { ...item, persona: answer.persona, personaBy: writer.id };
      }
      const said = `${item.id}: no persona of ${writer.id} could be used: ${answer.problems.join("; ")}`;
      if (answer.failure === "over-cap") throw new UnusableFile(`${said}. Run it again to go on from here.`);
      if (isStrict) throw new UnusableFile(`${said}.`);
      console.error(said);
      kept++;
      return { ...item, personaBy: "grammar" };
    },
    account: () =>
      `${written} personas by ${writer.id}, ${kept} by the grammar; ${callVersion({ name: "persona", system })} ${spent.calls} requests, ${spent.inputTokens} tokens in, ${spent.outputTokens} out`,
  };
}

/** Each try sees the last one's faults. */
const mostTries = 3;

type WrittenPersona =
  | { kind: "written"; persona: string; tries: number; usage: ModelUsage }
  | { kind: "refused"; problems: string[]; failure?: string; usage: ModelUsage };

/** Base first, heaviest wish next, importance in words alone. */
export async function writeModelPersona(item: Item, writer: ModelPort): Promise<WrittenPersona> {
  let usage = noUsage;
  const read = itemQuestion(item);
  if (read.kind === "refused") return { kind: "refused", problems: [read.reason], usage };
  const { frame, constraints, target } = read.question;
  const levels = personaLevels({ constraints, target: constraints.filter(({ id }) => target.includes(id)), vague: [] });
  let problems: string[] = [];
  for (let tries = 1; tries <= mostTries; tries++) {
    const answer = await writer.send({ ...personaPrompt({ frame, levels, problems }), sample: tries - 1 });
    usage = added(usage, answer.usage);
    if (answer.kind === "failed") {
      const { failure } = answer;
      return { kind: "refused", problems: [`the model ${failure}`], failure, usage };
    }
    const sentences = sentencesSchema.safeParse(jsonIn(answer.text)).data;
    const falling = levels.map(({ constraint }) => constraint);
    problems = sentences ? problemsOf(sentences, frame, falling, target.length) : [notJson];
    if (sentences && problems.length === 0) {
      return { kind: "written", persona: [sentences.opening, ...sentences.wishes].join(" "), tries, usage };
    }
  }
  return { kind: "refused", problems, usage };
}

const notJson = 'the answer is not JSON of the form {"opening": "...", "wishes": ["...", ...]}';

const sentencesSchema = z.object({ opening: z.string().trim().min(1), wishes: z.array(z.string().trim().min(1)) });

function problemsOf(
  { opening, wishes }: z.infer<typeof sentencesSchema>,
  base: readonly Predicate[],
  falling: readonly WeighedPredicate[],
  targets: number,
): string[] {
  if (wishes.length !== falling.length) return [`there are ${wishes.length} wishes, not ${falling.length}`];
  const problems = checkPersona([opening, ...wishes].join(" "), base, falling);
  for (const { value } of base) {
    const said = String(value).toLowerCase().replaceAll("_", " ");
    if (!opening.toLowerCase().replaceAll("_", " ").includes(said)) problems.push(`the opening leaves out ${said}`);
  }
  falling.forEach((constraint, index) => {
    problems.push(...checkPersona(wishes[index] ?? "", [], [constraint]).map((each) => `wish ${index + 1}: ${each}`));
  });
  return [...new Set([...problems, ...wordingProblems(wishes, targets)])];
}

/** Importance must fall, and the target must be worded lowest. */
function wordingProblems(wishes: readonly string[], targets: number): string[] {
  const worded = wishes.map(wordedImportance);
  const problems = worded.flatMap((importance, index) =>
    index > 0 && importance > (worded[index - 1] ?? 1)
      ? [`wish ${index + 1} sounds more important than wish ${index}`]
      : [],
  );
  const kept = worded.slice(0, -targets);
  const given = worded.slice(-targets);
  if (Math.max(...given) >= Math.min(...kept)) problems.push("the last wish does not sound like the most flexible one");
  return problems;
}

const { thing, mildMotive } = benchmark;

const system = `You write short first-person descriptions of people who look for a ${thing}.
Answer with JSON only: {"opening": "...", "wishes": ["...", "..."]}.
The opening is one sentence that asks for the base ${thing}, with a mild motive that ${mildMotive}.
Then one sentence for each wish, in the order given. Write every value exactly as it is given and exactly once, and no other value of a ${thing}.
Say in words how much each wish matters, as its level says. Never use numbers for it, and never words like weight, constraint, repair or policy.
Each wish must sound less important than the one before it; the last is the most flexible of all.`;

const soundings: Readonly<Record<PersonaLevel, string>> = {
  top: "a must-have: not willing to compromise, non-negotiable, the top priority",
  high: "a strong preference: strongly prefer, care a lot",
  medium: "aimed for with some give: could compromise a bit, somewhat flexible",
  low: "a nice-to-have: very flexible, easily given up",
  open: "mentioned, its importance left unsaid",
};

interface PersonaQuestion extends Pick<ItemQuestion, "frame"> {
  levels: readonly { constraint: WeighedPredicate; level: PersonaLevel }[];
  problems: readonly string[];
}

function personaPrompt({ frame, levels, problems }: PersonaQuestion): { system: string; user: string } {
  const base = frame.map(({ slot, value }) => `${slot}: ${String(value)}`).join("; ");
  const wishes = levels.map(
    ({ constraint, level }, index) =>
      `${index + 1}. ${constraint.slot} ${meaning(constraint)} "${spoken(constraint.slot, valuesOf(constraint.value)[0] ?? "")}", ${soundings[level]}`,
  );
  const wrong =
    problems.length > 0 ? `\n\nYour last answer was not usable: ${problems.join("; ")}. Write it again.` : "";
  return { system, user: `Base ${thing}: ${base}\nWishes, the most important first:\n${wishes.join("\n")}${wrong}` };
}

function meaning({ op }: Predicate): string {
  if (op === ">=") return "at least";
  return op === "<=" ? "at most" : "is";
}
