/** `npm run messages` prints all messages with examples. `-- --write` compiles them. */
import { writeFileSync } from "node:fs";
import { compileRoom, messageRooms, printedRoom } from "./compile.mjs";

for (const room of messageRooms()) {
  if (process.argv.includes("--write")) writeFileSync(`messages/${room}.ts`, compileRoom(room));
  else
    console.log(
      `\n${room}\n\n${printedRoom(room)
        .map(({ name, text }) => `${name.padEnd(28)}${text}`)
        .join("\n")}`,
    );
}
