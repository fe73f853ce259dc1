import { defineCommand } from "citty";
import { quantile } from "@/cli/bench/bench-turn-times";
import { unlimited, withServedApp } from "@/cli/bench/load/served-app";
import { corpusScripts } from "@/cli/bench/load/shopper-scripts";
import { text, toggle, wholeNumbers } from "@/cli/flags";
import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import { type HostileShape, hostileShapes } from "@/lib/corpus/testing/hostile-shapes";
import { seededRandom } from "@/lib/random";
import type { Door, ShapeCost, StatusCounts, VictimFigures } from "./costly-texts";
import { costOfShapes, runAttack, runVictim } from "./costly-texts";
import { runProgram } from "./run-program";

/** Milliseconds per request, over all server threads. */
const mostProcessor = 250;
/** Allowed slowdown of a 99th-percentile turn. */
const mostRatio = 3;
const inFlight = 6;
const rounds = 8;
/** Enough turns for a 99th percentile below the worst. */
const victims = 3;
const worstShown = 12;

const program = defineCommand({
  meta: {
    name: "test:hostile",
    description: "Texts made to cost as much as they can, beside shoppers who want a car.",
  },
  args: {
    shapes: text("320", "Shapes of text, drawn from the seed"),
    length: text("4000", "Characters of each"),
    seconds: text("60", "Length of the attack, and of the calm in between"),
    seed: text("1", "Seed of the shapes and of what the shoppers say"),
    port: text("3396", "Port of the server that is started on loopback"),
    assert: toggle(
      `Exit 1 when a shape costs over ${mostProcessor} ms of processor time, when a shopper waits over ${mostRatio} times as long, or when an answer is a fault`,
    ),
  },
  async run({ args }) {
    const numbers = wholeNumbers(args, "seed", "seconds", "length", "shapes", "port");
    const { seed, length, port } = numbers;
    const seconds = Math.max(1, numbers.seconds);
    const said = corpusScripts.flat();
    const words = [...new Set(said.flatMap((each) => each.split(/\s+/)))];
    const shapes = hostileShapes(numbers.shapes, seededRandom(seed, "hostile"), words);
    const ordinary = said.slice(0, 40).map((text, number) => ({ name: `ordinary ${number}`, fill: () => text }));

    const { costs, usual } = await withServedApp(port, unlimited, async (app) => {
      const pid = app.pid();
      const costsAt = async (door: Door) => {
        const sent = (each: readonly HostileShape[]) => costOfShapes(port, each, { length, pid, door });
        await sent(ordinary);
        const plain = await sent(ordinary);
        const first = await sent(shapes);
        return { costs: await tried(first, sent, shapes), usual: quantile(plain.map(weightOf), 0.5) };
      };
      const [comparison, turn] = [await costsAt("comparison"), await costsAt("turn")];
      return { costs: [...comparison.costs, ...turn.costs], usual: { comparison: comparison.usual, turn: turn.usual } };
    });
    const worst = [...costs].sort((a, b) => weightOf(b) - weightOf(a));
    console.log(markdownTable(tableOf(shapeColumns, worst.slice(0, worstShown))));
    const [p99, median] = [0.99, 0.5].map((share) => quantile(costs.map(weightOf), share).toFixed(0));
    console.log(
      `\n${shapes.length} shapes through two doors: worst ${weightOf(worst[0] as ShapeCost).toFixed(0)} ms, p99 ${p99}, median ${median}.`,
    );
    console.log(
      `An ordinary comparison costs ${usual.comparison.toFixed(0)} ms, an ordinary turn ${usual.turn.toFixed(0)} ms.\n`,
    );

    const dearest = worst
      .slice(0, worstShown)
      .map(({ name }) => shapes.find((each) => name.endsWith(`: ${each.name}`)) ?? shapes[0]);
    const attackers = dearest.flatMap((each) => each ?? []);
    const faults = costs
      .filter(({ status }) => status >= 500)
      .map(({ name, status }) => `${name} was answered ${status}`);
    const heads = ["limits", "turns", "p50 ms", "p99 ms", "p50 attacked", "p99 attacked", "ratio p99"];
    const rows: string[][] = [];
    const ratios: number[] = [];
    for (const [limits, env] of [
      ["as shipped", {}],
      ["lifted", unlimited],
    ] as const) {
      await withServedApp(port, env, async () => {
        await runVictims(port, Math.min(10, seconds), seed + rounds * victims);
        const calm: VictimFigures = { times: [], faults: [] };
        const attacked: VictimFigures = { times: [], faults: [] };
        const answers: StatusCounts = {};
        // Alternating exposes both to the machine's other work.
        for (let round = 0; round < rounds; round++) {
          const [stretch, from] = [seconds / rounds, seed + round * victims];
          add(calm, await runVictims(port, stretch, from));
          const [beside, answered] = await Promise.all([
            runVictims(port, stretch, from),
            runAttack(port, attackers, { seconds: stretch, inFlight, length }),
          ]);
          add(attacked, beside);
          for (const [status, count] of Object.entries(answered))
            answers[Number(status)] = (answers[Number(status)] ?? 0) + count;
        }
        const times = [calm.times, attacked.times].flatMap((each) => [quantile(each, 0.5), quantile(each, 0.99)]);
        const ratio = (times[3] ?? 0) / (times[1] ?? 1);
        ratios.push(ratio);
        faults.push(...calm.faults, ...attacked.faults);
        const turns = `${calm.times.length} + ${attacked.times.length}`;
        const figures = times.map((each) => each.toFixed(0));
        rows.push([limits, turns, ...figures, ratio.toFixed(1), JSON.stringify(answers)]);
      });
    }
    console.log(markdownTable({ heads: [...heads, "attacker's answers"], rows }));
    for (const fault of new Set(faults)) console.error(fault);
    const isOver = costs.some(({ processor }) => processor !== null && processor > mostProcessor);
    if (args.assert && (isOver || faults.length > 0 || (ratios[0] ?? 0) > mostRatio)) process.exitCode = 1;
  },
});

