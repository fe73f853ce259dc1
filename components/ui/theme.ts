/** Defaults to the system's theme. Stored in a cookie, because a script would delay the first paint. */
export type Theme = "light" | "dark";

export const themeCookie = "leeway-theme";

export function themeOf(value: string | undefined): Theme | null {
  return value === "light" || value === "dark" ? value : null;
}
