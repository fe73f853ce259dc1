import { z } from "zod";
import releasedNames from "./released-names.json";

/** Their names for an item and for what is known of it, and ours. */
const { names, metaNames } = releasedNames;

const releasedSchema = z.looseObject({
  base_query_sentence: z.string(),
  additional_constraints: z.array(z.looseObject({ column: z.string() })).min(1),
  constraint_weights: z.array(z.looseObject({ is_unique_repair: z.boolean().optional() })),
  meta: z.record(z.string(), z.unknown()).optional(),
});

/** Passes other values unchanged. Ids follow the file, settings the data folder. */
export function fromReleased(value: unknown, index: number): unknown {
  const record = releasedSchema.safeParse(value).data;
  if (!record) return value;
  const { constraint_weights: weights, additional_constraints: constraints, meta, ...rest } = record;
  const isUnique = weights.some((each) => each.is_unique_repair !== undefined);
  const setting = constraints.length === 2 ? "S3" : isUnique ? "S1" : "S2";
  return {
    id: `${setting}-${String(index + 1).padStart(2, "0")}`,
    setting,
    base: baseIn(record.base_query_sentence),
    ...renamed({ ...rest, additional_constraints: constraints }, names),
    weights: weights.map((each) => renamed(each, { is_unique_repair: "isUniqueRepair" })),
    ...(meta ? { meta: renamed(meta, metaNames) } : {}),
  };
}

export function toReleased(item: unknown): unknown {
  const { weights, setting, derived, meta, ...rest } = z
    .looseObject({
      setting: z.string().optional(),
      weights: z.array(z.looseObject({})),
      meta: z.record(z.string(), z.unknown()).optional(),
      derived: z.object({ sliceRows: z.number(), dropCounts: z.array(z.number()) }).optional(),
    })
    .parse(item);
  // The published second setting records the products each drop brings, and their sum.
  const tightScore = derived?.dropCounts.reduce((sum, each) => sum + each, 0);
  const found = derived && { sliceSize: derived.sliceRows, tightScore, dropCounts: derived.dropCounts };
  const counted = meta ?? (setting === "S2" ? found : undefined);
  const unique = weights.find((each) => each.isUniqueRepair === true);
  const known = Object.fromEntries(Object.entries(rest).filter(([key]) => Object.values<string>(names).includes(key)));
  return {
    ...renamed(known, swapped(names)),
    constraint_weights: weights.map((each) => renamed(each, { isUniqueRepair: "is_unique_repair" })),
    ...(unique ? { unique_repair_constraint: { column: unique.column, op: unique.op, value: unique.value } } : {}),
    ...(counted ? { meta: renamed(counted, swapped(metaNames)) } : {}),
  };
}

function renamed(record: Readonly<Record<string, unknown>>, by: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [by[key] ?? key, value]));
}

function swapped(by: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(by).map(([key, value]) => [value, key]));
}

/** A make may have several words too. */
const longStyles =
  /^(.+) ((?:(?:2dr|4dr) (?:SUV|Hatchback)|Convertible SUV|(?:Crew|Extended|Regular) Cab Pickup|(?:Passenger|Cargo) (?:Minivan|Van)))$/;

function baseIn(sentence: string): Record<string, string> {
  const found = /^I am looking for an? (.+) with an? (\S+) transmission and (.+?)\.?$/.exec(sentence);
  const [, product = "", transmission = "", drive = ""] = found ?? [];
  const [, make = "", style = ""] = longStyles.exec(product) ?? /^(.+) (\S+)$/.exec(product) ?? [];
  if (!make) return {};
  return { Make: make, "Transmission Type": transmission, Driven_Wheels: drive, "Vehicle Style": style };
}
