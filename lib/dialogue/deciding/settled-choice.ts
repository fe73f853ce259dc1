import type { ActRequest } from "@/lib/dialogue/act-request";
import { referenceTo } from "@/lib/dialogue/answering/answer";
import { hasTrim, knowIt } from "@/lib/dialogue/answering/known";
import { effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { TurnInput } from "@/lib/dialogue/turn-context";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import type { Question, Reference } from "@/lib/reading/questions/question";

type Choice = Extract<Question, { kind: "choose" }>;

/** Turns the car a shopper takes into the catalog's: of that year, trim and price, or else the nearest. */
export async function withSettled(request: ActRequest, input: TurnInput): Promise<ActRequest> {
  const questions = request.questions.map((each) => (each.kind === "choose" ? settled(each, input) : each));
  return { ...request, questions: await Promise.all(questions) };
}

async function settled(choice: Choice, { catalog, state, vocabulary }: TurnInput): Promise<Choice> {
  const { car: said } = choice;
  if (said.position !== undefined) return choice;
  const situation = { shown: testsWithout(effectiveWishes(state.wishes.constraints, state.concession)), wishes: [] };
  const seen = [...(state.spoken ?? []), ...(state.shown ?? [])];
  // "The 2500HD" may end a model's name.
  const ends = vocabulary.model.filter(({ value }) => said.trim && value.toLowerCase().endsWith(` ${said.trim}`));
  const ended = seen.flatMap(({ make }) => ends.filter((each) => each.make === make)).concat(ends);
  const own = seen.map(({ make, models }) => ({ ...said, make, models }));
  const others = ended.map(({ make, value }) => ({ make, models: [value], year: said.year }));
  const meant: Reference[] = said.make ? [said] : [...own, ...others];
  const found = meant.map(async (asked) => {
    const known = await knowIt(asked, { catalog, situation });
    if (!known) return [];
    const { car, versions } = known;
    const isReal = !said.make || versions.some((each) => hasTrim(each, asked.trim));
    const isOther = (asked.year ?? car.year) !== car.year || (isReal && !hasTrim(car, asked.trim));
    const parts = [asked.year, asked.make, asked.models[0], isReal ? capitalised(asked.trim ?? "") : ""];
    const name = parts.filter(Boolean).join(" ");
    return [{ ...choice, car: referenceTo(car), ...(isOther ? { misses: name } : {}) }];
  });
  const all = (await Promise.all(found)).flat();
  return all.find(({ misses }) => !misses) ?? all[0] ?? choice;
}
