import { matchesAll } from "@/lib/catalog/catalog-reader";
import * as domain from "@/lib/constraints";
import { dated, named } from "@/lib/constraints/describe-constraint";
import { answering, comesWith, tellsOf } from "@/lib/constraints/trade-words";
import { productReferenceOf } from "@/lib/dialogue/showing/shown-products";
import { capitalised, listed } from "@/lib/dialogue/wording/count-words";
import { addingTest, supposedBy } from "@/lib/reading/questions/supposed";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf, referenceTo, showProducts } from "./answer";
import { cheapestOf, fullName, type Known, knowProducts } from "./known";
import { answerSuperlative } from "./superlative-answer";
import { bestEnd, figureOf, gapText, priceOf, productsThatAre, tellSlot } from "./tell-slot";

const usual: readonly domain.SlotName[] = answering.usual;
const mostFacts = 4;
const mostTests = 2;
const mostSiblings = 1500;

export async function answerFacts({ products, about, tests, words, ofTrims }: QuestionOf<"facts">, facts: AnswerFacts) {
  const [only, ...others] = facts.results.cars;
  const isAlone = products.length === 0 && only && others.length === 0;
  if (isAlone && about.length === 0) return plainAnswer(answers.facts.only({ product: only.name }));
  const known = await knowProducts(isAlone ? productReferenceOf(only) : products, facts);
  if (products.length === 0 && about.length > 0 && !isAlone) return ofSearch(about, tests, facts);
  if (known.length === 0) return plainAnswer(answers.facts.which);
  const shown = known.map(({ product }) => product);
  const [test, ...more] = tests;
  if (known.length > 1 && test && more.length === 0 && !ofTrims && domain.isSetSlot(test.slot))
    return plainAnswer(havingOf(test, known), shown, showProducts(shown, usual));
  // No version is so: that answers.
  const of = products.flatMap((each) => (products.length === 1 && each.of) || []);
  const lacked = of.length > 0 && !shown.some((each) => matchesAll(each, of)) ? [...tests, ...of] : tests;
  const told = await Promise.all(known.map((each) => factsOf(each, { about, tests: lacked, ofTrims }, facts)));
  const strange = words ? [answers.facts.strange({ words })] : [];
  return {
    text: (tests.length > 0 ? [...told, ...strange] : [...strange, ...told]).join(" "),
    products: known.map((each) =>
      each.isExact ? referenceTo(each.product) : (products[known.indexOf(each)] ?? referenceTo(each.product)),
    ),
    shows: showProducts(shown, [...new Set([...about, ...usual])]),
  };
}

/** "Heated seats: yes for the Crosstrek, but not listed for the RAV4." */
function havingOf(test: domain.Predicate, known: readonly Known[]): string {
  const [having = [], lacking = []] = [true, false].map((has) =>
    known.flatMap((each) =>
      each.current.some((one) => matchesAll(one, [test])) === has ? answers.facts.the({ product: withYear(each) }) : [],
    ),
  );
  const said = { having: listed(having, "or"), lacking: listed(lacking, "or") };
  const what = capitalised(domain.describeConstraint(test));
  return answers.facts.each({ what, have: having.length, lack: lacking.length, ...said });
}

