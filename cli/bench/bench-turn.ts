import { defineCommand } from "citty";
import { text, toggle, WrongUse, wholeNumbers } from "@/cli/flags";
import { defaultCars } from "@/db/seed/default-catalog";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { environment } from "@/lib/env";
import { seededRandom } from "@/lib/random";
import { type BenchBound, checkBounds, turnTable } from "./bench-turn-table";
import { measureReaders, measureReading, measureTurns } from "./bench-turn-times";
import { scaledCars } from "./scaled-cars";

export const benchTurnCommand = defineCommand({
  meta: {
    name: "turn",
    description:
      "How long reading takes by length, and where the time of a turn goes; on a server of DATABASE_URL too.",
  },
  args: {
    seconds: text("30", "Time for all measurements together, about"),
    cars: text("0", "Cars the catalog is resampled to; 0 leaves it as it ships"),
    seed: text("1", "Seed of the messages"),
    assert: toggle("Exit 1 when a bound is broken"),
  },
  async run({ args }) {
    const { seconds, seed, cars: rows } = wholeNumbers(args, "seconds", "seed", "cars");
    if (seconds < 1) throw new WrongUse('The flag "--seconds" takes 1 or more.');
    const cars = rows > 0 ? [...scaledCars(defaultCars(), rows, seededRandom(seed, "scaled cars"))] : defaultCars();
    const catalog = createColumnReader(cars);
    const vocabulary = await catalog.vocabulary();
    const reading = measureReading(vocabulary, seed, (seconds * 1000) / 2);
    const turns = await measureTurns(catalog, vocabulary, seed, (seconds * 1000) / 2);
    const bounds = checkBounds(reading, turns);
    const server =
      environment().DATABASE_URL && rows === 0 ? await measureReaders(vocabulary, seed, seconds * 500) : null;
    if (server) bounds.push(...server.bounds);
    console.log(turnTable(reading, turns, bounds, server?.rows));
    if (args.assert && bounds.some((bound: BenchBound) => !bound.held)) process.exitCode = 1;
  },
});
