import { breathe, oneAtATime } from "@/app/_server/one-at-a-time";
import { openDesk, type RequestDesk } from "@/app/_server/reading/request-desk";
import { TooLongToRead } from "@/app/_server/refusal";
import type {
  ComparisonRequest,
  ComparisonView,
  GaveUp,
  MethodColumn,
  NodeView,
} from "@/components/compare/comparison-view";
import { currentPatience } from "@/db/patience";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import { bareValue } from "@/lib/constraints/bare-value";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { describeConstraint, describeValue, slotTitles, unitOf } from "@/lib/constraints/describe-constraint";
import { isSetSlot, type SlotName } from "@/lib/constraints/slot-name";
import { notchesOf } from "@/lib/constraints/weight";
import { anyValue } from "@/lib/dialogue/showing/wish-parts";
import { carCount, counted, listed, numberWord, wordFor } from "@/lib/dialogue/wording/count-words";
import type { Method } from "@/lib/relaxation/methods/method";
import { comparedMethods } from "@/lib/relaxation/methods/method-lists";
import type { LatticeNode, MethodAnswer, MethodComparison } from "@/lib/trade-offs/compare/compare-facts";
import { type ComparedRequest, compareRequest } from "./compare-request";
import { answersIn, headlineOf, sentenceOf } from "./compare-sentences";

const plainLine = { width: 2, cap: "butt" } as const;

const tiesNamed = 3;

export function comparisonView(
  request: ComparisonRequest,
  compared: ComparedRequest,
  ways: ComparisonView["ways"],
  methods: readonly Method[] = comparedMethods,
): ComparisonView {
  const { facts, read } = compared;
  const columns = facts.answers.flatMap((answer) => {
    const method = methods.find(({ name }) => name === answer.method);
    return method ? [columnOf(method, answer, facts)] : [];
  });
  return {
    text: request.text,
    status: facts.status,
    headline: headlineOf(facts, columns),
    notes: notesOf(compared),
    shared: request.weights !== undefined,
    wishes: facts.wishes.map(({ constraint, weights }) => wishOf(constraint, weights, read)),
    nodes: facts.nodes.map((node) => nodeOf(node, facts)),
    edges: facts.edges,
    hidden: hiddenText(facts.hidden),
    columns,
    agreement: facts.agreement,
    ways,
  };
}

function notesOf({ doubts, unknown }: ComparedRequest): string[] {
  const left =
    unknown.length > 0
      ? ["Some weights of this link belong to wishes the request does not state; they were left out."]
      : [];
  return [...doubts, ...left];
}

function wishOf(
  constraint: Constraint,
  weights: MethodComparison["wishes"][number]["weights"],
  read: readonly Constraint[],
): ComparisonView["wishes"][number] {
  const asRead = read.find(({ id }) => id === constraint.id);
  const quote = asRead?.evidence.find((each) => each.for === "weight") ?? asRead?.evidence[0];
  return {
    constraint,
    label: slotTitles[constraint.slot],
    text: describeConstraint(constraint),
    quote: quote?.quote ?? null,
    weights,
  };
}

/** Uses the slot, or the value if two wishes share a slot. */
function shortName(id: string, { wishes }: Pick<MethodComparison, "wishes">): string {
  const wish = wishes.find(({ constraint }) => constraint.id === id)?.constraint;
  if (!wish) return id;
  if (isSetSlot(wish.slot)) return describeConstraint(wish);
  const shared = wishes.filter(({ constraint }) => constraint.slot === wish.slot).length > 1;
  return shared ? describeConstraint(wish) : slotTitles[wish.slot].toLowerCase();
}

function nodeOf({ id, members, cars }: LatticeNode, facts: MethodComparison): NodeView {
  const names = members.map((member) => shortName(member, facts));
  const all = facts.wishes.length;
  const label =
    names.length === 0
      ? `all ${numberWord(all)} ${wordFor(all, "wish", "wishes")}`
      : names.length === 1
        ? `without ${names[0]}`
        : names.join(", ");
  return { id, size: members.length, label, cars };
}

function columnOf(method: Method, answer: MethodAnswer, facts: MethodComparison): MethodColumn {
  const { title, rule, weighting, lane } = method;
  const { status, weight, level, car } = answer;
  const waysOf = (ids: readonly string[]) =>
    ids.map((id) =>
      listed(
        (facts.nodes.find((node) => node.id === id)?.members ?? id.split(" + ")).map((each) => shortName(each, facts)),
      ),
    );
  const column = {
    method: method.name,
    name: title,
    rule,
    line: lane?.line ?? plainLine,
    state: status,
    gaveUp: gaveUpOf(answer, facts),
    tied: waysOf(answer.tied.slice(0, tiesNamed)),
    tiedCount: answer.tied.length,
    tried: waysOf(answer.tried),
    weight: weight === null || level === null ? null : { value: weight, notches: notchesOf(level) },
    usesWeights: weighting !== null,
    kept: answer.kept,
    of: facts.wishes.length,
    cars: answer.cars,
    car: car
      ? {
          name: `${car.make} ${car.model} ${car.year}`,
          style: car.style,
          price: car.msrp === null ? "no price" : describeValue("msrp", car.msrp),
        }
      : null,
    path: answer.path,
    detours: [...answer.tried, ...answer.tied.filter((id) => id !== answer.path.at(-1))].filter((id) =>
      facts.nodes.some((node) => node.id === id),
    ),
  };
  return { ...column, sentence: sentenceOf(column) };
}

