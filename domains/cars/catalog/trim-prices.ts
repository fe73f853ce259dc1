import type { GenerationTable, OptionPrice, PriceRow, TrimRow } from "./make-table";

/** Puts options on top of their base trim. Throws if the base or its price is missing. */
export function trimPrices(generation: GenerationTable, trim: TrimRow): PriceRow {
  const [name, , said] = trim;
  if (isPriceRow(said)) return said;
  const base = generation.trims.find(
    (each) => each[0] === said.trim && each[1] === said.engine && bodyOf(generation, each) === bodyOf(generation, trim),
  );
  if (!base || base === trim)
    throw new Error(`${name}: no trim "${said.trim}" with engine "${said.engine}" in its body`);
  const first = generation.years[0];
  return trimPrices(generation, base).map((price, offset) => {
    const inYears = !said.years || (first + offset >= said.years[0] && first + offset <= said.years[1]);
    if (!inYears) return null;
    if (price === null && said.years) throw new Error(`${name}: "${said.trim}" has no price in ${first + offset}`);
    return price === null ? null : price + said.surcharge;
  });
}

export type PricedTrim = ReturnType<typeof pricedTrims>[number];

export function pricedTrims(generation: GenerationTable) {
  return generation.trims.map((trim) => {
    const [name, engine] = trim;
    return { name, engine, body: bodyOf(generation, trim), prices: trimPrices(generation, trim) };
  });
}

/** Of the same engine and body, the trim among them. */
export function trimsBeside(trims: readonly PricedTrim[], { engine, body }: PricedTrim): PricedTrim[] {
  return trims.filter((each) => each.engine === engine && each.body === body);
}

/** Body style, doors and size as one word. */
function bodyOf({ style, doors, size }: GenerationTable, [, , , change]: TrimRow): string {
  return [change?.style ?? style, change?.doors ?? doors, change?.size ?? size].join();
}

function isPriceRow(said: PriceRow | OptionPrice): said is PriceRow {
  return Array.isArray(said);
}
