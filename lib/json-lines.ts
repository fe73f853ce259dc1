export function jsonLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join("");
}

/** Skips empty lines. `faultAt` names a line, from 1, that is not JSON. */
export function jsonLinesIn(text: string, faultAt: (line: number, cause: unknown) => Error) {
  return text.split("\n").flatMap((written, index): { line: number; value: unknown }[] => {
    if (written.trim() === "") return [];
    try {
      return [{ line: index + 1, value: JSON.parse(written) }];
    } catch (cause) {
      throw faultAt(index + 1, cause);
    }
  });
}
