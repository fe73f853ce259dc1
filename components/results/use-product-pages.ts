import { createContext, useRef, useState } from "react";
import type { Critique } from "@/lib/dialogue/showing/critiques";
import type { PlayData, PlotAxes } from "@/lib/dialogue/showing/frontier";
import type { Act } from "@/lib/dialogue/state/act";
import type { ResultsPart, ShownOffer } from "@/lib/dialogue/wording/parts";
import type { ProductOrder } from "./sort-menu";

export type LoadProducts = (query: { groups: number; order: ProductOrder }) => Promise<ResultsPart>;

const page = 8;
/** Few enough to keep the plot below in sight. */
const firstPage = 3;

type Fetched = { of: ResultsPart; order: ProductOrder; products: ResultsPart["cars"] };

export function useProductPages(results: ResultsPart, loadProducts: LoadProducts | null) {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const first = loadProducts ? firstPage : page;
  const [shown, setShown] = useState({ of: results, count: first });
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);
  const current = fetched?.of === results ? fetched : { order: "fit" as ProductOrder, products: results.cars };
  const count = shown.of === results ? shown.count : first;

  const load = async (order: ProductOrder, groups: number) => {
    if (!loadProducts) return;
    latest.current += 1;
    const call = latest.current;
    setFailed(false);
    try {
      const { cars: products } = await loadProducts({ groups, order });
      if (call === latest.current) setFetched({ of: results, order, products });
    } catch (cause) {
      console.warn("More products could not be loaded.", cause);
      if (call === latest.current) setFailed(true);
    }
  };

  return {
    products: current.products.slice(0, count),
    order: current.order,
    // Each model has at least one product, so fewer models than products may remain.
    more: current.products.length > count ? Math.min(page, current.products.length - count) : 0,
    failed,
    setOrder: (order: ProductOrder) => {
      setShown({ of: results, count: page });
      void load(order, page * 2);
    },
    showMore: () => {
      setShown({ of: results, count: count + page });
      if (current.products.length < count + page * 2) void load(current.order, count + page * 3);
    },
  };
}

export type ShortlistedProduct = { position: number; name: string; offer?: ShownOffer | undefined };

/** Loads the names of products that join and leave during a drag. */
export type LoadPlay = (axes: PlotAxes) => Promise<PlayData>;

/** A list without it is read-only. */
export interface ProductTools {
  conversationId: string;
  shortlist: readonly ShortlistedProduct[];
  onShortlist: (product: ShortlistedProduct) => void;
  loadCritiques: (position: number) => Promise<Critique[]>;
  loadPlay: LoadPlay;
  onAct: (act: Act) => void;
  busy: boolean;
}

export const ProductToolsContext = createContext<ProductTools | null>(null);