async function ofSearch(
  about: readonly domain.SlotName[],
  tests: domain.Predicate[],
  facts: AnswerFacts,
): Promise<PlainAnswer> {
  const { catalog, situation } = facts;
  const slots = about.slice(0, mostFacts);
  const where = [...situation.shown.filter(({ slot }) => !tests.some((test) => test.slot === slot)), ...tests];
  const held = await catalog.distributions(slots.map((slot) => ({ where, slot })));
  const current = held.flatMap(({ slot, values }) =>
    values.map(({ value }): domain.SlotValues => ({ ...unstated, [slot]: value })),
  );
  const told = slots
    .filter((slot) => !slots.some((each) => each === tellsOf(slot).within))
    .flatMap((slot) => tellSlot(slot, { current, versions: current }) ?? []);
  const isOpen = situation.wishes.length === 0;
  const { search, more } = answers.facts;
  const kind = tests.length > 0 ? answers.superlative.among({ kind: productsThatAre(tests) }) : "";
  const text = told.map((fact, place) => (place === 0 ? search({ open: isOpen, kind, fact }) : more({ fact })));
  const [by] = slots.filter((slot) => tellsOf(slot)[bestEnd(slot)] && domain.isNumericSlot(slot));
  if (!by) return plainAnswer(text.join(" "));
  const supposed = supposedBy(tests.map(addingTest));
  const asked = { kind: "superlative", by, end: bestEnd(by), supposed, everywhere: false } as const;
  const first = await answerSuperlative(asked, facts);
  return { ...first, text: [...text, first.text].join(" ") };
}

const unstated = Object.fromEntries(domain.slotNames.map((slot) => [slot, null])) as unknown as domain.SlotValues;

type Asked = Pick<QuestionOf<"facts">, "about" | "tests" | "ofTrims">;

/** The newest year may lack the figure that the year before has, and a Tucson the range of its plug-in. */
async function withFigure(known: Known, [slot]: readonly domain.SlotName[], facts: AnswerFacts): Promise<Known> {
  if (!slot || !domain.isNumericSlot(slot) || known.current.some((each) => each[slot] !== null)) return known;
  const own = known.isExact ? [] : known.versions.filter((each) => each[slot] !== null);
  const stated = own.length > 0 ? own : await kinOf(known, { slot, op: ">=", value: 0 }, facts);
  const year = Math.max(...stated.map((each) => each.year));
  const [first, ...more] = stated.filter((each) => each.year === year);
  if (!first) return known;
  const current = [first, ...more.filter(({ model }) => model === first.model)];
  const name = own.length > 0 ? known.name : named(first.make, first.model);
  return { ...known, current, versions: stated, isExact: false, name: `${year} ${name}` };
}

/** Its lines that pass: a Kia Niro EV of a Kia Niro. */
async function kinOf({ product: { make, model } }: Known, test: domain.Predicate, { catalog }: AnswerFacts) {
  const made = await catalog.products([{ slot: "make", op: "==", value: make }, test], mostSiblings);
  return made.filter((each) => each.model.startsWith(`${model} `));
}

async function factsOf(met: Known, { about, tests, ofTrims }: Asked, facts: AnswerFacts): Promise<string> {
  const known = await withFigure(met, about, facts);
  const answered = tests
    .slice(0, mostTests)
    .map((test) => (ofTrims && trimsWith(test, known)) || yesOrNo(test, known, facts));
  if (ofTrims && tests.length === 0) return trimsOf(known);
  const told = await Promise.all(answered);
  if (told.length > 0) return told.join(" ");
  const slots = (about.length > 0 ? about : usual).filter(
    (slot, index, all) => !all.slice(0, index).some((each) => each === tellsOf(slot).within),
  );
  // One product has one year.
  const own = known.isExact ? { ...known, versions: known.current } : known;
  const held = about.length > 0 ? slots : slots.filter((slot) => known.current.some((each) => each[slot] !== null));
  const phrases = held.slice(0, mostFacts).flatMap((slot) => tellSlot(slot, own) ?? []);
  const [asked] = about;
  const none = asked ? answers.facts.unlisted({ what: domain.slotDefinitions[asked].label }) : answers.facts.known;
  const [first = none, ...more] = phrases;
  const isPriced = about.includes(domain.likeness.price) && !known.isExact && facts.situation.wishes.length > 0;
  return [
    answers.facts.first({ product: withYear(known, isPriced), fact: first }),
    ...more.map((fact) => answers.facts.more({ fact })),
    ...(isPriced && known.fits.length === 0 ? [answers.facts.noFit] : []),
  ].join(" ");
}

const versionsBeside = ({ product, versions }: Known) =>
  versions.filter(({ year, model }) => year === product.year && model === product.model);

