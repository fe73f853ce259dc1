import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

export interface Door {
  path: string;
  kind: "route" | "page";
  /** GET for pages. */
  methods: readonly string[];
}

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

export const otherAddresses = [
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/icon.svg",
  "/_next/static/[x]",
];

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
