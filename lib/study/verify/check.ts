export type FigureCheck = { what: string; checked: number; faults: string[] };

export class FigureComparison implements FigureCheck {
  checked = 0;
  readonly faults: string[] = [];

  constructor(readonly what: string) {}

  /** Numbers may differ past six decimals, or more where the export holds less. */
  same(name: string, found: string | number, stored: string | number, within = 1e-6): void {
    this.checked++;
    const isSame =
      typeof found === "number" && typeof stored === "number"
        ? Math.abs(found - stored) <= within * Math.max(1, Math.abs(stored))
        : found === stored;
    if (!isSame) this.faults.push(`${name}: ${found}, and the database has ${stored}`);
  }

  fault(text: string): void {
    this.checked++;
    this.faults.push(text);
  }
}
