// @ts-nocheck
import { readFileSync } from "node:fs";
import { defaultColumns } from "@/db/seed/default-catalog";
import { playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";
const catalog = defaultColumns(process.env.P ?? "today");
const inner = createEmbeddedReader();
const short = (k, v) => (k === "vocabulary" || k === "evidence" ? undefined : v && v.slot && v.op ? `${v.slot} ${v.op} ${JSON.stringify(v.value)} ${v.locked ? "must" : (v.weight ?? 0).toFixed(2)} ${v.level ?? ""}` : v);
const reader = !process.env.R ? inner : { name: "embedded", read: async (i) => { const h = await inner.read(i); console.log("   HEARD", JSON.stringify(h, short)); if (process.env.A) { const { partMessage } = await import("@/lib/reading/acts/part-message"); console.log("   PARTS", JSON.stringify(partMessage(i), short)); } return h; } };
const chats = process.argv[2] === "-f" ? readFileSync(process.argv[3], "utf8").split("\n").filter(Boolean) : process.argv.slice(2);
const fmt = (w) => { const { slot, op, value, weight, locked } = w.constraint; return `${slot} ${op} ${JSON.stringify(value)} ${locked ? "must" : weight.toFixed(2)}${w.gaveWay ? " GAVE" : ""}`; };
for (const chat of chats) {
  let n = 0; const turns = chat.split(" | ").map((say) => ({ say, expect: [] }));
  await playConversation({ id: "x", kind: "x", turns }, { catalog, preferences: reader }, ({ say, view }) => {
    n++; if (process.env.LAST && n < turns.length) return;
    console.log(`> ${say}\n  ${process.env.W ? "" : view.prose.replace(/\n/g, " / ") + "\n  "}${view.wishes.map(fmt).join("; ")}`);
  });
  console.log();
}
