import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { roles } from "@/lib/constraints";
import type { ShownOffer } from "@/lib/dialogue/wording/parts";
import { groupDigits } from "@/messages/group-digits";
import { list } from "@/messages/list";

export function shownOffer(item: CatalogProduct): { offer?: ShownOffer } {
  const { offer } = item;
  if (!offer) return {};
  const miles = roles.odometer ? item[roles.odometer] : null;
  const run = miles === null ? {} : { miles: list.miles({ miles: groupDigits(miles) }) };
  return { offer: { link: offer.link, color: offer.color, vin: offer.vin, ...run } };
}
