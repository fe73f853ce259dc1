import type { Distribution } from "@/lib/catalog/catalog-reader";
import type { SlotName } from "@/lib/constraints";
import { describeConstraint, grainOf, isBound, isNumericSlot, slotDefinitions, slotTitles } from "@/lib/constraints";
import { wishFromChoice } from "@/lib/constraints/constraint";
import { slotWords } from "@/lib/constraints/slot-words";
import { drawingOf } from "@/lib/dialogue/deciding/bars";
import { exactChoices } from "@/lib/dialogue/deciding/exact-choices";
import { listRows, rowsNamed } from "@/lib/dialogue/showing/list-rows";
import type { PendingQuestion } from "@/lib/dialogue/state/conversation-state";
import { drawLot } from "@/lib/dialogue/state/draw-lot";
import { offerAgain, rememberedOn } from "@/lib/dialogue/state/remembered";
import { productCount } from "@/lib/dialogue/wording/count-words";
import { say } from "@/lib/dialogue/wording/phrase";
import { asking } from "@/messages/asking";
import { askableSlots, middleOf, settledIn, slotsByCare, unaskedSlots } from "./asking-clarity";
import type { CountedChoice, NextQuestion, QuestionSituation } from "./asking-statistics";
import { questionOf, slotStatistics } from "./asking-statistics";
import { byGain, planQuestion, productsInView, questionsSoFar, wholeQuestions } from "./plan-whole";
import { mostChoices, type SlotChoice, type SuitedValues, slotChoices } from "./slot-question";
import { tellingUse, usesIn, wishPrior } from "./wish-prior";

type SlotSituation = Omit<QuestionSituation, "doubts">;

/** The open question in easier words if its answer was unreadable, else the next one. */
export async function slotQuestion(question: SlotSituation): Promise<NextQuestion | null> {
  const { state, settings, asksMore } = question;
  if (settings.asking === "never" || (state.stopAsking && !asksMore)) return null;
  const settled = settledIn(state);
  const reopened = await reopenedQuestion(question, settled);
  if (reopened) return reopened;
  if (spentOn(question) >= budgetOf(question)) return null;
  if (hasProducts(question)) return null;
  if (asksWhole(question)) return wholeQuestion(question, settled);
  const slots = askableSlots(state.asked, new Set([...settled, ...(asksMore ? [] : (question.named ?? []))]));
  return settings.statistics === "none" ? openQuestion(slots, question) : plannedQuestion(slots, question);
}

/** The shop asks unbidden until it has named products. */
export function hasProducts({ settings, state, asksMore }: SlotSituation): boolean {
  return settings.shop === true && !state.oneCar && !asksMore && (state.spoken ?? []).length > 0;
}

/** A search for one particular product allows twice the questions. */
function budgetOf({ settings, state, asksMore }: SlotSituation): number {
  if (asksMore) return Number.POSITIVE_INFINITY;
  return settings.questionBudget * (state.oneCar ? 2 : 1);
}

/** The shop counts all questions, other settings only slot questions. */
export function isSpent(question: SlotSituation): boolean {
  const { settings, state } = question;
  return settings.shop === true && !question.asksMore && (state.stopAsking || spentOn(question) >= budgetOf(question));
}

function spentOn({ settings, state }: SlotSituation): number {
  return questionsSoFar(state) + (settings.shop ? state.clarifications : 0);
}

async function reopenedQuestion(question: SlotSituation, settled: ReadonlySet<SlotName>): Promise<NextQuestion | null> {
  const { reopen, catalog, situation, isUnread } = question;
  if (reopen?.kind !== "slot" || !reopen.slot || settled.has(reopen.slot)) return null;
  const [distribution] = await catalog.distributions([{ where: situation.shown, slot: reopen.slot }]);
  if (!distribution) return null;
  const choices = (question.state.oneCar ? exactChoices : slotChoices)(distribution, situation.total);
  if (choices.length < 2) return null;
  if (!isUnread && !reopen.rung) return asked(reopen, distribution, choices);
  return isUnread && reopen.rung ? null : easier(reopen, choices);
}

