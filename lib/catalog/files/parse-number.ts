import { z } from "zod";

/** `{"decimal": ",", "group": ".", "strip": ["EUR"]}` reads "EUR 23.500,50". */
export const numberFormatSchema = z
  .strictObject({
    decimal: z.enum([".", ","]).default("."),
    group: z.enum(["", ",", ".", "'", " "]).default(""),
    /** Signs and units to drop. */
    strip: z.array(z.string().min(1)).default([]),
  })
  .refine(({ decimal, group }) => decimal !== group, "decimal and group cannot be the same sign");
export type NumberFormat = z.infer<typeof numberFormatSchema>;

/** Reads "23.500,50 EUR" as 23500.5; `null` if invalid. Groups all thousands or none. */
export function parseNumber(text: string, { decimal, group, strip }: NumberFormat): number | null {
  let rest = text;
  for (const sign of strip) rest = rest.replaceAll(sign, "");
  // Thin and no-break spaces group thousands too.
  rest = rest.replace(/[\u00A0\u202F\u2009]/g, " ").trim();
  const [whole = "", fraction, ...more] = rest.split(decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const digits = /^-?\d+$/.test(whole) ? whole : ungrouped(whole, group);
  return digits === null ? null : Number(`${digits}.${fraction ?? "0"}`);
}

function ungrouped(whole: string, group: string): string | null {
  const [first = "", ...others] = group === "" ? [whole] : whole.split(group);
  if (!/^-?\d{1,3}$/.test(first) || others.some((each) => !/^\d{3}$/.test(each))) return null;
  return [first, ...others].join("");
}
