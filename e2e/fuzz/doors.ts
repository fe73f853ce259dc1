import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

/** A route handler or page of the app. Tests fill in each `[name]` of its path. */
export interface Door {
  path: string;
  kind: "route" | "page";
  /** The route's own methods; GET for pages. */
  methods: readonly string[];
}

/** Every route handler and page, by listing the files. */
export const doors: readonly Door[] = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)(route|page)\.tsx?$/.test(file))
  .map((file): Door => {
    const folder = dirname(file);
    const source = readFileSync(`app/${file}`, "utf8");
    const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((method) =>
      new RegExp(`(function|as) ${method}\\b`).test(source),
    );
    const isPage = /page\.tsx$/.test(file);
    return {
      path: folder === "." ? "/" : `/${folder}`,
      kind: isPage ? "page" : "route",
      methods: isPage ? ["GET"] : methods,
    };
  });

/** Addresses that work without a file under `app`. */
export const otherAddresses = [
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/icon.svg",
  "/_next/static/[x]",
];

/** The pages and data that show a guest's own searches: every page and GET except those for researchers. */
export function guestAddresses(fill: Readonly<Record<string, string>>): string[] {
  return doors
    .filter(({ path }) => /^\/($|saved$|side-by-side$|c\/|s\/|api\/conversations)/.test(path))
    .filter(({ methods }) => methods.includes("GET"))
    .map(({ path }) => path.replace(/\[([^\]]+)\]/g, (_, name: string) => fill[name] ?? "x"))
    .map((path) => {
      if (path.endsWith("/critiques")) return `${path}?car=0`;
      return path === "/side-by-side" ? `${path}?c=${fill.id ?? ""}&cars=0,1` : path;
    });
}
