/** `npm run test:soak`: the properties over time at length, 2,000 sequences (SOAK_SEQUENCES, SOAK_SEED change it). */
import { checkNode, installPackages, run, say } from "./steps.mjs";

checkNode();
await installPackages();
const sequences = process.env.SOAK_SEQUENCES || "2000";
say(`Shoppers, reloads, kills and doubled messages: ${sequences} sequences`);
const args = ["--no-install", "vitest", "run", "--project", "unit", "app/_server/temporal.test.ts"];
const { code } = await run("npx", args, { env: { SOAK_SEQUENCES: sequences } });
process.exit(code);