function trimsOf(known: Known): string {
  const { year, make, model } = known.product;
  const names = [...new Set(versionsBeside(known).map(({ trim }) => trim ?? model))];
  return answers.facts.named({ product: `${year} ${named(make, model)}`, count: names.length, names: listed(names) });
}

/** "5 of the 9 versions" of its year and model. Empty if none. */
function trimsWith(test: Asked["tests"][number], known: Known): string {
  const [all, { product }] = [versionsBeside(known), known];
  const having = all.filter((each) => matchesAll(each, [test]));
  const first = cheapestOf(having);
  const counts = { count: having.length, all: all.length, left: all.length - having.length };
  const names = {
    product: `${product.year} ${named(product.make, product.model)}`,
    what: domain.describeConstraint(test),
    figure: domain.isNumericSlot(test.slot),
  };
  if (!first) return "";
  return answers.facts.trims({ ...counts, ...names, from: first.trim ?? first.model, price: priceOf(first) });
}

/** An older product that fits may cost less than the newest year does. */
function withYear({ name, current: [one], versions }: Known, isDated = false): string {
  const isNewest = one && versions.every(({ year }) => year <= one.year);
  return !one || (isNewest && !isDated) || /^\d{4} /.test(name) ? name : dated(one.year, name);
}

/** " That's 6.3 in under 210 in." Empty unless the versions share one figure. */
function gapTo({ slot, op, value }: Asked["tests"][number], current: Known["current"]): string {
  const [held, ...others] = new Set(current.map((each) => each[slot]));
  if (
    !domain.isBound(op) ||
    slot === domain.likeness.orders.year ||
    typeof held !== "number" ||
    typeof value !== "number" ||
    others.length > 0
  )
    return "";
  const bound = figureOf(slot, { ...unstated, [slot]: value }) ?? "";
  const side = held === value ? "at" : held < value ? "under" : "other";
  return answers.facts.gap({ gap: gapText(slot, Math.abs(held - value)), side, bound });
}

async function yesOrNo(test: Asked["tests"][number], known: Known, facts: AnswerFacts): Promise<string> {
  const { current, versions, product } = known;
  const name = withYear(known);
  const unlisted = answers.facts.unlisted({ what: domain.slotDefinitions[test.slot].label });
  if (domain.isNumericSlot(test.slot) && current.every((each) => each[test.slot] === null))
    return answers.facts.first({ product: name, fact: unlisted });
  const having = current.filter((each) => matchesAll(each, [test]));
  const own = having.length;
  const what = domain.describeConstraint(test);
  const thing =
    test.slot === comesWith.slot ? (own > 0 ? answers.facts.comes : answers.facts.lacks)({ what }) : undefined;
  // One product has one year.
  const fact =
    thing ?? tellSlot(test.slot, known.isExact ? { ...known, versions: current } : known) ?? answers.facts.unsaid;
  const says = `${answers.facts.first({ product: name, fact })}${gapTo(test, current)}`;
  const low = cheapestOf(having);
  if (low && own < current.length) return answers.facts.from({ says, product: fullName(low), price: priceOf(low) });
  if (own > 0) return answers.facts.yes({ says });
  const isGone = versions.every((each) => each.year < product.year || !matchesAll(each, [test]));
  // New isn't "used no longer".
  if ("opposites" in domain.slotDefinitions[test.slot] || (domain.isBound(test.op) && isGone))
    return answers.facts.no({ says });
  const years = versions.flatMap((each) => (matchesAll(each, [test]) ? [each.year] : []));
  const last = Math.max(...years);
  const year = years.includes(product.year) ? product.year : last;
  if (last >= product.year)
    return thing ? answers.facts.otherTrims({ says, year }) : answers.facts.others({ says, year, what });
  if (years.length > 0) return answers.facts.was({ says, year: last, what });
  const [sibling] = await kinOf(known, test, facts);
  if (!sibling) return answers.facts.no({ says });
  return answers.facts.sibling({ product: named(sibling.make, sibling.model) });
}
