/** Class names that apply, as one string; `false`, `null` and `undefined` are left out. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
