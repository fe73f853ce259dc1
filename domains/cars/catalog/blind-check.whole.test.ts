import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { groupBy } from "@/lib/statistics/group-by";
import { blindFigures, figureAgreement } from "./blind-check";
import { expandTables } from "./expand-tables";
import { makeTables } from "./makes/every-make";

const rows = expandTables(makeTables);

it("sets figures beside a second list: a wrong one lowers the share, a missing one isn't counted", () => {
  const [first] = rows.filter(({ length }) => length !== null);
  if (!first?.length) throw new Error("a length is known");
  const said = {
    line: `${first.make} ${first.model}`,
    year: first.year,
    style: first.style,
    trim: "",
    figure: "length",
  };
  const right = { ...said, value: first.length };
  const figures = [right, { ...said, value: first.length * 1.2 }, { ...right, line: "Nobody's Car" }];
  expect(figureAgreement(rows, figures)).toMatchObject([{ figure: "length", both: 2, exact: 0.5, within10: 0.5 }]);
});

it("agrees with the second list in nearly all sizes, and least in what cars tow", () => {
  const agreed = new Map(figureAgreement(rows, blindFigures()).map((each) => [each.figure, each]));
  for (const figure of ["seats", "length", "width", "height", "wheelbase"] as const)
    expect(agreed.get(figure)?.within5, figure).toBeGreaterThan(0.93);
  expect(agreed.get("weight")?.within5).toBeGreaterThan(0.93);
  expect(agreed.get("towing")?.within10).toBeGreaterThan(0.93);
});

it("agrees with a second list in what is standard on a trim", () => {
  const file = readFileSync(new URL("./blind/equipment.csv", import.meta.url));
  const said: Record<"line" | "year" | "trim" | "equipment" | "standard", string>[] = parse(file, { columns: true });
  const trims = groupBy(rows, ({ make, model, year, trim }) => `${make} ${model} ${year} ${trim}`);
  const wrong = said.filter(({ line, year, trim, equipment, standard }) => {
    const [own] = trims.get(`${line} ${year} ${trim}`) ?? [];
    return own?.equipment?.includes(equipment) !== (standard === "yes");
  });
  expect(said).toHaveLength(120);
  expect(wrong.length).toBeLessThanOrEqual(5);
});
