/**
 * `npm run test:soak`: the properties over time at length, 2,000 sequences (SOAK_SEQUENCES, SOAK_SEED change it), and a
 * study with 300 simulated participants, 30 at once (SOAK_PARTICIPANTS, SOAK_AT_ONCE).
 */
import { checkNode, installPackages, run, say } from "./steps.mjs";
import { soakStudy } from "./study-soak.mjs";

checkNode();
await installPackages();
const sequences = process.env.SOAK_SEQUENCES || "2000";
say(`Shoppers, reloads, kills and doubled messages: ${sequences} sequences`);
const args = ["--no-install", "vitest", "run", "--project", "unit*", "app/_server/turn/temporal.test.ts"];
const shoppers = await run("npx", args, { env: { SOAK_SEQUENCES: sequences } });
const study = await soakStudy({
  participants: Number(process.env.SOAK_PARTICIPANTS || 300),
  atOnce: Number(process.env.SOAK_AT_ONCE || 30),
  kills: 2,
  comeBack: true,
});
process.exit(shoppers.code || study);
