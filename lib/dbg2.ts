import { readFileSync } from "node:fs";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { messageOf } from "@/lib/reading/read-words";
for (const words of readFileSync(process.argv[2] as string, "utf8").split("\n").filter(Boolean)) {
  const r = messageOf({ words, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary } as never);
  console.log(`> ${words}`);
  for (const [i, s] of r.statements.entries()) console.log(`   ${r.tokens.slice(s.start, s.end).map((t) => t.word).join(" ")} = ${s.slot} ${s.values.slice(0,2)} rules ${r.named.find((n) => n.start === s.start && n.slot === s.slot)?.stance} -> ${s.stance} ${s.chances ? Object.entries(s.chances).map(([k, v]) => `${k} ${(v as number).toFixed(2)}`).join(" ") : ""}`);
}
