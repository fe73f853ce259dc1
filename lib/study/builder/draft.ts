import type { Path } from "./source";

/** A configuration in the making: any part may be missing or wrong. */
export type Draft = unknown;

export type Entry = Readonly<Record<string, unknown>>;

export function valueAt(draft: Draft, path: Path): unknown {
  return path.reduce<unknown>((here, key) => {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return undefined;
    return (here as Record<string | number, unknown>)[key];
  }, draft);
}

export function entriesAt(draft: Draft, path: Path): Entry[] {
  const found = valueAt(draft, path);
  return Array.isArray(found) ? found.map((each) => (typeof each === "object" && each !== null ? each : {})) : [];
}

export function idsAt(draft: Draft, path: Path): string[] {
  return entriesAt(draft, path).map(({ id }) => String(id ?? ""));
}

/** `sus`, then `sus-2`. */
export function freeId(wanted: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const id = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.includes(id)) return id;
  }
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
