import type { Path } from "@/lib/study/builder/source";

/** The parts of JSON Schema that the configuration's has. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema | false;
  prefixItems?: Schema[];
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export function schemaAt(schema: Schema, path: Path): Schema {
  return path.reduce<Schema>((here, key) => {
    const inner = withoutNull(here).schema;
    return inner.properties?.[key] ?? (inner.items || {});
  }, schema);
}

/** A part that may be null, and what it is otherwise. */
export function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const others = schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
  const isNullable = others.length > 0 && others.length < (schema.anyOf?.length ?? 0);
  const [only, ...rest] = others;
  if (!isNullable || !only) return { schema, isNullable };
  return { schema: rest.length > 0 ? { anyOf: others } : only, isNullable };
}

/** The kind of a discriminated part. */
export function branchOf(schema: Schema, value: unknown): Schema {
  const branches = schema.oneOf ?? [];
  const tag = (each: Schema) => Object.entries(each.properties ?? {}).find(([, part]) => part.const !== undefined);
  const own = branches.find((each) => {
    const [name, part] = tag(each) ?? [];
    return name && typeof value === "object" && value !== null && Reflect.get(value, name) === part?.const;
  });
  return own ?? branches[0] ?? schema;
}

/** "Maximum minutes" for `maximumMinutes`. */
export function fieldName(key: string | number | undefined): string {
  const words = String(key ?? "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function blankOf(schema: Schema): unknown {
  const { schema: own, isNullable } = withoutNull(schema);
  if (isNullable) return null;
  const branch = branchOf(own, null);
  if (branch.const !== undefined) return branch.const;
  if (branch.enum) return branch.enum[0];
  if (branch.properties)
    return Object.fromEntries(Object.entries(branch.properties).map(([key, part]) => [key, blankOf(part)]));
  const blanks: Record<string, unknown> = { string: "", array: [], boolean: false, integer: 1, number: 1 };
  return branch.minimum ?? blanks[branch.type ?? ""] ?? "";
}
