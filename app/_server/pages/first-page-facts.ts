import type { Example } from "@/components/chat/site/examples-list";
import type { CatalogProduct, CatalogReader, Distribution } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { likeness } from "@/lib/constraints";
import { playInMemory } from "@/lib/dialogue/play-turn";
import { productCard } from "@/lib/dialogue/showing/products-beside";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { AnswerProduct } from "@/lib/dialogue/wording/parts";
import { LastAsked } from "@/lib/last-asked";
import { processWide } from "@/lib/process-wide";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { door } from "@/messages/door";
import { pages } from "@/messages/pages";

export type FirstPageFacts = { examples: Example[]; street: AnswerProduct[] };

const computed = processWide("leewayFirstPages", () => new LastAsked<FirstPageFacts>(8));

/** Computes the facts once per catalog. */
export function firstPageFacts(catalog: CatalogReader): Promise<FirstPageFacts> {
  return computed().ask(catalog.catalog.checksum, async () => {
    const examples: Example[] = [];
    for (const text of pages.examples) examples.push(await exampleFacts(catalog, text));
    return { examples, street: await streetOf(catalog) };
  });
}

async function exampleFacts(catalog: CatalogReader, text: string): Promise<Example> {
  const { parts } = await playInMemory({
    state: emptyConversation(),
    act: { kind: "words", text },
    settings: shopSettings,
    catalog: openSlice(catalog),
    preferences: createEmbeddedReader(),
    vocabulary: await catalog.vocabulary(),
  });
  const results = parts.find((part) => part.type === "data-results")?.data;
  const gave = parts.find((part) => part.type === "data-relaxation")?.data.gaveWay[0];
  const first = results?.cars[0];
  const count = results?.total ?? 0;
  const pick = first ? door.home.pick({ product: first.name, price: first.price }) : "";
  return {
    ...{ text, style: first?.style ?? "", ...(first?.look ? { look: first.look } : {}) },
    give: gave ? (gave.to === null ? door.home.dropped({ wish: gave.from }) : `${gave.to} ${gave.unit}`.trim()) : "",
    note: gave
      ? door.home.buys({ ...gave, dropped: gave.to === null, product: first?.name ?? "", price: first?.price ?? "" })
      : `${door.home.all({ products: productCount(count), count })} ${pick}`.trim(),
  };
}

const streetLength = 9;

/** Prefers different makes and, if possible, bodies. */
async function streetOf(catalog: CatalogReader): Promise<AnswerProduct[]> {
  const [prices] = await catalog.distributions([{ where: [], slot: likeness.price }]);
  const edges = quantiles(prices, streetLength);
  const street: CatalogProduct[] = [];
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const where = [
      { slot: likeness.price, op: ">=", value: from },
      { slot: likeness.price, op: "<=", value: edges[index + 1] ?? from },
    ] as const;
    const known = await catalog.rank({ where, score: [], ranges: {}, limit: 800, ties: "popularity" });
    const fresh = known.filter(({ make }) => street.every((each) => each.make !== make));
    const other = fresh.find(({ style }) => street.every((each) => each.style !== style));
    const one = other ?? fresh[0];
    if (one) street.push(one);
  }
  return street.sort((a, b) => Number(a[likeness.price]) - Number(b[likeness.price])).map((one) => productCard(one));
}

/** Splits into parts of about equal counts, without the dearest twentieth. */
function quantiles(distribution: Distribution | undefined, parts: number): number[] {
  const values = distribution?.values ?? [];
  const total = values.reduce((sum, { count }) => sum + count, 0) * 0.95;
  const edges: number[] = [];
  let seen = 0;
  for (const { value, count } of values) {
    while (edges.length <= parts && seen >= (total * edges.length) / parts) edges.push(Number(value));
    seen += count;
  }
  return edges;
}
