/** A generated object literal costs far less than a loop that fills fields. */
export function recordMaker<T extends object>(fields: readonly (keyof T & string)[]) {
  const body = fields.map((field) => `${checked(field)}: valueIn("${field}")`).join(", ");
  return new Function("valueIn", `return { ${body} };`) as (valueIn: (field: keyof T & string) => unknown) => T;
}

/** Names become code, so only plain identifiers are safe. */
function checked(field: string): string {
  if (!/^[A-Za-z]\w*$/.test(field)) throw new Error(`"${field}" is no name of a field`);
  return field;
}
