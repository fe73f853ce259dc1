import { costs } from "@/app/_server/answered-route";
import { spend } from "@/app/_server/limits/rate-limits";
import { breathe, oneAtATime } from "@/app/_server/one-at-a-time";
import { onBehalfOf } from "@/app/_server/reading/fair-line";
import { openDesk, type RequestDesk } from "@/app/_server/reading/request-desk";
import { Refusal, TooLongToRead } from "@/app/_server/refusal";
import { clientAddress } from "@/app/_server/session/client-address";
import type { ComparisonRequest, ComparisonView } from "@/components/compare/comparison-view";
import { comparisonRequestSchema, readAddress } from "@/components/compare/comparison-view";
import type { CompareExample } from "@/components/compare/request-form";
import { currentPatience } from "@/db/patience";
import { ModelUnusable } from "@/lib/agents/desk";
import type { Team } from "@/lib/agents/methods";
import { aroundQuestions, type CatalogReader } from "@/lib/catalog/catalog-reader";
import { cleanText, clipText } from "@/lib/clean-text";
import { likeness, type Predicate, type SlotName } from "@/lib/constraints";
import { answering } from "@/lib/constraints/trade-words";
import { counted } from "@/lib/dialogue/wording/count-words";
import { LastAsked } from "@/lib/last-asked";
import type { MethodComparison } from "@/lib/trade-offs/compare/compare-facts";
import { pages } from "@/messages/pages";
import { compareRequest, openCompareTeam, spentBy } from "./compare-agents";
import { answersIn, refusedView } from "./compare-sentences";
import { comparisonView, unlockWay } from "./compare-view";

const mostWays = 3;

/** With a team, the work waits for a model and so holds up nobody else. */
export async function comparisonFor(
  catalog: CatalogReader,
  request: ComparisonRequest,
  team: Team | null = null,
): Promise<ComparisonView> {
  const compare = async () => {
    const reader = makingWay(catalog);
    const desk = openDesk();
    const compared = await compareRequest(reader, request, desk, team);
    const { facts } = compared;
    const unlocks = facts.status === "locked-conflict" ? facts.unlocks.slice(0, mostWays) : [];
    const tighter = facts.status === "satisfied" ? await tighterRequests(reader, request, facts, desk) : [];
    const ways = [...unlocks.map(({ members, matches }) => unlockWay(members, matches, facts)), ...tighter];
    return comparisonView(request, compared, ways);
  };
  if (!team) return oneAtATime(compare);
  try {
    const view = await compare();
    return { ...view, notes: [...view.notes, spentBy(team)] };
  } catch (error) {
    if (!(error instanceof ModelUnusable)) throw error;
    const stopped = pages.comparing.stopped({ model: team.desk.port.id, failure: error.failure });
    const view = await comparisonFor(catalog, request);
    return { ...view, notes: [...view.notes, stopped, spentBy(team)] };
  }
}

/** Finds requests just beyond any product. Compares each before offering it. */
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
    ways.push({ label: ask, note: counted(answersIn(tighter.facts), "answer"), text: longer });
  }
  return ways;
}

function ifTooLong(error: unknown): null {
  if (error instanceof TooLongToRead) return null;
  throw error;
}

/** Uses a price that a quarter of the products stay under, unless given, with more mileage or power than theirs. */
async function asksBeyond(reader: CatalogReader, { wishes }: MethodComparison): Promise<string[]> {
  const where: Predicate[] = wishes.map(({ constraint: { slot, op, value } }) => ({ slot, op, value }));
  const says = (slot: SlotName) => where.some((each) => each.slot === slot);
  const prices = says(likeness.price) ? {} : await reader.ranges(where, [likeness.price], { cutShare: 0.25 });
  const cut = prices[likeness.price];
  const price = cut ? Math.ceil(cut.min / 1000) * 1000 : null;
  if (price !== null) where.push({ slot: likeness.price, op: "<=", value: price });
  const before = price === null ? "" : `under $${price.toLocaleString("en-US")} and `;
  const { beyond } = answering;
  const held = await reader.ranges(
    where,
    beyond.map(({ slot }) => slot),
  );
  return beyond.flatMap(({ slot, by, says: ask }) => {
    const most = held[slot]?.max;
    return most === undefined || says(slot) ? [] : [before + ask.replace("{v}", String(most + by))];
  });
}

/** Yields to shorter answers at each question, less after waiting. */
export function makingWay(reader: CatalogReader): CatalogReader {
  const courtesy = { left: Math.min(2000, currentPatience()?.left() ?? Number.POSITIVE_INFINITY) };
  return aroundQuestions(reader, async (ask) => {
    await breathe(courtesy);
    return ask();
  });
}

const damagedNote = "Part of this link could not be read and was left out.";

/** Reads `/lab/methods?q=...&w=...&l=...&m=...`. Never throws on a bad address. */
export async function pageComparison(
  reader: CatalogReader,
  { q, w, l, m }: { q?: string; w?: string; l?: string; m?: string[] },
  asked: Headers,
): Promise<{ view: ComparisonView; request: ComparisonRequest }> {
  const { damaged, ...edits } = readAddress(w, l);
  const words = cleanText(q ?? compareExamples[0].text) ?? "";
  const parsed = comparisonRequestSchema.safeParse({ text: words, ...edits, ...(m?.length ? { agents: m } : {}) });
  if (!parsed.success) {
    const text = clipText(words, 200);
    const issue = parsed.error.issues[0]?.message ?? "";
    const headline = text.trim() === "" ? pages.comparing.ask : "I cannot take that request";
    return { view: refusedView({ text }, headline, text.trim() === "" ? "" : `${issue}.`), request: { text } };
  }
  // The page's own example is free.
  const view =
    q === undefined ? await comparisonFor(reader, parsed.data) : await comparisonOrRefusal(reader, parsed.data, asked);
  return { view: damaged ? { ...view, notes: [...view.notes, damagedNote] } : view, request: parsed.data };
}

async function comparisonOrRefusal(reader: CatalogReader, request: ComparisonRequest, headers: Headers) {
  try {
    await spend({ headers }, costs.words);
    const team = request.agents ? await openCompareTeam(request) : null;
    const view = await onBehalfOf(clientAddress(headers), () => comparisonFor(reader, request, team));
    return request.agents && !team ? { ...view, notes: [...view.notes, pages.comparing.signIn] } : view;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusedView(request, "I cannot take that request", error.userMessage);
  }
}

const known = new LastAsked<CompareExample[]>(16);

/** Computes the counts once per catalog. */
export function pageExamples(reader: CatalogReader): Promise<CompareExample[]> {
  return known.ask(reader.catalog.checksum, async () => {
    const examples: CompareExample[] = [];
    for (const { text, style } of compareExamples) {
      const { facts } = await compareRequest(reader, { text }, openDesk());
      examples.push({ text, style, note: counted(answersIn(facts), "answer") });
    }
    return examples;
  });
}

export const compareExamples = [
  { text: pages.compared[0], style: "Wagon" },
  { text: pages.compared[1], style: "4dr SUV" },
  { text: pages.compared[2], style: "Passenger Minivan" },
  { text: pages.compared[3], style: "Convertible" },
] as const;