async function plannedQuestion(slots: readonly SlotName[], question: SlotSituation): Promise<NextQuestion | null> {
  const { state, settings, asksMore } = question;
  const lot = drawLot((settings.seed ?? 1) + state.asked.length, state.wishes.constraints);
  const { distributions: all, total } = await slotStatistics(slots, question, lot);
  const distributions = settings.shop ? all.map((each) => suited(each, question)) : all;
  const isAdaptive = settings.asking === "adaptive" && (asksMore || total > productsInView);
  const plan = planQuestion({
    settings: { ...settings, questionBudget: budgetOf(question) },
    stopAsking: state.stopAsking && !asksMore,
    asksMore,
    asked: state.asked,
    total,
    distributions,
    lot,
    top: isAdaptive ? await headOfList(question) : undefined,
    oneProduct: state.oneCar,
  });
  if (!plan) return null;
  const distribution = distributions.find(({ slot }) => slot === plan.slot);
  const choices = await recounted(plan.choices, question);
  const fresh = freshQuestion(plan.slot, question);
  return (await askedAgain(fresh, distribution, choices, question)) ?? asked(fresh, distribution, choices);
}

/** Offers only values that suit what was said: no coupe to a family, no hatchback where a cello must fit. */
function suited(distribution: Distribution, { state, said }: SlotSituation): SuitedValues {
  const { slot, values } = distribution;
  const kinds = usesIn(said ?? "").flatMap(({ suits }) => suits?.[slot] ?? []);
  const leant = state.leanings
    .flatMap(({ tests }) => tests.filter((test) => test.slot === slot && test.op === "in"))
    .flatMap(({ value }) => [value].flat().map(String));
  const fits = values.filter(({ value }) => kinds.every((each) => each.test(String(value))));
  const best = fits.filter(({ value }) => leant.includes(String(value)));
  const shown = [best, fits].find((each) => each.length > 1) ?? values;
  return { ...distribution, values: shown, isSuited: shown.length < values.length };
}

/** Studies and simulations ask for whatever may be unknown. The shop asks what changes its three products. */
export function asksWhole({ settings, state }: Pick<SlotSituation, "settings" | "state">): boolean {
  const { shop, asking, statistics = "remaining" } = settings;
  return !shop && asking === "adaptive" && statistics === "remaining" && !state.oneCar;
}

/** Choices come from all products of the frame: what nobody said may lie outside what is left. */
async function wholeQuestion(question: SlotSituation, settled: ReadonlySet<SlotName>): Promise<NextQuestion | null> {
  const { state, catalog } = question;
  const slice = state.wishes.constraints.filter((each) => each.locked);
  const slots = unaskedSlots(state.asked, settled).filter((slot) => wishPrior.slots[slot]);
  const [distributions, total, top] = await Promise.all([
    catalog.distributions(slots.map((slot) => ({ where: slice, slot }))),
    catalog.count(slice),
    headOfList(question),
  ]);
  const general = state.general ?? [];
  const uses = usesIn(state.transcript.flatMap(({ role, content }) => (role === "user" ? [content] : [])).join(" "));
  const questions = wholeQuestions({ uses, general, asked: spentOn(question), distributions, total, top });
  const plan = (await (question.planner ?? byGain)(questions, state))?.plan;
  if (!plan) return null;
  if (plan.kind === "general") {
    const { why } = asking.general;
    const text = generalText(uses.length > 0, general.length);
    return questionOf({ id: `general-${state.turn}`, kind: "slot", text, why, choices: [] });
  }
  const [choices = [], others = []] = await Promise.all(
    [plan.first, plan.also].map((each) => counted(each?.choices ?? [], question)),
  );
  const { slot } = plan.first;
  const use = tellingUse(slot, uses);
  const name = slotTitles[slot].toLowerCase();
  const why = use ? asking.whyUse({ who: use.who, name }) : asking.whyOften({ name });
  const base = { ...freshQuestion(slot, question), why };
  if (plan.also) return askedTogether(base, freshQuestion(plan.also.slot, question), [choices, others]);
  const distribution = distributions.find((each) => each.slot === slot);
  return (await askedAgain(base, distribution, choices, question)) ?? asked(base, distribution, choices);
}

const fewChoices = 4;

/** Two small things in one breath. */
function askedTogether(base: PendingQuestion, { slot, text }: PendingQuestion, sides: readonly SlotChoice[][]) {
  const all = sides.flatMap((each) => each.slice(0, fewChoices)).map(countedChoice);
  return questionOf({ ...base, also: slot, text: `${base.text} ${text}`, choices: all }, { multiple: true });
}

/** Who it's for comes first, unless the shopper said what they do with it. */
export function generalText(knowsUse: boolean, asked: number): string {
  const { forWhom, must, else: more } = asking.general;
  if (!knowsUse && asked === 0) return forWhom;
  return asked < 2 ? must : more;
}

