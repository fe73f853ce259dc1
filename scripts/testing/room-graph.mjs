/** Which room imports which, without tests, as the fewest arrows. */
import { importGraph, isTest } from "./source-tree.mjs";

export function roomOf(file) {
  const [top, second, third] = file.split("/");
  if (top === "domains" && third === "catalog") return "shipped";
  if (top === "lib") return third === undefined ? undefined : second;
  return second === undefined || top === "e2e" || top === "scripts" ? undefined : top;
}

export function roomImports() {
  const rooms = new Map();
  for (const [file, imported] of importGraph()) {
    const room = roomOf(file);
    if (room === undefined || isTest(file)) continue;
    const others = rooms.get(room) ?? new Set();
    for (const each of imported) {
      const other = roomOf(each);
      if (other !== undefined && other !== room) others.add(other);
    }
    rooms.set(room, others);
  }
  return rooms;
}

export function arrowsOf(rooms) {
  const reaches = (from, to, seen = new Set()) =>
    [...(rooms.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  return [...rooms]
    .flatMap(([room, others]) =>
      [...others]
        .filter((other) => ![...others].some((next) => next !== other && reaches(next, other)))
        .map((other) => `${room} --> ${other}`),
    )
    .sort();
}
