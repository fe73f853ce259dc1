import { z } from "zod";
import { isSetSlot, slotNames } from "@/lib/constraints";
import { type CsvField, csvColumns, csvFields, numberField } from "./csv-columns";

/** Multiplies or divides the file's number. */
const units = {
  "km/l": { factor: 2.352_145_833 },
  "l/100km": { dividedInto: 235.214_583_3 },
  "imperial mpg": { factor: 0.832_674_185 },
  kW: { factor: 1.341_022_09 },
  PS: { factor: 0.986_320_07 },
  l: { factor: 0.035_314_667 },
  cm: { factor: 0.393_700_787 },
  mm: { factor: 0.039_370_079 },
  kg: { factor: 2.204_622_622 },
  km: { factor: 0.621_371_192 },
} as const satisfies Record<string, { factor: number } | { dividedInto: number }>;
type Unit = keyof typeof units;

/** Comma lists of words. */
const setFields: ReadonlySet<CsvField> = new Set<CsvField>(slotNames.filter(isSetSlot));

/** `{"decimal": ",", "group": ".", "strip": ["EUR"]}` reads "EUR 23.500,50". */
const numberFormatSchema = z
  .strictObject({
    decimal: z.enum([".", ","]).default("."),
    group: z.enum(["", ",", ".", "'", " "]).default(""),
    /** Signs and units to drop. */
    strip: z.array(z.string().min(1)).default([]),
  })
  .refine(({ decimal, group }) => decimal !== group, "decimal and group cannot be the same sign");
export type NumberFormat = z.infer<typeof numberFormatSchema>;

const fieldSpecSchema = z.strictObject({
  column: z.string().min(1).optional(),
  /** Translates words: `{"Petrol": "regular unleaded"}`. Others stay. */
  values: z.record(z.string(), z.string()).optional(),
  numbers: numberFormatSchema.optional(),
  factor: z.number().positive().optional(),
  unit: z.enum(Object.keys(units) as [Unit, ...Unit[]]).optional(),
});
type FieldSpec = z.infer<typeof fieldSpecSchema>;

const columnSourceSchema = z.union(
  [
    z.string().min(1),
    z.strictObject({ constant: z.union([z.string(), z.number().transform(String)]) }),
    fieldSpecSchema.refine(
      ({ factor, unit }) => factor === undefined || unit === undefined,
      "takes a factor or a unit, not both",
    ),
  ],
  'must be a column\'s name, {"constant": ...}, or an object with column, values, numbers, factor or unit',
);

export const columnMapSchema = z
  .strictObject({
    /** A missing field uses the paper's column. */
    columns: z.partialRecord(z.enum(csvFields), columnSourceSchema).default({}),
    /** For columns that set none. */
    numbers: numberFormatSchema.optional(),
    delimiter: z.string().length(1).optional(),
    encoding: z.enum(["utf-8", "utf-16le", "utf-16be", "windows-1252"]).optional(),
  })
  .superRefine(({ columns }, context) => {
    for (const [field, source] of Object.entries(columns)) {
      if (typeof source === "string" || "constant" in source || numberField(field as CsvField)) continue;
      for (const key of ["numbers", "factor", "unit"] as const) {
        if (source[key] !== undefined) {
          context.addIssue({ code: "custom", path: ["columns", field, key], message: `${field} holds words` });
        }
      }
    }
  });
export type ColumnMap = z.input<typeof columnMapSchema>;

export interface FieldReader {
  column: string | null;
  read(text: string): { text: string } | { wrong: string };
}

/** Prefers the map, then the paper's column. */
export function fieldReaders(map: ColumnMap): Record<CsvField, FieldReader> {
  const { columns, numbers } = columnMapSchema.parse(map);
  const reader = (field: CsvField): FieldReader => {
    const source = columns[field] ?? csvColumns[field];
    if (typeof source !== "string" && "constant" in source) {
      return { column: null, read: () => ({ text: source.constant }) };
    }
    const spec = typeof source === "string" ? { column: source } : source;
    const column = spec.column ?? csvColumns[field];
    return { column, read: (text) => readField(text.trim(), field, { numbers, ...spec }) };
  };
  return Object.fromEntries(csvFields.map((field) => [field, reader(field)])) as Record<CsvField, FieldReader>;
}

function readField(text: string, field: CsvField, spec: FieldSpec): ReturnType<FieldReader["read"]> {
  const word = setFields.has(field) ? text.split(",").map(translate).join(",") : translate(text);
  function translate(each: string): string {
    const key = each.trim();
    return spec.values && Object.hasOwn(spec.values, key) ? (spec.values[key] ?? key) : each;
  }
  const convert = spec.numbers ?? spec.factor ?? spec.unit;
  const kind = numberField(field);
  if (convert === undefined || !kind || word.trim() === "") return { text: word };
  const number = parseNumber(word, spec.numbers ?? { decimal: ".", group: "", strip: [] });
  if (number === null) return { wrong: `is not a number: "${text.slice(0, 40)}"` };
  const { unit } = spec;
  const conversion = unit ? units[unit] : { factor: spec.factor ?? 1 };
  const converted = "factor" in conversion ? number * conversion.factor : conversion.dividedInto / number;
  return Number.isFinite(converted)
    ? { text: String(rounded(converted, kind.decimals)) }
    : { wrong: `is impossible: ${text.slice(0, 40)} ${unit ?? ""}`.trim() };
}

function rounded(value: number, decimals: number): number {
  return Number.isFinite(decimals) ? Math.round(value * 10 ** decimals) / 10 ** decimals : value;
}

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
