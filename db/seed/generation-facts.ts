import type { Equipment, Figures, GenerationFacts, GenerationTable, Mileage, TrimRow } from "./make-table";
import { equipmentNames } from "./make-table";

export function factsOf({ facts, style }: GenerationTable, [trim, engine, , change]: TrimRow, year: number): Figures {
  if (!facts) return {};
  const body = facts.bodies?.[change?.style ?? style];
  const range = yearly(facts.range?.[engine], year);
  const equipment = standardIn(facts.standard ?? {}, trim, year);
  return withoutThirdRow({
    ...facts.all,
    ...facts.engines?.[engine],
    ...body,
    ...facts.trims?.[trim],
    ...(range === null ? {} : { range }),
    ...(equipment.length > 0 ? { equipment } : {}),
  });
}

/** Without a third row, cargo space is that behind the second row. */
function withoutThirdRow({ cargoSecondRow, ...figures }: Figures): Figures {
  const { seats, cargo } = figures;
  const space = cargoSecondRow ?? cargo;
  if (!space) return figures;
  if (seats && seats > 2 && seats < 6) return { ...figures, cargo: space, cargoSecondRow: space };
  return cargoSecondRow ? { ...figures, cargoSecondRow } : figures;
}

/** The figure keyed by the latest year up to it. */
export function yearly<T extends number | Mileage>(stated: T | Readonly<Record<number, T>> | undefined, year: number) {
  if (stated === undefined || stated === null) return null;
  if (typeof stated !== "object" || Array.isArray(stated)) return stated as T;
  const byYear = stated as Readonly<Record<number, T>>;
  const from = Math.max(
    ...Object.keys(byYear)
      .map(Number)
      .filter((each) => each <= year),
  );
  return byYear[from] ?? null;
}

function standardIn(standard: NonNullable<GenerationFacts["standard"]>, trim: string, year: number): string[] {
  return (Object.keys(equipmentNames) as Equipment[])
    .filter((each) =>
      (standard[each] ?? []).some((said) => {
        const [trims, from] = typeof said === "string" ? [said, 0] : said;
        return year >= from && (trims === "all" || namesTrim(trim, trims));
      }),
    )
    .map((each) => equipmentNames[each])
    .sort();
}

export function namesTrim(trim: string, words: string): boolean {
  return ` ${trim.replace(/[^\p{L}\p{N}.+&-]+/gu, " ")} `.includes(` ${words.replace(/[^\p{L}\p{N}.+&-]+/gu, " ")} `);
}
