/** `node scripts/testing/trace-turn.mjs [--list]`: the files and folders of a turn with a conflict, in call order. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isTest } from "./source-tree.mjs";

const traced = ["dialogue", "trade-offs", "relaxation", "catalog", "constraints", "reading"].map(
  (room) => `lib/${room}`,
);
const words = "an AWD wagon or SUV under $16,000 with 40 mpg on the highway, 2021 or newer";

const turn = `
import { defaultCars } from "@/db/seed/default-catalog";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { runTurn } from "@/lib/dialogue/run-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
const catalog = createColumnReader(defaultCars());
const vocabulary = await catalog.vocabulary();
const act = { kind: "words", text: ${JSON.stringify(words)} };
const given = { state: emptyConversation(), act, settings: shopSettings, preferences: createEmbeddedReader(), vocabulary };
globalThis.entered = [];
await runTurn({ ...given, catalog: openSlice(catalog) });
console.log(JSON.stringify(globalThis.entered));
`;

function noting(file, text) {
  const names = [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)].map(([, name]) => name);
  const once = [...new Set(names)];
  const wrapped = once.map(
    (name) =>
      `const ${name}$ = (...args) => { globalThis.entered?.push(${JSON.stringify(file)}); return ${name}(...args); };\nexport { ${name}$ as ${name} };\n`,
  );
  return `${text.replace(/^export ((?:async )?function)/gm, "$1")}\n${wrapped.join("")}`;
}

const folder = mkdtempSync(join(process.cwd(), ".trace-"));
try {
  for (const room of ["lib", "domains", "messages", "db/seed", "tsconfig.json", "package.json"])
    cpSync(room, join(folder, room), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  for (const room of traced)
    for (const each of readdirSync(room, { recursive: true, encoding: "utf8" })) {
      const file = join(room, each);
      if (/\.ts$/.test(file) && !isTest(file))
        writeFileSync(join(folder, file), noting(file, readFileSync(file, "utf8")));
    }
  writeFileSync(join(folder, "turn.ts"), turn);
  const { stdout, stderr, status } = spawnSync("npx", ["--no-install", "tsx", "turn.ts"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr);
  tell(JSON.parse(stdout));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function tell(calls) {
  for (const inside of ["lib/dialogue", "lib"])
    for (const [kind, roomOf] of [
      ["files", (file) => file],
      ["folders", (file) => file.slice(0, file.lastIndexOf("/"))],
    ]) {
      const within = calls.filter((file) => file.startsWith(`${inside}/`)).map(roomOf);
      const stays = within.filter((room, place) => room !== within[place - 1]);
      const rooms = new Set(stays).size;
      console.log(`${inside}, ${kind}: ${stays.length} stays in ${rooms}, ${stays.length - rooms} returns`);
      if (process.argv.includes("--list")) console.log(stays.map((stay) => `  ${stay}`).join("\n"));
    }
}
