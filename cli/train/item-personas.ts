import { UnusableFile } from "@/cli/catalog/open-catalog";
import type { Item } from "@/lib/benchmark/item";
import { added, type ModelPort, noUsage } from "@/lib/model/model-port";
import { writeModelPersona } from "./write-persona";

export type Personas = ReturnType<typeof openPersonas>;

/** `isStrict` stops at the first persona without a passing try, where the grammar's would be used. */
export function openPersonas(writer: ModelPort, isStrict: boolean) {
  let spent = noUsage;
  let written = 0;
  let kept = 0;
  return {
    async give(item: Item): Promise<Item> {
      // A model cannot write these habits.
      if (item.drift || item.whenAsked) {
        kept++;
        return { ...item, personaBy: "grammar" };
      }
      const answer = await writeModelPersona(item, writer);
      spent = added(spent, answer.usage);
      if (answer.kind === "written") {
        written++;
        return { ...item, persona: answer.persona, personaBy: writer.id };
      }
      const said = `${item.id}: no persona of ${writer.id} could be used: ${answer.problems.join("; ")}`;
      if (answer.failure === "over-cap") throw new UnusableFile(`${said}. Run it again to go on from here.`);
      if (isStrict) throw new UnusableFile(`${said}.`);
      console.error(said);
      kept++;
      return { ...item, personaBy: "grammar" };
    },
    account: () =>
      `${written} personas by ${writer.id}, ${kept} by the grammar; ${spent.calls} requests, ${spent.inputTokens} tokens in, ${spent.outputTokens} out`,
  };
}
