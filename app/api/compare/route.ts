import { answeredRoute, checkedBody } from "@/app/_server/answered-route";
import { openCompareTeam } from "@/app/_server/compare/compare-agents";
import { comparisonFor } from "@/app/_server/compare/compare-ways";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { comparisonRequestSchema } from "@/components/compare/comparison-view";

/** Needs no storage, guest or conversation. */
export const POST = answeredRoute({ cost: "words", long: true }, async (request) => {
  const asked = await checkedBody(request, comparisonRequestSchema);
  return comparisonFor(await defaultCatalogReader(await database()), asked, await openCompareTeam(asked));
});