function add(all: VictimFigures, { times, faults }: VictimFigures): void {
  all.times.push(...times);
  all.faults.push(...faults);
}

async function runVictims(port: number, seconds: number, seed: number): Promise<VictimFigures> {
  const seeds = Array.from({ length: victims }, (_, victim) => seed + victim);
  const figures = await Promise.all(seeds.map((each) => runVictim(port, seconds, each)));
  return { times: figures.flatMap(({ times }) => times), faults: figures.flatMap(({ faults }) => faults) };
}

/** Retries an excess and keeps the least, because the machine may be busy. */
async function tried(
  first: readonly ShapeCost[],
  send: (shapes: readonly HostileShape[]) => Promise<ShapeCost[]>,
  shapes: readonly HostileShape[],
): Promise<ShapeCost[]> {
  const costs = [...first];
  for (let attempt = 0; attempt < 3; attempt++) {
    const over = [...costs.keys()].filter((index) => weightOf(costs[index] as ShapeCost) > mostProcessor);
    const again = await send(over.flatMap((index) => shapes[index] ?? []));
    for (const [place, index] of over.entries()) {
      const [before, now] = [costs[index] as ShapeCost, again[place] as ShapeCost];
      const least = weightOf(now) < weightOf(before) ? now : before;
      costs[index] = { ...least, status: Math.max(now.status, before.status) };
    }
  }
  return costs;
}

function weightOf({ processor, whole }: ShapeCost): number {
  return processor ?? whole;
}

const shapeColumns: TableColumns<ShapeCost> = {
  shape: ({ name }) => name.slice(0, 50),
  "processor ms": ({ processor }) => processor?.toFixed(0) ?? "-",
  "answer ms": ({ whole }) => whole.toFixed(0),
  status: ({ status }) => status,
};

await runProgram(program);
