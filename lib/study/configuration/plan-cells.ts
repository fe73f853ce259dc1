import { seededRandom, shuffle } from "@/lib/random";
import type { Configuration } from "./configuration";

/** `random` draws one row per place. */
function rowsOf(order: Configuration["design"]["conditionOrder"], size: number): number[][] {
  if (order === "williams") return williamsSquare(size);
  if (order === "latin") return latinSquare(size);
  return [Array.from({ length: size }, (_, index) => index)];
}

/** The units that assignment balances. `everyone/2` names a group and a row of the square of its arms. */
export function cellsOf({ design }: Pick<Configuration, "design">) {
  return design.groups.flatMap(({ id, conditions }) =>
    rowsOf(design.conditionOrder, conditions.length).map((row, index) => ({
      id: `${id}/${index}`,
      group: id,
      order: row.map((place) => conditions[place] as string),
    })),
  );
}

export function cellsWithout(configuration: Pick<Configuration, "design">, arms: readonly string[]) {
  return cellsOf(configuration).filter(({ order }) => !order.some((arm) => arms.includes(arm)));
}

export function scenarioRowCount({ design, scenarios }: Pick<Configuration, "design" | "scenarios">): number {
  return rowsOf(design.scenarioOrder, scenarios.length).length;
}

/** Full squares pair every arm and scenario equally often at every position. */
export function sequenceAt(configuration: Configuration, place: { cell: string; scenarioRow: number; number: number }) {
  const { design, scenarios, trials, seed } = configuration;
  const cell = cellsOf(configuration).find(({ id }) => id === place.cell);
  if (!cell) throw new Error(`the study has no cell "${place.cell}"`);
  const rows = rowsOf(design.scenarioOrder, scenarios.length);
  const random = seededRandom(seed, `order ${place.number}`);
  const arms = design.conditionOrder === "random" ? shuffle(cell.order, random) : cell.order;
  const inOrder = (rows[place.scenarioRow % rows.length] ?? []).map((index) => scenarios[index]?.id as string);
  const tasks = design.scenarioOrder === "random" ? shuffle(inOrder, random) : inOrder;
  return Array.from({ length: trials.perParticipant }, (_, index) => ({
    condition: arms[index % arms.length] as string,
    scenario: tasks[index] as string,
  }));
}

/** Holds each number below `size` once per row and column. */
export function latinSquare(size: number): number[][] {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => (row + column) % size));
}

/** Every number follows every other equally often. Doubled for odd `size` (Williams 1949). */
export function williamsSquare(size: number): number[][] {
  // 0, 1, n-1, 2, n-2, ...: neighbors differ by every step once.
  const zigzag = Array.from({ length: size }, (_, place) =>
    place % 2 === 1 ? (place + 1) / 2 : (size - place / 2) % size,
  );
  const rows = zigzag.map((_, shift) => zigzag.map((value) => (value + shift) % size));
  return size % 2 === 0 || size === 1 ? rows : [...rows, ...rows.map((row) => [...row].reverse())];
}
