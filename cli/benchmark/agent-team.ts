import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UnusableFile } from "@/cli/catalog/open-catalog";
import { configuredModel } from "@/cli/configured-model";
import { choice, text, WrongUse, wholeNumber } from "@/cli/flags";
import { describeTallies, ModelUnusable, startDesk, usageIn } from "@/lib/agents/desk";
import { type AgentJob, agentJobs, type JobHolder, type Jobs, type Team } from "@/lib/agents/methods";
import { createModelPort } from "@/lib/model/call-model";
import type { AnswerStore, ModelPort, ModelReply, ModelUsage } from "@/lib/model/model-port";
import { cachedPort, costOf, portWithin } from "@/lib/model/model-port";
import { rankings } from "@/lib/trade-offs/ranking";

export const agentFlags = {
  agent: text(
    "embedded",
    `Who does the papers' jobs: embedded, model, or pairs such as reading=model,repairing=tuned (${agentJobs.join(", ")})`,
  ),
  cache: text(
    "out/model-cache",
    "Where a model's answers are kept, so a run that goes on asks nothing twice",
    "FOLDER",
  ),
  "token-budget": text("", "Most tokens a process may spend on a model; the run then stops and can go on later"),
};

export const rankingFlag = choice(
  rankings,
  "weighted",
  "Which product comes first: by weight, as each method's source has it, or level by level",
);

/** Jobs that a model tuned on `export-training` may do. */
const tunable: readonly AgentJob[] = ["weighting", "repairing"];

/** The jobs a model does, in fixed order. */
export function jobsAsked(asked: string, possible: readonly AgentJob[] = agentJobs): Jobs {
  if (asked === "embedded") return new Map();
  if (asked === "model") return new Map(possible.map((job) => [job, "model"]));
  const chosen = asked.split(",").flatMap((pair): [AgentJob, JobHolder][] => {
    const [, name, who = ""] = /^(\w+)=(embedded|model|tuned)$/.exec(pair) ?? [];
    const job = possible.find((each) => each === name);
    if (!job || (who === "tuned" && !tunable.includes(job)))
      throw new WrongUse(
        `The flag "--agent" takes embedded, model or JOB=model with ${possible.join(", ")}, and =tuned for ${tunable.join(", ")}.`,
      );
    return who === "embedded" ? [] : [[job, who as JobHolder]];
  });
  return new Map(chosen.sort(([a], [b]) => possible.indexOf(a) - possible.indexOf(b)));
}

/** "reading=model,repairing=tuned" */
export function describeJobs(jobs: Jobs): string {
  return [...jobs].map(([job, who]) => `${job}=${who}`).join();
}

export function openPort({ cache, budget }: { cache: string; budget: string }): ModelPort {
  const port = createModelPort(configuredModel());
  return cachedPort(budget === "" ? port : portWithin(port, wholeNumber("token-budget", budget)), answersIn(cache));
}

/** A file an answer. Several processes may share the folder. */
function answersIn(folder: string): AnswerStore {
  const fileOf = (key: string) => join(folder, `${key}.json`);
  return {
    async get(key) {
      const kept = await readFile(fileOf(key), "utf8").catch(() => null);
      return kept === null ? undefined : (JSON.parse(kept) as ModelReply);
    },
    async set(key, reply) {
      const part = `${fileOf(key)}.${process.pid}`;
      await mkdir(folder, { recursive: true });
      await writeFile(part, JSON.stringify(reply));
      await rename(part, fileOf(key));
    },
  };
}

/** `null` where code does every job. */
export function openTeam(args: Record<keyof typeof agentFlags, string>, possible: readonly AgentJob[]): Team | null {
  const jobs = jobsAsked(args.agent, possible);
  if (jobs.size === 0) return null;
  const port = openPort({ cache: args.cache, budget: args["token-budget"] });
  return { desk: startDesk(port), jobs };
}

/** A run that a model let down can go on later: what it answered is kept. */
export async function usable<T>(play: () => Promise<T>): Promise<T> {
  try {
    return await play();
  } catch (error) {
    if (!(error instanceof ModelUnusable)) throw error;
    throw new UnusableFile(`${error.message}. Run it again to go on from here.`);
  }
}

export function describeTeam({ desk }: Team): string {
  return `${describeTallies(desk.tallies)}; ${describeSpent(usageIn(desk))}`;
}

export function describeSpent({ inputTokens, outputTokens }: Pick<ModelUsage, "inputTokens" | "outputTokens">): string {
  const cost = costOf({ inputTokens, outputTokens }, configuredModel().prices);
  return `${inputTokens} tokens in, ${outputTokens} out${cost > 0 ? `, $${cost.toFixed(2)}` : ""}`;
}
