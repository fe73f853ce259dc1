/**
 * Makes records of one shape from the values of their fields. Written out once as code: thousands of cars are made for a
 * request, and a record filled in a loop costs many times what one written out costs.
 */
export function recordMaker<T extends object>(fields: readonly (keyof T & string)[]) {
  const body = fields.map((field) => `${checked(field)}: valueIn("${field}")`).join(", ");
  return new Function("valueIn", `return { ${body} };`) as (valueIn: (field: keyof T & string) => unknown) => T;
}

/** Copies records of one shape and adds one field. */
export function recordCopier<T extends object, Added extends string>(
  fields: readonly (keyof T & string)[],
  added: Added,
) {
  const body = fields.map((field) => `${checked(field)}: from.${field}`).join(", ");
  return new Function("from", checked(added), `return { ${body}, ${added} };`) as <Value>(
    from: T,
    value: Value,
  ) => T & Record<Added, Value>;
}

/** Names become code: only plain ones may. */
function checked(field: string): string {
  if (!/^[A-Za-z]\w*$/.test(field)) throw new Error(`"${field}" is no name of a field`);
  return field;
}
