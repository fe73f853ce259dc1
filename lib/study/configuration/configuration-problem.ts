/** `conditions.1.method`. */
export type ConfigurationProblem = { path: string; reason: string };

export function faultIf(isWrong: boolean, path: string, reason: string): ConfigurationProblem[] {
  return isWrong ? [{ path, reason }] : [];
}

export function repeatedIds(path: string, list: readonly { id: string }[]): ConfigurationProblem[] {
  const seen = new Set<string>();
  return list.flatMap(({ id }, index) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    return faultIf(isRepeated, `${path}.${index}.id`, `"${id}" is used twice; give one of them another id`);
  });
}
