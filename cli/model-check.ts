import { defineCommand } from "citty";
import { checkModel } from "@/lib/agents/check-model";
import { type LabelledSay, scoreReading } from "@/lib/agents/measure-reading";
import { slotNamed } from "@/lib/corpus/fill-sentence";
import { labelledSpans } from "@/lib/corpus/score-voices";
import { createModelPort } from "@/lib/model/call-model";
import { configuredModel } from "./configured-model";
import { openVoices } from "./corpus/open-voices";
import { about, text, WrongUse, wholeNumber } from "./flags";
import { writeJsonLine } from "./json-lines";

export const modelCheckCommand = defineCommand({
  meta: about(
    "check",
    "Asks the configured language model a dozen fixed messages, a line each, exit 1 when one fails. Then scores its reading of labelled voices against the embedded reader's, and names the jobs it is good for.",
  ),
  args: {
    voices: text("corpus/sealed", "Folder of the labelled voices; no sentence is printed"),
    sample: text("40", "Messages of the voices to read; 0 leaves them out"),
  },
  async run({ args }) {
    const [extra] = args._;
    if (extra) throw new WrongUse(`"${extra}" was not expected here.`);
    const resolved = configuredModel();
    console.error(`Asking ${resolved.id} at ${resolved.host} (${resolved.api}).`);
    const counts = { passed: 0, failed: 0, tokens: 0 };
    const port = createModelPort(resolved);
    for await (const { title, passed, fault, tokens } of checkModel(port)) {
      counts[passed ? "passed" : "failed"] += 1;
      counts.tokens += tokens;
      const result = passed ? "pass" : "fail";
      await writeJsonLine(process.stdout, { case: title, result, ...(fault ? { fault } : {}) });
    }
    await writeJsonLine(process.stdout, counts);
    const most = wholeNumber("sample", args.sample);
    if (most > 0) await writeJsonLine(process.stdout, await scoreReading(port, saysOf(args.voices, most)));
    if (counts.failed > 0) process.exitCode = 1;
  },
});

/** First messages, which need no screen, spread over the voices. Skips wishes whose slot the catalog lacks. */
function saysOf(folder: string, most: number): LabelledSay[] {
  const firsts = openVoices(folder).flatMap(({ dialogues }) => dialogues.flatMap(({ turns }) => turns.slice(0, 1)));
  const every = Math.max(1, Math.floor(firsts.length / most));
  return firsts
    .filter((_, index) => index % every === 0)
    .slice(0, most)
    .map((turn) => ({
      words: turn.say,
      acts: labelledSpans(turn),
      wishes: turn.acts.flatMap(({ wishes = [] }) =>
        wishes.flatMap(({ slot, op = "==", value, level = "prefer" }) => {
          const name = slotNamed(slot);
          return name && (typeof value === "string" || typeof value === "number")
            ? [{ slot: name, op, value, level }]
            : [];
        }),
      ),
    }));
}
