import { openDesk } from "@/app/_server/reading/request-desk";
import { ifFound } from "@/app/_server/refusal";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { openConversation } from "@/app/_server/turn/open-conversation";
import type { ModelAddress, ModelSheetView } from "@/components/results/model/model-sheet-view";
import type { CatalogProduct, CatalogReader } from "@/lib/catalog/catalog-reader";
import type { NumericSlotName, Predicate } from "@/lib/constraints";
import { describeConstraint, describeValue, likeness, roles } from "@/lib/constraints";
import { newestLooks } from "@/lib/constraints/sold/looks";
import { isElectric, usualRates } from "@/lib/constraints/trade-words";
import { varied } from "@/lib/dialogue/ranking/varied";
import { groupProducts, type ProductGroup } from "@/lib/dialogue/showing/group-products";
import { leadVersion, modelLead, modelVersions, type VersionOrder } from "@/lib/dialogue/showing/model-versions";
import { productCard } from "@/lib/dialogue/showing/products-beside";
import { runningCurve } from "@/lib/dialogue/showing/running-curve";
import { anyValue, byWeight } from "@/lib/dialogue/showing/wish-parts";
import { assessState } from "@/lib/dialogue/state/apply-act";
import { plotted } from "@/messages/plotted";
import { describeSource } from "./data-note";

const mostVersions = 2000;

/** `price` is a share. */
const alikeWithin = { years: 2, price: 0.15, read: 300, shown: 4 };

export interface ModelQuestion extends ModelAddress {
  order: VersionOrder;
  all: boolean;
  rates: NonNullable<ModelAddress["rates"]>;
}

/** Uses the default catalog or the guest's own search. Returns `null` if the model is missing. */
export async function modelPageFacts(asked: ModelQuestion): Promise<ModelSheetView | null> {
  const search = asked.conversationId === undefined ? null : await ifFound(openConversation(asked.conversationId));
  const db = search?.db ?? (await database());
  const catalog = search?.catalog ?? (await defaultCatalogReader(db));
  const { model: models } = await catalog.vocabulary();
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const found =
    models.find(({ make, value }) => make === asked.make && value === asked.model) ??
    models.find(({ make, value }) => same(make, asked.make) && same(value, asked.model));
  if (!found) return null;
  const { make, value: model } = found;
  const named: Predicate[] = [
    { slot: "make", op: "==", value: make },
    { slot: "model", op: "==", value: model },
  ];
  const items = await catalog.products(named, mostVersions);
  const wishes = search ? byWeight((await assessState({ ...search, desk: openDesk() })).wishes) : [];
  const lead = leadVersion(items, wishes);
  const rates = { ...usualRates, ...asked.rates };
  const alike = lead ? await alikeTo(lead, catalog) : [];
  const rivals = alike.map(({ best }) => best);
  return {
    make,
    model,
    order: asked.order,
    all: asked.all,
    ...modelVersions(items, { wishes, order: asked.order }),
    drawn: newestLooks(items),
    assumed: { ...asked.rates, electric: lead !== null && isElectric(lead) },
    lead: lead && modelLead(lead, wishes, rates),
    curve: lead && runningCurve(lead, rivals, rates),
    alike: varied(alike, alikeWithin.shown).map(({ best }) => productCard(best)),
    prices: pricesOf(items),
    years: spanOf(items, "year", String) ?? "",
    search: search && {
      id: search.conversation.id,
      wishes: wishes.map(({ constraint, test }) => (test ? describeConstraint(test) : anyValue(constraint))),
    },
    siblings: models
      .filter((each) => each.make === make && each.value !== model)
      .map(({ value }) => value)
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true })),
    dataNote: await describeSource(db, catalog),
  };
}

/** Finds popular lines of the same body, size and fuel, near in price and age. */
async function alikeTo(lead: CatalogProduct, catalog: Pick<CatalogReader, "rank">): Promise<ProductGroup[]> {
  const price = lead[likeness.price];
  const near: Predicate[] = [
    ...likeness.like.map((slot) => ({ slot, op: "==" as const, value: lead[slot] })),
    { slot: "year", op: ">=", value: lead.year - alikeWithin.years },
    ...(price === null
      ? []
      : ([">=", "<="] as const).map((op) => ({
          slot: likeness.price,
          op,
          value: Math.round(price * (op === ">=" ? 1 - alikeWithin.price : 1 + alikeWithin.price)),
        }))),
  ];
  const ranked = await catalog.rank({
    where: near,
    score: [],
    ranges: {},
    limit: alikeWithin.read,
    ties: "popularity",
  });
  return groupProducts(ranked).filter(({ best }) => best.make !== lead.make || best.model !== lead.model);
}

function pricesOf(items: readonly CatalogProduct[]): ModelSheetView["prices"] {
  const span = spanOf(items, likeness.price, (price) => describeValue(likeness.price, price));
  const { listPrice } = roles;
  const isToday = (item: CatalogProduct) => item.offer !== null || (listPrice && item[listPrice] !== null);
  return span === null ? null : { span, today: items.some(isToday) };
}

/** "186 to 250", or one number if all are the same. `null` if unknown. */
function spanOf(items: readonly CatalogProduct[], slot: NumericSlotName, say: (value: number) => string) {
  const values = items.flatMap((item) => item[slot] ?? []);
  if (values.length === 0) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? say(low) : plotted.range({ from: say(low), to: say(high) });
}
