import type { StockOffer } from "@/lib/catalog/offer";
import type { ShownOffer } from "@/lib/dialogue/wording/parts";
import { groupDigits } from "@/messages/group-digits";
import { list } from "@/messages/list";

type Stocked = { offer: StockOffer | null; miles: number | null };

export function shownOffer({ offer, miles }: Stocked): { offer?: ShownOffer } {
  if (!offer) return {};
  const run = miles === null ? {} : { miles: list.miles({ miles: groupDigits(miles) }) };
  return { offer: { link: offer.link, color: offer.color, vin: offer.vin, ...run } };
}
