/** The long fuzz against BASE. e2e/fuzz/fuzz.mjs starts the server. */
import { attack } from "./attack";
import { doHostileActs } from "./hostile-acts";
import { leaksInLog, lookAtPlanted } from "./served";

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const base = process.env.BASE ?? "http://127.0.0.1:3210";
const isOurs = process.env.FUZZ_OWN_SERVER === "1";
const seed = number("FUZZ_SEED", 1);
const begun = performance.now();

const attacked = await attack({
  base,
  seed,
  requests: number("FUZZ_REQUESTS", 3000),
  ...(isOurs ? { researchToken: "research-token-of-the-browser-tests", study: "car-choices" } : {}),
});
const acted = await doHostileActs(base, { seed, acts: number("FUZZ_ACTS", 120) });
const found = {
  "by requests": attacked.faults,
  "by acts": acted.faults,
  "by what was stored before": isOurs ? await lookAtPlanted(base) : [],
  "in the log": isOurs ? leaksInLog(base).map((line) => line.slice(0, 300)) : [],
};
const statuses = [...attacked.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
const sent = [...attacked.statuses.values()].reduce((sum, count) => sum + count, 0);
process.stdout.write(
  `${sent} requests answered in ${Math.round((performance.now() - begun) / 1000)} s (${statuses.join(", ")}).\n`,
);
process.stdout.write(`${acted.accepted} hostile acts taken, every page looked at after each.\n`);
for (const [where, faults] of Object.entries(found)) {
  process.stdout.write(`${faults.length} faults ${where}.\n`);
  for (const fault of faults.slice(0, 20)) process.stdout.write(`- ${fault}\n`);
}
process.exitCode = Object.values(found).some((faults) => faults.length > 0) ? 1 : 0;
