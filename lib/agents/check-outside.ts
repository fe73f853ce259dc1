import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { AskOutside, ChoiceRequest, Outside } from "@/lib/dialogue/deciding/outside-choice";
import { choiceRequest } from "@/lib/dialogue/deciding/outside-choice";
import { drawState } from "@/lib/trade-offs/compare/preference-states";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";

/** Requests as studies send them, over drawn wishes that nothing meets. */
export async function drawRequests(
  catalog: CatalogReader,
  items: Parameters<typeof drawState>[0],
  { count, random }: { count: number; random: () => number },
): Promise<ChoiceRequest[]> {
  const requests: ChoiceRequest[] = [];
  for (let draw = 0; requests.length < count; draw++) {
    const state = drawState(items, `contract-${draw}`, { wishes: [3, 6] }, random);
    if (!state) break;
    const { slice, constraints } = state;
    const result = await relaxSlice({
      ...{ slice: openSlice(catalog, slice), constraints, method: "optimal", settings: { mustMeans: "weight" } },
    });
    if (result.correctionSets.length > 1) requests.push(choiceRequest(result, constraints, catalog.catalog.checksum));
  }
  return requests;
}

export type OutsideCheck = ReturnType<typeof checkOutside> extends AsyncGenerator<infer Each> ? Each : never;

/** `repeats` and `ordered`: the same choice when asked again, and with wishes and candidates in reverse. */
export async function* checkOutside(
  outside: Outside,
  requests: readonly ChoiceRequest[],
  { ask, now }: { ask: AskOutside; now: () => number },
) {
  for (const [index, request] of requests.entries()) {
    const started = now();
    const first = await ask(outside, request, []);
    const milliseconds = Math.round(now() - started);
    const reversed = {
      ...{ ...request, wishes: request.wishes.toReversed(), candidates: request.candidates.toReversed() },
    };
    const same = async (asked: ChoiceRequest) =>
      String((await ask(outside, asked, [])).giveUp) === String(first.giveUp);
    const holds = first.outcome === "chosen";
    const again = holds ? { repeats: await same(request), ordered: await same(reversed) } : { answer: first.answer };
    yield { case: index + 1, outcome: first.outcome, giveUp: first.giveUp, milliseconds, ...again };
  }
}
