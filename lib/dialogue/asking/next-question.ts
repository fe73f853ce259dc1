import { type Edit, isBound, likeness, type SlotName } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { isAssumed } from "@/lib/dialogue/deciding/assumed";
import { isOrder, leaningsAfter } from "@/lib/dialogue/deciding/leanings";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { nextFact, testsUnder } from "@/lib/dialogue/policy/policy";
import { listRows, rowsNamed } from "@/lib/dialogue/showing/list-rows";
import { effectiveWishes, testsWithout, toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { standingTranscript } from "@/lib/dialogue/state/history";
import { generalYieldsAfter, questionLeftOpen } from "@/lib/dialogue/state/turn-after";
import { isDecided, type PlayedTurn, type TurnContext } from "@/lib/dialogue/turn-context";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import { endsAsking } from "@/lib/reading/questions/question";
import { namedIn } from "@/lib/reading/questions/referents";
import type { Doubt } from "@/lib/reading/reading";
import type { Scalar } from "@/lib/rules/program";
import { asking } from "@/messages/asking";
import { askableSlots, settledIn } from "./asking-clarity";
import { decidingQuestion, stretchQuestion } from "./asking-decision";
import { asksWhole, hasProducts, isSpent, slotQuestion } from "./asking-slot";
import { type CountedChoice, type NextQuestion, type QuestionSituation, questionOf } from "./asking-statistics";

/** Unreadable words come first, then the wish to keep, then the best slot. */
export async function nextQuestion(question: QuestionSituation): Promise<NextQuestion | null> {
  const { situation, state, settings } = question;
  for (const each of isSpent(question) ? [] : question.doubts) {
    const doubt = settings.shop ? withoutSaid(each, state) : each;
    // A wish for an SUV leaves little to choose of what suits a family.
    const isLeft = doubt.options.length > 1 || doubt.options.length === each.options.length;
    if (isAssumed(doubt) || !isLeft || doubt.options.length === 0) continue;
    if (!isWorthAsking(doubt, question) || !(await changesList(doubt, question))) continue;
    const asked = await clarifyQuestion(doubt, question);
    if (doubt.options.length === 1 || asked.pending.choices.length > 1) return asked;
  }
  switch (situation.kind) {
    case "undecided":
      return decidingQuestion(situation, state);
    case "free":
      return slotQuestion(question);
    case "conceded":
      // The shopper judges a concession first. A form keeps asking.
      return (
        (state.stopAsking ? null : stretchQuestion(situation, state)) ??
        (situation.concession?.settled || settings.asking !== "adaptive" || asksWhole(question) || question.asksMore
          ? slotQuestion(question)
          : null)
      );
    default:
      return null;
  }
}

function isWorthAsking(doubt: Doubt, { state, situation, settings }: QuestionSituation): boolean {
  const { slot, kind, options } = doubt;
  // Once products are named, a remark does, except about payments: only the answer makes a budget of them.
  const isPaid = options.some(({ edits: [edit] }) => edit?.kind === "add" && edit.constraint.slot === likeness.price);
  const isNaming = settings.shop === true && state.wishes.constraints.length > 0 && !isPaid;
  if (isOrder(doubt) || (kind === "no-column" && (state.clarifications > 0 || isNaming))) return false;
  const isRead = slot !== undefined && state.wishes.constraints.some((constraint) => constraint.slot === slot);
  return !isRead || situation.kind === "free";
}

/** A stand-in for a word yields to what was said on its slot: no dearer budget, no wheels for the snow twice. */
function withoutSaid(doubt: Doubt, { wishes }: QuestionSituation["state"]): Doubt {
  if (doubt.kind !== "no-column" && doubt.kind !== "vague") return doubt;
  const said = new Set(wishes.constraints.map(({ slot }) => slot));
  const isSaid = (edit: Edit) => edit.kind === "add" && said.has(edit.constraint.slot);
  return { ...doubt, options: doubt.options.filter(({ edits }) => !edits.some(isSaid)) };
}

async function clarifyQuestion(doubt: Doubt, { state, catalog }: QuestionSituation): Promise<NextQuestion> {
  const counted = doubt.options.map(async ({ label, edits }, index): Promise<CountedChoice> => {
    const { constraints } = applyEdits(state.wishes, edits).wishes;
    return { id: `${index}`, label, edits, count: await catalog.count(constraints.map(toPredicate)) };
  });
  const choices = await Promise.all(counted);
  // No button leads to zero unless all do.
  const telling = choices.filter((choice, index) => choice.count > 0 && isNews(choices, index));
  return questionOf({
    id: `clarify-${state.turn}`,
    kind: "clarify",
    slot: doubt.slot,
    text: doubt.kind === "no-column" ? asking.nearest({ doubt: doubt.text }) : doubt.text,
    why: asking.whyClarify({ quote: doubt.quote }),
    choices: telling.length > 0 ? telling : choices,
  });
}

/** Of bounds that leave the same products, keeps the widest. */
function isNews(choices: readonly CountedChoice[], index: number): boolean {
  const boundOf = (choice: CountedChoice | undefined) => {
    const [edit] = choice?.edits.length === 1 ? choice.edits : [];
    return edit?.kind === "add" && isBound(edit.constraint.op) ? edit.constraint : undefined;
  };
  const own = boundOf(choices[index]);
  return !choices.slice(0, index).some((before) => {
    const other = boundOf(before);
    const same = own !== undefined && other?.slot === own.slot && other.op === own.op;
    return same && before.count === choices[index]?.count;
  });
}

/** To a form every doubt counts. Else some reading must change the first products or what gives way. */
async function changesList({ options }: Doubt, question: QuestionSituation) {
  const { catalog, settings, situation, state, doubts } = question;
  if (!(settings.shop || asksWhole(question)) || situation.kind === "undecided") return true;
  const { concession } = situation;
  const firstOf = async (wishes: Situation["wishes"]) => {
    const shown = testsWithout(wishes);
    const total = await catalog.count(shown);
    const settled = new Set([...settledIn(state), ...wishes.map(({ constraint }) => constraint.slot)]);
    const leanings = leaningsAfter(state.leanings, doubts, settled, settled);
    const { rows } =
      total === 0 ? { rows: [] } : await listRows({ catalog, settings, wishes, shown, total, leanings }, rowsNamed);
    return rows.map(({ best }) => best.position).join();
  };
  const before = await firstOf(situation.wishes);
  for (const { edits } of options) {
    const { constraints } = applyEdits(state.wishes, edits).wishes;
    const after = await firstOf(effectiveWishes(constraints, concession));
    if (after !== "" && after !== before) return true;
  }
  return false;
}

/** An open question stays if the act was about something else. */
export async function turnQuestion(turn: PlayedTurn): Promise<NextQuestion | null> {
  const { input, interpretation, applied, situation, book } = turn;
  const { settings, catalog } = input;
  const isNamed = !input.state.question && interpretation.questions.some(({ kind }) => kind === "superlative");
  if ((settings.shop && isNamed) || interpretation.questions.some(endsAsking) || isDecided(turn)) return null;
  const { doubts } = interpretation;
  const leanings = leaningsAfter(applied.state.leanings, doubts, settledIn(applied.state), settledIn(input.state));
  const said = saidIn(turn);
  const reopen = questionLeftOpen(turn);
  const question: QuestionSituation = {
    ...{ situation, settings, catalog, book, planner: input.planner },
    state: { ...applied.state, leanings, general: generalYieldsAfter(input.state, applied.state) },
    ...{ doubts, said },
    reopen: reopen?.kind === "compare" || interpretation.stopAsking ? null : reopen,
    // Asked again in easier words.
    named: settings.shop ? slotsNamed(said, input) : [],
    isUnread: interpretation.kind === "unread" && interpretation.gaveUp === null,
    asksMore: settings.shop === true && interpretation.asksMore === true,
  };
  // Beside named products nothing is asked again.
  const open = hasProducts(question) ? { ...question, reopen: null } : question;
  return (await policyQuestion(turn)) ?? (turn.reveals ? nextQuestion(open) : heldQuestion(open));
}

function saidIn({ input: { act }, applied: { state, did } }: PlayedTurn): string {
  const earlier = did === "start-over" ? [] : standingTranscript(state).filter(({ role }) => role === "user");
  return [...earlier.map(({ content }) => content), act.kind === "words" ? act.text : ""].join(". ");
}

/** "A van, not this ugly": what was named needs no question, even where it wasn't read. */
function slotsNamed(said: string, { vocabulary }: PlayedTurn["input"]): SlotName[] {
  const { names, values, topics } = namedIn(said, vocabulary);
  const models = names.flatMap(({ product }) => (product.models.length > 0 ? ["model" as const] : []));
  return [...models, ...values.map(({ slot }) => slot), ...topics.flatMap(({ slots }) => slots)];
}

/** With products held back, counts all products as without wishes. */
async function heldQuestion(question: QuestionSituation): Promise<NextQuestion | null> {
  const { state, settings } = question;
  const open = { ...state, wishes: { ...state.wishes, constraints: [] } };
  const silent = { ...settings, asking: "never" as const };
  const clarifying = await nextQuestion({ ...question, state: open, settings: silent, reopen: null });
  return clarifying ?? nextQuestion({ ...question, doubts: [] });
}

/** Requires shown results, no open question, and something left to ask. */
export function canAskMore({ input, interpretation, situation, state, question, reveals }: TurnContext): boolean {
  const { settings } = input;
  if (!settings.shop || settings.asking === "never" || !reveals || question || interpretation.asksMore) return false;
  if (interpretation.questions.some(({ kind }) => kind === "choose")) return false;
  const isOpen = situation.kind === "free" || situation.concession?.settled === true;
  if (!isOpen || situation.total < 2 || state.wishes.constraints.length === 0) return false;
  return askableSlots(state.asked, settledIn(state)).length > 0;
}

/** Comes before all other questions. */
async function policyQuestion({ input, applied: { state } }: PlayedTurn): Promise<NextQuestion | null> {
  const { policy, turn } = state;
  const missing = policy ? nextFact(policy) : undefined;
  if (!policy || !missing) return null;
  const { feature, key, quote } = missing;
  const why = asking.becauseItSays({ quote });
  const values: readonly Scalar[] = feature.type === "bool" ? [true, false] : (feature.options ?? []);
  const wished = state.wishes.constraints.map(toPredicate);
  const choices = values.map(async (value) => {
    const count = await input.catalog.count([...wished, ...testsUnder(policy, { [key]: value }, input.vocabulary)]);
    const label = typeof value === "string" ? capitalised(value) : value ? asking.yes : asking.no;
    return { id: String(value), label, edits: [], count };
  });
  return questionOf({
    ...{ id: `policy-${turn}-${key}`, kind: "clarify", why, rule: key, choices: await Promise.all(choices) },
    text: `${feature.ask.replace("each person", `person ${key.split("#")[1]}`)} ${why}`,
    rung: policy.rung || undefined,
  });
}
