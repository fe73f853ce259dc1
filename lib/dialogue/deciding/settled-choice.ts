import type { Edit } from "@/lib/constraints";
import { type ActRequest, besideOf, editsOf, wholeSearch } from "@/lib/dialogue/act-request";
import { referenceTo } from "@/lib/dialogue/answering/answer";
import { hasTrim, knowIt } from "@/lib/dialogue/answering/known";
import { effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import type { TurnInput } from "@/lib/dialogue/turn-context";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import type { Question, Reference } from "@/lib/reading/questions/question";

type Choice = Extract<Question, { kind: "choose" }>;

/** Turns the product a shopper takes into the catalog's: of that year, trim and price, or else the nearest. */
export async function withSettled(request: ActRequest, input: TurnInput): Promise<ActRequest> {
  const asked = request.questions.map((each) => (each.kind === "choose" ? settled(each, input) : each));
  const questions = await Promise.all(asked);
  const taken = questions.flatMap((each) => (each.kind === "choose" && !each.misses ? each.product : []));
  if (taken.length === 0) return { ...request, questions };
  const edits = editsOf(request).filter((edit) => !taken.some((name) => isOfName(edit, name)));
  const beside = { ...besideOf(request), questions, closesQuestion: true };
  // Taking one also settles what had to give way.
  return wholeSearch.has(request.kind) ? { ...request, ...beside } : { ...beside, kind: "edit", edits };
}

/** Whether words inside the name of the one taken set it: "2024", "AWD", "CX-5". */
function isOfName(edit: Edit, { year, make, models, trim }: Reference): boolean {
  const name = ` ${[year, make, ...models, trim].join(" ").toLowerCase()} `;
  const evidence = edit.kind === "add" ? edit.constraint.evidence : (edit.evidence ?? []);
  const said = evidence.filter((each) => each.for === "value");
  return said.length > 0 && said.every(({ quote }) => name.includes(` ${quote.toLowerCase()} `));
}

async function settled(choice: Choice, { catalog, state, vocabulary }: TurnInput): Promise<Choice> {
  const { product: said } = choice;
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
    const { product, versions } = known;
    const isReal = !said.make || versions.some((each) => hasTrim(each, asked.trim));
    const isOther = (asked.year ?? product.year) !== product.year || (isReal && !hasTrim(product, asked.trim));
    const parts = [asked.year, asked.make, asked.models[0], isReal ? capitalised(asked.trim ?? "") : ""];
    const name = parts.filter(Boolean).join(" ");
    return [{ ...choice, product: referenceTo(product), ...(isOther ? { misses: name } : {}) }];
  });
  const all = (await Promise.all(found)).flat();
  return all.find(({ misses }) => !misses) ?? all[0] ?? choice;
}
