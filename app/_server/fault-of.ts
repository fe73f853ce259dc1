/**
 * What may be logged of a fault: its kind, its code and where it arose, of it and of what lies under it. Never its
 * message: a database puts the values of a statement there, and those are what shoppers wrote.
 */
export function faultOf(error: unknown): object | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const at = error.stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 8);
  return { name: error.name, code, at, cause: faultOf(error.cause) };
}
