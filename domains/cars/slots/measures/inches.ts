/** What measures of a car in inches share. */
export const inches = {
  kind: "number",
  unit: "in",
  decimals: 1,
  grain: { offered: 2, banded: 5, asked: 5 },
} as const;
