import type { ComparisonRequest, ComparisonView } from "@/components/compare/comparison-view";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { MethodComparison } from "@/lib/relaxation/compare-facts";
import { type ComparedRequest, compareRequest } from "./compare-request";
import { answersIn } from "./compare-sentences";
import { comparisonView, unlockWay } from "./compare-view";

const mostWays = 3;

/** One request through to what the page shows, with ways out where there is nothing to compare. */
export async function comparisonFor(reader: CatalogReader, request: ComparisonRequest): Promise<ComparisonView> {
  const compared = await compareRequest(reader, request);
  return comparisonView(request, compared, await waysOut(reader, request, compared));
}

async function waysOut(
  reader: CatalogReader,
  request: ComparisonRequest,
  { facts }: ComparedRequest,
): Promise<ComparisonView["ways"]> {
  if (facts.status === "locked-conflict") {
    return facts.unlocks.slice(0, mostWays).map(({ members, matches }) => unlockWay(members, matches, facts));
  }
  return facts.status === "satisfied" ? tighterRequests(reader, request, facts) : [];
}

/** Words that ask a little more than any car that has everything can give; each is read and compared before it is offered. */
async function tighterRequests(
  reader: CatalogReader,
  request: ComparisonRequest,
  facts: MethodComparison,
): Promise<ComparisonView["ways"]> {
  const where = facts.wishes.map(({ constraint }) => constraint);
  const { msrp, highwayMpg, horsepower } = await reader.ranges(where, ["msrp", "highwayMpg", "horsepower"]);
  const asks = [
    ...(msrp ? [`under $${(Math.floor((msrp.min - 1) / 1000) * 1000).toLocaleString("en-US")}`] : []),
    ...(highwayMpg ? [`at least ${Math.floor(highwayMpg.max / 2 + 1) * 2} mpg highway`] : []),
    ...(horsepower ? [`at least ${Math.floor(horsepower.max / 10 + 1) * 10} horsepower`] : []),
  ];
  const ways: ComparisonView["ways"] = [];
  for (const ask of asks) {
    const text = `${request.text.replace(/[\s.,;]+$/, "")}, ${ask}`;
    const { facts: tighter } = await compareRequest(reader, { text });
    if (tighter.status !== "compared") continue;
    const answers = answersIn(tighter);
    ways.push({ label: ask, note: `${answers} ${answers === 1 ? "answer" : "answers"}`, text });
  }
  return ways;
}
