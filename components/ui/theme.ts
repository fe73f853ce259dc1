/**
 * Light or dark, when somebody has chosen; without a choice the system decides. The choice is a cookie, so that the server
 * sends the page in its colours: a script that looks for it in the browser would hold up the first paint.
 */
export type Theme = "light" | "dark";

export const themeCookie = "leeway-theme";

/** The theme a cookie's value names; `null` for none and for any other text. */
export function themeOf(value: string | undefined): Theme | null {
  return value === "light" || value === "dark" ? value : null;
}