/** Lists moved wishes first, then those the car meets anyway. */
function gaveUpOf({ given, changes }: MethodAnswer, facts: MethodComparison): GaveUp[] {
  const moved = changes.map(
    ({ constraint, to }): GaveUp => ({
      label: shortName(constraint.id, facts),
      from: bareValue(constraint),
      to: to ? bareValue({ slot: constraint.slot, ...to }) : null,
      any: anyValue(constraint),
      unit: to ? unitOf(constraint.slot) : "",
      yetMet: false,
    }),
  );
  const met = facts.wishes.filter(
    ({ constraint: { id } }) => given.includes(id) && !changes.some(({ constraint }) => constraint.id === id),
  );
  return [
    ...moved,
    ...met.map(
      ({ constraint }): GaveUp => ({
        label: shortName(constraint.id, facts),
        from: bareValue(constraint),
        to: null,
        any: "let go, yet met",
        unit: "",
        yetMet: true,
      }),
    ),
  ];
}

function hiddenText({ singles, pairs }: MethodComparison["hidden"]): string {
  const parts = [
    ...(singles > 0 ? [`${numberWord(singles)} more single ${wordFor(singles, "wish", "wishes")}`] : []),
    ...(pairs > 0 ? [`${numberWord(pairs)} more ${wordFor(pairs, "pair", "pairs")} with cars`] : []),
  ];
  return parts.length > 0 ? `Not drawn: ${listed(parts)}.` : "";
}

/** Example: "unlock body: 3 cars". */
function unlockWay(members: readonly string[], matches: number, facts: MethodComparison) {
  const names = members.map((id) => {
    const slot = facts.wishes.find(({ constraint }) => constraint.id === id)?.constraint.slot;
    return slot ? slotDefinitions[slot].label : id;
  });
  return { label: `Unlock ${listed(names)}`, note: carCount(matches), unlock: [...members] };
}

const mostWays = 3;

export function comparisonFor(catalog: CatalogReader, request: ComparisonRequest): Promise<ComparisonView> {
  return oneAtATime(async () => {
    const reader = makingWay(catalog);
    const desk = openDesk();
    const compared = await compareRequest(reader, request, desk);
    return comparisonView(request, compared, await waysOut(reader, request, compared, desk));
  });
}

async function waysOut(
  reader: CatalogReader,
  request: ComparisonRequest,
  { facts }: ComparedRequest,
  desk: RequestDesk,
): Promise<ComparisonView["ways"]> {
  if (facts.status === "locked-conflict") {
    return facts.unlocks.slice(0, mostWays).map(({ members, matches }) => unlockWay(members, matches, facts));
  }
  return facts.status === "satisfied" ? tighterRequests(reader, request, facts, desk) : [];
}

/** Finds requests just beyond any car. Compares each before offering it. */
async function tighterRequests(
  reader: CatalogReader,
  { text }: ComparisonRequest,
  facts: MethodComparison,
  desk: RequestDesk,
): Promise<ComparisonView["ways"]> {
  const ways: ComparisonView["ways"] = [];
  for (const ask of await asksBeyond(reader, facts)) {
    // Suggestions are optional, so skip slow ones.
    if (!desk.hasRoom()) break;
    const longer = `${text.replace(/[\s.,;]+$/, "")}, ${ask}`;
    const tighter = await compareRequest(reader, { text: longer }, desk).catch(ifTooLong);
    if (!tighter) break;
    if (tighter.facts.status !== "compared") continue;
    const answers = answersIn(tighter.facts);
    ways.push({ label: ask, note: counted(answers, "answer"), text: longer });
  }
  return ways;
}

function ifTooLong(error: unknown): null {
  if (error instanceof TooLongToRead) return null;
  throw error;
}

/** Uses a price that a quarter of the cars stay under, unless given, with more mileage or power than theirs. */
async function asksBeyond(reader: CatalogReader, { wishes }: MethodComparison): Promise<string[]> {
  const where: Predicate[] = wishes.map(({ constraint: { slot, op, value } }) => ({ slot, op, value }));
  const says = (slot: SlotName) => where.some((each) => each.slot === slot);
  const { msrp } = says("msrp") ? {} : await reader.ranges(where, ["msrp"], { cutShare: 0.25 });
  const price = msrp ? Math.ceil(msrp.min / 1000) * 1000 : null;
  if (price !== null) where.push({ slot: "msrp", op: "<=", value: price });
  const before = price === null ? "" : `under $${price.toLocaleString("en-US")} and `;
  const { highwayMpg, horsepower } = await reader.ranges(where, ["highwayMpg", "horsepower"]);
  return [
    ...(highwayMpg && !says("highwayMpg") ? [`${before}at least ${highwayMpg.max + 2} mpg highway`] : []),
    ...(horsepower && !says("horsepower") ? [`${before}at least ${horsepower.max + 10} horsepower`] : []),
  ];
}

/** Yields to shorter answers at each question, less after waiting. */
export function makingWay(reader: CatalogReader): CatalogReader {
  const courtesy = { left: Math.min(2000, currentPatience()?.left() ?? Number.POSITIVE_INFINITY) };
  const politely =
    <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      await breathe(courtesy);
      return ask(...asked);
    };
  return {
    catalog: reader.catalog,
    lattice: politely(reader.lattice),
    ranges: politely(reader.ranges),
    rank: politely(reader.rank),
    cars: politely(reader.cars),
    count: politely(reader.count),
    distributions: politely(reader.distributions),
    vocabulary: reader.vocabulary,
  };
}
