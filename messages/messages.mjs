/** `npm run messages` prints all messages with examples, of the pack in `DOMAIN`. `-- --write` compiles every pack's. */
import { mkdirSync, writeFileSync } from "node:fs";
import { compiledFile, compileRoom, messageRooms, packs, printedRoom } from "./compile.mjs";

if (process.argv.includes("--write"))
  for (const pack of packs()) {
    if (pack !== "cars") mkdirSync(`domains/${pack}/messages`, { recursive: true });
    for (const room of messageRooms()) writeFileSync(compiledFile(room, pack), compileRoom(room, undefined, pack));
  }
else
  for (const room of messageRooms())
    console.log(
      `\n${room}\n\n${printedRoom(room, process.env.DOMAIN)
        .map(({ name, text }) => `${name.padEnd(28)}${text}`)
        .join("\n")}`,
    );
