import type { ConfigurationProblem } from "./configuration-problem";

/** A problem for every id that stands in a list a second time. */
export function repeatedIds(path: string, list: readonly { id: string }[]): ConfigurationProblem[] {
  const seen = new Set<string>();
  return list.flatMap(({ id }, index) => {
    if (seen.has(id)) return [{ path: `${path}.${index}.id`, reason: `"${id}" is used twice` }];
    seen.add(id);
    return [];
  });
}
