import { defineCommand } from "citty";
import { checkModel } from "@/lib/agents/check-model";
import { createModelPort } from "@/lib/model/call-model";
import { configuredModel } from "./configured-model";
import { writeJsonLine } from "./json-lines";
import { WrongUse } from "./wrong-use";

export const modelCheckCommand = defineCommand({
  meta: {
    name: "check",
    description: "Asks the configured language model a dozen fixed messages; a line each, exit 1 when one fails.",
  },
  async run({ args }) {
    const [extra] = args._;
    if (extra) throw new WrongUse(`"${extra}" was not expected here.`);
    const resolved = configuredModel();
    console.error(`Asking ${resolved.id} at ${resolved.host} (${resolved.api}).`);
    const counts = { passed: 0, failed: 0, tokens: 0 };
    for await (const { title, passed, fault, tokens } of checkModel(createModelPort(resolved))) {
      counts[passed ? "passed" : "failed"] += 1;
      counts.tokens += tokens;
      await writeJsonLine(process.stdout, {
        case: title,
        result: passed ? "pass" : "fail",
        ...(fault ? { fault } : {}),
      });
    }
    await writeJsonLine(process.stdout, counts);
    if (counts.failed > 0) process.exitCode = 1;
  },
});
