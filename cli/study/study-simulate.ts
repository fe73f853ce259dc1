import { randomBytes } from "node:crypto";
import { defineCommand } from "citty";
import { configuredReach } from "@/cli/configured-model";
import { about, operand, text, WrongUse, wholeNumbers } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { withProgress } from "@/cli/show-progress";
import { noteAudit } from "@/db/queries/study/pilots";
import { studyStore } from "@/db/queries/study/study-store";
import { askOutside } from "@/lib/agents/ask-outside";
import { seededRandom } from "@/lib/random";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { simulationCaveat } from "@/lib/study/analysis/power";
import type { BehaviourName } from "@/lib/study/pilot/behaviour";
import { behaviourNameSchema, behaviourNames, defaultMix, drawBehaviour } from "@/lib/study/pilot/behaviour";
import { runCode } from "@/lib/study/run-code";
import { type PilotOutcome, playPilotRun } from "@/lib/study/service/pilot-run";
import { commandLine, studyCatalog, withStudy } from "./study-database";

export const studySimulateCommand = defineCommand({
  meta: about("simulate", "Simulated participants run a stored study; flagged, and counted nowhere unless asked for."),
  args: {
    study: operand("The study's slug"),
    participants: text("30", "How many"),
    first: text("0", "Number of the first one: the same numbers behave the same"),
    behaviour: text("mix", `mix, or one of ${behaviourNames.join(", ")}`),
  },
  async run({ args }) {
    const { participants: count, first } = wholeNumbers(args, "participants", "first");
    const only = args.behaviour === "mix" ? null : behaviourNameSchema.safeParse(args.behaviour);
    if (only && !only.success) throw new WrongUse(`The flag "--behaviour" takes mix or ${behaviourNames.join(", ")}.`);
    await withStudy(args, async (db, stored) => {
      const tools = {
        store: studyStore(db),
        catalog: await studyCatalog(db, stored),
        preferences: createEmbeddedReader(),
        outside: askOutside(configuredReach()),
        code: () => runCode(randomBytes(24)),
        now: () => new Date(),
      };
      const ends: Record<string, number> = {};
      const numbers = Array.from({ length: count }, (_, index) => first + index);
      for (const number of withProgress("participants", count, numbers)) {
        const random = seededRandom(stored.version.configuration.seed, `behaviour ${number}`);
        const behaviour: BehaviourName = only?.data ?? drawBehaviour(defaultMix, random);
        const outcome: PilotOutcome = await playPilotRun(tools, stored, { number, behaviour });
        ends[outcome.end] = (ends[outcome.end] ?? 0) + 1;
        await writeJsonLine(process.stdout, { number, ...outcome });
      }
      const detail = { participants: count, first, behaviour: args.behaviour, ends };
      await noteAudit(db, { studyId: stored.study.id, actor: commandLine }, "pilot-run", detail);
      await writeJsonLine(process.stdout, { participants: count, ends });
    });
    console.error(simulationCaveat);
  },
});
