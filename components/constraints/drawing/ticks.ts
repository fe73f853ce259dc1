import { groupDigits } from "@/messages/group-digits";

/** About `count` round numbers in `[min, max]`: 1, 2 or 5 times a power of ten. Empty for infinite ranges. */
export function niceTicks(min: number, max: number, count: number): number[] {
  const width = max - min;
  if (!(width > 0) || !Number.isFinite(width) || count < 1) return [];
  const step = niceStep(width / count);
  const first = Math.ceil(min / step - 1e-9);
  return Array.from({ length: Math.max(0, Math.floor(max / step + 1e-9) - first + 1) }, (_, index) =>
    Number(((first + index) * step).toFixed(9)),
  );
}

/** The smallest 1, 2 or 5 times a power of ten that is at least `step`. */
export function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const digit = step / power;
  const nice = digit <= 1 + 1e-9 ? 1 : digit <= 2 + 1e-9 ? 2 : digit <= 5 + 1e-9 ? 5 : 10;
  return nice * power;
}

export function tickLabel(value: number, dollars: boolean): string {
  return dollars ? `$${groupDigits(value)}` : String(value);
}

/** 0.5 as "50.000%". */
export const share = (value: number) => `${(value * 100).toFixed(3)}%`;
