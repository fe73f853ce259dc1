import { answeredRoute } from "@/app/_server/answered-route";
import { checkedBody } from "@/app/_server/checked-request";
import { comparisonFor } from "@/app/_server/compare/compare-ways";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { comparisonRequestSchema } from "@/components/compare/comparison-view";

/** Needs no storage, guest or conversation. */
export const POST = answeredRoute(
  async (request) => {
    const asked = await checkedBody(request, comparisonRequestSchema);
    const reader = await defaultCatalogReader(await database());
    return Response.json(await comparisonFor(reader, asked), { headers: { "cache-control": "no-store" } });
  },
  { long: true },
);
