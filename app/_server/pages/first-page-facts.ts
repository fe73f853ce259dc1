import type { CatalogReader, Distribution } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { playInMemory } from "@/lib/dialogue/play-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";
import { pages } from "@/messages/pages";

/** Requests that invite: one of them ends in a relaxation. What each gives is computed, never written down. */
const requests = [
  { text: pages.examples[0], style: "4dr SUV" },
  { text: pages.examples[1], style: "4dr Hatchback" },
  { text: pages.examples[2], style: "Crew Cab Pickup" },
  { text: pages.examples[3], style: "Sedan" },
] as const;

export interface ExampleFacts {
  text: string;
  style: string;
  /** Cars that have everything; with `gives`, cars after something gave way. */
  count: number;
  gives: boolean;
}

export interface BodyPrice {
  label: string;
  style: string;
  /** Median list price, US dollars. */
  median: number;
}

export interface FirstPageFacts {
  examples: ExampleFacts[];
  /** Cars by list price, for the axis at the foot of the page. */
  prices: { from: number; to: number; count: number }[];
  bodies: BodyPrice[];
}

// Kept on globalThis: start-up, which computes them beforehand, and pages are bundled apart.
const shared = globalThis as typeof globalThis & { leewayFirstPages?: Map<string, Promise<FirstPageFacts>> };

/** Facts of the first page, computed once a catalog. */
export function firstPageFacts(catalog: CatalogReader): Promise<FirstPageFacts> {
  const { checksum } = catalog.catalog;
  shared.leewayFirstPages ??= new Map();
  const known = shared.leewayFirstPages;
  const facts = known.get(checksum) ?? compute(catalog);
  known.set(checksum, facts);
  // A database that was away is asked again by the next visitor.
  facts.catch(() => known.delete(checksum));
  return facts;
}

async function compute(catalog: CatalogReader): Promise<FirstPageFacts> {
  const examples: ExampleFacts[] = [];
  for (const request of requests) examples.push(await exampleFacts(catalog, request));
  const [all, ...byBody] = await catalog.distributions([
    { where: [], slot: "msrp" },
    ...bodies.map(({ styles }) => ({
      where: [{ slot: "style" as const, op: "in" as const, value: [...styles] }],
      slot: "msrp" as const,
    })),
  ]);
  return {
    examples,
    prices: all ? priceBins(all) : [],
    bodies: bodies.flatMap(({ label, style }, index) => {
      const median = medianOf(byBody[index]);
      return median === null ? [] : [{ label, style, median }];
    }),
  };
}

async function exampleFacts(catalog: CatalogReader, { text, style }: (typeof requests)[number]): Promise<ExampleFacts> {
  const { parts } = await playInMemory({
    state: emptyConversation(),
    act: { kind: "words", text },
    settings: shopSettings,
    catalog: openSlice(catalog),
    preferences: createEmbeddedReader(),
    vocabulary: await catalog.vocabulary(),
  });
  const results = parts.find((part) => part.type === "data-results");
  return {
    text,
    style,
    count: results?.data.total ?? 0,
    gives: parts.some((part) => part.type === "data-relaxation"),
  };
}

const bodies = [
  { label: pages.data.axis.hatchback, style: "4dr Hatchback", styles: ["4dr Hatchback", "2dr Hatchback"] },
  { label: pages.data.axis.sedan, style: "Sedan", styles: ["Sedan"] },
  { label: pages.data.axis.suv, style: "4dr SUV", styles: ["4dr SUV", "2dr SUV"] },
  {
    label: pages.data.axis.pickup,
    style: "Crew Cab Pickup",
    styles: ["Crew Cab Pickup", "Extended Cab Pickup", "Regular Cab Pickup"],
  },
  { label: pages.data.axis.coupe, style: "Coupe", styles: ["Coupe"] },
] as const;

const binWidth = 1000;
/** Dearer cars are left out of the axis, which would otherwise be mostly empty. */
const dearestShown = 100_000;

function priceBins({ values }: Distribution): FirstPageFacts["prices"] {
  const counts = new Map<number, number>();
  for (const { value, count } of values) {
    if (Number(value) >= dearestShown) continue;
    const from = Math.floor(Number(value) / binWidth) * binWidth;
    counts.set(from, (counts.get(from) ?? 0) + count);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([from, count]) => ({ from, to: from + binWidth, count }));
}

function medianOf(distribution: Distribution | undefined): number | null {
  const total = distribution?.values.reduce((sum, { count }) => sum + count, 0) ?? 0;
  let seen = 0;
  for (const { value, count } of distribution?.values ?? []) {
    seen += count;
    if (seen * 2 >= total) return Number(value);
  }
  return null;
}
