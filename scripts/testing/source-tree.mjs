/** The source files and their import graph, types included. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

const rooms = ["app", "cli", "components", "db", "domains", "e2e", "lib", "messages", "scripts"];
const extensions = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];

export function sourceFiles() {
  const inRooms = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => join(room, file)),
  );
  const atRoot = readdirSync(".").filter((file) => statSync(file).isFile());
  return [...inRooms, ...atRoot].filter((file) => /\.(ts|tsx|mjs)$/.test(file)).sort();
}

export function isTest(file) {
  return /\.test\.tsx?$|\.arbitrary\.ts$|\.contract\.ts$|(^|\/)testing\/|^e2e\//.test(file);
}

/** Includes types and re-exports. Skips `import()`, which loads later. */
export function importsIn(text) {
  const addresses = [];
  for (const [, address] of text.matchAll(/^(?:import|export)\b[^"'`;]*?\bfrom\s*"([^"]+)"/gm)) addresses.push(address);
  for (const [, address] of text.matchAll(/^import\s*"([^"]+)"/gm)) addresses.push(address);
  return addresses;
}

export function resolveImport(from, address) {
  const path = /^@(?:pack)?\//.test(address)
    ? address.replace("@pack/", "@/domains/cars/").slice(2)
    : address.startsWith(".")
      ? normalize(join(dirname(from), address))
      : undefined;
  if (path === undefined) return undefined;
  const found = extensions
    .map((extension) => `${path}${extension}`)
    .find((file) => existsSync(file) && statSync(file).isFile());
  return found ?? undefined;
}

export function importGraph() {
  return new Map(
    sourceFiles().map((file) => [
      file,
      importsIn(readFileSync(file, "utf8")).flatMap((address) => resolveImport(file, address) ?? []),
    ]),
  );
}

/** Test files that import a changed file, nearest first, with their distance. */
export function testsNear(changed, graph = importGraph()) {
  const importers = new Map();
  for (const [file, imported] of graph) {
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  const distances = new Map(changed.filter((file) => graph.has(file)).map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const next of importers.get(file) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  }
  return [...distances].filter(([file]) => /\.test\.tsx?$/.test(file)).map(([file, distance]) => ({ file, distance }));
}
