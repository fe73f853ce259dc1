/** `conditions.1.method`. */
export type ConfigurationProblem = { path: string; reason: string };

export function repeatedIds(path: string, list: readonly { id: string }[]): ConfigurationProblem[] {
  const seen = new Set<string>();
  return list.flatMap(({ id }, index) => {
    if (seen.has(id))
      return [{ path: `${path}.${index}.id`, reason: `"${id}" is used twice; give one of them another id` }];
    seen.add(id);
    return [];
  });
}
