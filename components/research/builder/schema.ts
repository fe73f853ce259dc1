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
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** What a part is where it is not null. */
export function ownSchema(schema: Schema): Schema & { isNullable: boolean } {
  const others = schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
  const isNullable = others.length > 0 && others.length < (schema.anyOf?.length ?? 0);
  return { ...(isNullable && others.length === 1 ? others[0] : schema), isNullable };
}

export function schemaAt(schema: Schema, path: Path): Schema {
  return path.reduce<Schema>((here, key) => {
    const { properties, items } = ownSchema(here);
    return properties?.[key] ?? (items || {});
  }, schema);
}

/** The fields of a group, by its kind where it has several. */
export function fieldsOf({ properties, oneOf = [] }: Schema, value: unknown) {
  const kind = (name: string) => (typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined);
  const own = oneOf.find((each) =>
    Object.entries(each.properties ?? {}).some(([name, part]) => part.const !== undefined && part.const === kind(name)),
  );
  return properties ?? (own ?? oneOf[0])?.properties;
}

/** "Maximum minutes" for `maximumMinutes`. */
export function fieldName(key: string | number | undefined): string {
  const words = String(key ?? "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