/** Offers the earlier search's wish first, if it leaves products. */
async function askedAgain(
  base: PendingQuestion,
  distribution: Distribution | undefined,
  choices: readonly SlotChoice[],
  { state, catalog, situation }: SlotSituation,
): Promise<NextQuestion | null> {
  const wishes = base.slot ? rememberedOn(base.slot, state) : [];
  const count = wishes.length > 0 ? await catalog.count([...situation.shown, ...wishes]) : 0;
  if (count === 0) return null;
  const { text, label } = offerAgain(wishes);
  const edits = wishes.map((constraint) => ({ kind: "add" as const, constraint }));
  const same = { id: "as-last-time", label, edits, count };
  // Lists the earlier wish only once.
  const [only] = wishes;
  const isSame = ({ predicate, and }: SlotChoice) =>
    wishes.length === 1 && only && !and && describeConstraint(only) === describeConstraint(predicate);
  const others = choices.filter((choice) => !isSame(choice));
  return questionOf(
    { ...base, text, choices: [same, ...others.slice(0, mostChoices - 1).map(countedChoice)] },
    { multiple: false, ...boundOf(distribution, choices) },
  );
}

/** Without statistics, asks in free words. */
function openQuestion(slots: readonly SlotName[], question: SlotSituation): NextQuestion | null {
  const slot = slotsByCare.find((each) => slots.includes(each));
  return slot ? asked(freshQuestion(slot, question), undefined, []) : null;
}

/** The three rows the shop names, elsewhere the first page by weight alone. */
async function headOfList({ catalog, settings, situation, state }: SlotSituation) {
  const { wishes, shown, total } = situation;
  const [by, leanings] = settings.shop ? [settings, state.leanings] : [{ method: settings.method }, []];
  const { ranked, rows } = await listRows({ catalog, settings: by, wishes, shown, total, leanings }, rowsNamed);
  return settings.shop ? rows.map(({ best }) => best) : ranked.slice(0, productsInView);
}

/** Choices from other products get the remaining products' counts. */
async function recounted(choices: readonly SlotChoice[], { settings, catalog, situation }: SlotSituation) {
  if ((settings.statistics ?? "remaining") === "remaining") return [...choices];
  return counted(choices, { catalog, situation });
}

function counted(choices: readonly SlotChoice[], { catalog, situation }: Pick<SlotSituation, "catalog" | "situation">) {
  const countOf = ({ predicate }: SlotChoice) => catalog.count([...situation.shown, predicate]);
  return Promise.all(choices.map(async (choice) => ({ ...choice, count: await countOf(choice) })));
}

function freshQuestion(slot: SlotName, { situation, state, book }: SlotSituation) {
  const { questions, oneThing } = slotWords[slot];
  return {
    id: `slot-${slot}-${state.turn}`,
    kind: "slot" as const,
    slot,
    text: state.oneCar ? oneThing : say(book, `ask-${slot}`, questions),
    why: asking.whySlot({ products: productCount(situation.total) }),
    choices: [],
  };
}

function asked(base: PendingQuestion, distribution: Distribution | undefined, choices: readonly SlotChoice[]) {
  const multiple = choices.length > 0 && !choices.some(({ predicate }) => isBound(predicate.op));
  const shown = { multiple, ...boundOf(distribution, choices) };
  return questionOf({ ...base, choices: choices.map(countedChoice) }, shown);
}

/** In other words, with an example and a few answers to tap. */
function easier(base: PendingQuestion, choices: readonly SlotChoice[]) {
  const name = base.slot ? slotDefinitions[base.slot].label : "";
  const text = asking.otherWords({ name, example: middleOf(choices)?.label ?? "" });
  const few = choices.slice(0, fewChoices).map(countedChoice);
  return questionOf({ ...base, id: `${base.id.split("~")[0]}~1`, text, rung: 1, choices: few });
}

function countedChoice({ id, label, predicate, and, count }: SlotChoice): CountedChoice {
  const ends = and ? [predicate, and] : [predicate];
  return { id, label, edits: ends.map((end) => ({ kind: "add", constraint: wishFromChoice(end) })), count };
}

function boundOf(distribution: Distribution | undefined, choices: readonly SlotChoice[]) {
  const [first] = choices;
  const op = first?.predicate.op;
  if (!distribution || !first || !isNumericSlot(distribution.slot) || (op !== ">=" && op !== "<=")) return {};
  // Round bin edges show what a bound passes.
  const origin = { ...first.predicate, value: 0 };
  const bars = drawingOf(distribution, origin, origin).bars.map((bar) => ({ ...bar, inside: true }));
  const low = bars[0];
  const high = bars.at(-1);
  if (!low || !high) return {};
  const step = grainOf(distribution.slot, "slid");
  const min = Math.floor(Number(low.value) / step) * step;
  const max = Math.ceil((high.upTo ?? Number(high.value)) / step) * step;
  return { drawing: { bars }, range: { min, max, step, op } };
}
