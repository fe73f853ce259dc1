/** `npm run size`: lines of code by room, and their share of the budget. */
import { lineBudget, linesByRoom } from "./testing/count-lines.mjs";

const rooms = linesByRoom();
const columns = ["code", "tests", "tables", "catalog", "corpora"];
const sum = (column) => rooms.reduce((total, room) => total + room[column], 0);
const line = (name, values) =>
  `${name.padEnd(18)}${values.map((value) => value.toLocaleString("en-US").padStart(10)).join("")}`;

console.log(`${"lines".padEnd(18)}${columns.map((column) => column.padStart(10)).join("")}`);
for (const room of rooms)
  console.log(
    line(
      room.room,
      columns.map((column) => room[column]),
    ),
  );
console.log(line("total", columns.map(sum)));
const left = lineBudget - sum("code");
console.log(
  `\nThe budget is ${lineBudget.toLocaleString("en-US")} lines of code: ${left.toLocaleString("en-US")} are left.`,
);
if (left < 0) process.exitCode = 1;
