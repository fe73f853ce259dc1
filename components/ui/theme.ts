/** The chosen theme; the system decides without one. It is a cookie, because a script would delay the first paint. */
export type Theme = "light" | "dark";

export const themeCookie = "leeway-theme";

/** The theme in a cookie's value; `null` for any other text. */
export function themeOf(value: string | undefined): Theme | null {
  return value === "light" || value === "dark" ? value : null;
}
