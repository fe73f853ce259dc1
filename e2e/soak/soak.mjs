/** `npm run test:soak`: 2,000 sequences (SOAK_SEQUENCES, _SEED) and a study of 300 (SOAK_PARTICIPANTS, _AT_ONCE). */
import { checkNode, installPackages, run, say } from "@/scripts/steps.mjs";
import { soakStudy } from "@/scripts/testing/study-soak.mjs";

checkNode();
await installPackages();
const sequences = process.env.SOAK_SEQUENCES || "2000";
say(`Shoppers, reloads, kills and doubled messages: ${sequences} sequences`);
const args = ["--no-install", "vitest", "run", "--project", "whole", "app/_server/turn/temporal.whole.test.ts"];
const shoppers = await run("npx", args, { env: { SOAK_SEQUENCES: sequences } });
const study = await soakStudy({
  participants: Number(process.env.SOAK_PARTICIPANTS || 300),
  atOnce: Number(process.env.SOAK_AT_ONCE || 30),
  kills: 2,
  comeBack: true,
});
process.exit(shoppers.code || study);
