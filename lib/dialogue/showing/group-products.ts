import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { likeness } from "@/lib/constraints";
import { cards } from "@/messages/cards";

export interface ProductGroup {
  best: CatalogProduct;
  others: CatalogProduct[];
}

/** Keeps the order of each group's best. */
export function groupProducts(items: readonly CatalogProduct[]): ProductGroup[] {
  const groups: ProductGroup[] = [];
  // Joined names would cost more than the grouping.
  const known = new Map<string, ProductGroup[]>();
  for (const item of items) {
    const named = known.get(item.model);
    const group = named?.find(({ best }) => best.make === item.make);
    if (group) {
      group.others.push(item);
      continue;
    }
    const fresh: ProductGroup = { best: item, others: [] };
    groups.push(fresh);
    if (named) named.push(fresh);
    else known.set(item.model, [fresh]);
  }
  return groups;
}

/** Closer scores count as equal, so the newer product leads. */
const asGood = 0.03;

/** Leads with the newest product that scores like the best, the better one within a year. */
export function ledByNewest({ best, others }: ProductGroup, score: (item: CatalogProduct) => number): ProductGroup {
  const items = [best, ...others];
  const lead = items
    .filter((item) => score(best) - score(item) <= asGood)
    .reduce((newest, item) => (item.year > newest.year ? item : newest));
  return { best: lead, others: items.filter((item) => item !== lead) };
}

export function describeGroup({ best, others }: ProductGroup): string {
  const years = [...new Set(others.map((of) => of.year))].filter((year) => year !== best.year).sort((a, b) => a - b);
  const trims = new Set(others.filter((item) => item.year === best.year).map(trimOf));
  trims.delete(trimOf(best));
  const parts: string[] = [];
  if (trims.size) parts.push(cards.group.versions({ count: trims.size }));
  if (years.length) parts.push(cards.group.also({ years: describeYears(years) }));
  return parts.join(", ");
}

const trimOf = ({ trim, [likeness.price]: price }: CatalogProduct) => trim ?? price;

function describeYears(years: readonly number[]): string {
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return "";
  if (years.length < 3) return years.join(", ");
  return last - first + 1 === years.length ? cards.group.span({ first, last }) : cards.group.gaps({ first, last });
}
