import { describe, expect, it } from "vitest";
import { varied } from "./varied";

const row = (make: string, model: string, style = "4dr SUV") => ({ best: { make, model, style } });
const modelsOf = (rows: readonly { best: { model: string } }[]) => rows.map(({ best }) => best.model);

describe("rows of a list", () => {
  it("keep twins apart: another engine of a line, and its body under another badge", () => {
    const rows = [
      row("Toyota", "RAV4"),
      row("Toyota", "RAV4 Hybrid"),
      row("Chevrolet", "Equinox"),
      row("GMC", "Terrain"),
      row("Honda", "CR-V"),
    ];
    expect(modelsOf(varied(rows, 12))).toEqual(["RAV4", "Equinox", "CR-V", "RAV4 Hybrid", "Terrain"]);
  });

  it("end with twins where nothing else is left, and lose none", () => {
    const rows = [row("Toyota", "RAV4"), row("Toyota", "RAV4 Hybrid"), row("Toyota", "RAV4 Prime")];
    expect(modelsOf(varied(rows, 12))).toEqual(["RAV4", "RAV4 Hybrid", "RAV4 Prime"]);
    expect(varied(rows, 2)).toHaveLength(2);
  });

  it("take another body of the same name for another line", () => {
    const rows = [row("Toyota", "Corolla", "Sedan"), row("Toyota", "Corolla Cross"), row("Kia", "Soul")];
    expect(modelsOf(varied(rows, 12))).toEqual(["Corolla", "Corolla Cross", "Soul"]);
  });
});
