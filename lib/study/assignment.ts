import { seededRandom, shuffle } from "@/lib/random";
import type { Configuration } from "./configuration/configuration";
import { cellsOf, cellsWithout, scenarioRowCount } from "./configuration/plan-cells";

/** A cell the draw could have given, with its fill at that moment. */
export type PoolEntry = ReturnType<typeof poolOf>[number];

export interface KnownPlace {
  slot: number | null;
  cell: string;
  scenarioRow: number;
  status: "taken" | "complete" | "freed";
  refilled: boolean;
  active: boolean;
}

/** `slot` is the place in the plan of permuted blocks. `refills` says that a freed one was given again. */
export type Draw = ReturnType<typeof drawPlace>;

/** Depends on earlier places alone. Skips cells with a paused arm, unless every cell has one. */
export function drawPlace(configuration: Configuration, known: readonly KnownPlace[], paused: readonly string[] = []) {
  const running = cellsWithout(configuration, paused);
  const open = new Set((running.length > 0 ? running : cellsOf(configuration)).map(({ id }) => id));
  return configuration.assignment.method === "permuted-blocks"
    ? drawFromBlocks(configuration, known, open)
    : drawLeastFilled(configuration, known, open);
}

/** Each permuted block holds every cell `blockRepeats` times. Scenario rows rotate within a cell. */
export function slotAt(configuration: Configuration, slot: number): { cell: string; scenarioRow: number } {
  const cells = cellsOf(configuration).map(({ id }) => id);
  const { blockRepeats } = configuration.assignment;
  const size = cells.length * blockRepeats;
  const number = Math.floor(slot / size);
  const block = shuffle(
    cells.flatMap((cell) => Array<string>(blockRepeats).fill(cell)),
    seededRandom(configuration.seed, `block ${number}`),
  );
  const cell = block[slot % size] as string;
  const before = block.slice(0, slot % size).filter((each) => each === cell).length;
  return { cell, scenarioRow: rowFor(configuration, cell, number * blockRepeats + before) };
}

function rowFor(configuration: Configuration, cell: string, nth: number): number {
  const count = scenarioRowCount(configuration);
  const rows = Array.from({ length: count }, (_, row) => row);
  const random = seededRandom(configuration.seed, `rows ${cell} ${Math.floor(nth / count)}`);
  return shuffle(rows, random)[nth % count] as number;
}

function drawFromBlocks(configuration: Configuration, known: readonly KnownPlace[], openCells: ReadonlySet<string>) {
  const isOpen = (slot: number) => openCells.has(slotAt(configuration, slot).cell);
  const size = cellsOf(configuration).length * configuration.assignment.blockRepeats;
  const given = new Set(known.flatMap(({ slot }) => slot ?? []));
  let slot = 0;
  while (given.has(slot) || !isOpen(slot)) slot++;
  const freed = configuration.assignment.refill
    ? known.flatMap((place) =>
        place.status === "freed" && !place.refilled && place.slot !== null && isOpen(place.slot) ? [place.slot] : [],
      )
    : [];
  const lowestFreed = Math.min(...freed);
  const refills = lowestFreed < slot;
  if (refills) slot = lowestFreed;
  const from = Math.floor(slot / size) * size;
  const open = Array.from({ length: size }, (_, place) => from + place)
    .filter((place) => (refills ? place === slot : !given.has(place) && isOpen(place)))
    .map((place) => slotAt(configuration, place).cell);
  return { ...slotAt(configuration, slot), slot, refills, pool: poolOf(configuration, known, new Set(open)) };
}

function drawLeastFilled(configuration: Configuration, known: readonly KnownPlace[], openCells: ReadonlySet<string>) {
  const cells = [...openCells];
  const counts = (place: KnownPlace) => place.status === "complete" || (place.status === "taken" && place.active);
  const random = seededRandom(configuration.seed, `draw ${known.length}`);
  const least = leastOf(cells, (cell) => known.filter((place) => place.cell === cell && counts(place)).length);
  const cell = shuffle(least, random)[0] as string;
  const rows = Array.from({ length: scenarioRowCount(configuration) }, (_, row) => row);
  const inCell = known.filter((place) => place.cell === cell && counts(place));
  const rarest = leastOf(rows, (row) => inCell.filter((place) => place.scenarioRow === row).length);
  return {
    cell,
    scenarioRow: shuffle(rarest, random)[0] as number,
    slot: null,
    refills: false,
    pool: poolOf(configuration, known, new Set(least)),
  };
}

function leastOf<Item>(items: readonly Item[], count: (item: Item) => number): Item[] {
  const counts = items.map(count);
  const least = Math.min(...counts);
  return items.filter((_, index) => counts[index] === least);
}

function poolOf(configuration: Configuration, known: readonly KnownPlace[], eligible: ReadonlySet<string>) {
  return cellsOf(configuration).map(({ id }) => {
    const places = known.filter((place) => place.cell === id);
    return {
      cell: id,
      complete: places.filter(({ status }) => status === "complete").length,
      active: places.filter(({ status, active }) => status === "taken" && active).length,
      assigned: places.length,
      eligible: eligible.has(id),
    };
  });
}
