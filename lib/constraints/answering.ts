import type { SlotTells } from "@/domains/slot";
import type { SlotName } from "./slot-name";
import { slotWords } from "./slot-words";

export type { Edge } from "@/domains/slot";
export {
  answering,
  comesWith,
  estimateOf,
  factGroups,
  fuelsOfKind,
  namesValued,
  ofKinds,
  type PriceReport,
  priceAgreement,
  pricedAt,
  pricedToday,
  pricesFor,
  type Rates,
  runningKinds,
  type TypicalPrice,
  takesBoth,
  unknownTopics,
  usualRates,
  yearlyCost,
} from "@/domains/trade";

/** The phrases of a slot's answers; empty where its chip text will do. */
export function tellsOf(slot: SlotName): Partial<SlotTells> {
  return slotWords[slot].tells ?? {};
}
