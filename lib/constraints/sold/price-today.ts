/** What things are worth today, and how far that may be off. */
export {
  estimateOf,
  namesValued,
  type PriceReport,
  priceAgreement,
  pricedAt,
  pricedToday,
  type TypicalPrice,
} from "@/domains/trade";
