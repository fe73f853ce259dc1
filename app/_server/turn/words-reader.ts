import { withinBudget } from "@/app/_server/limits/token-budget";
import { log } from "@/app/_server/log";
import { metrics } from "@/app/_server/metrics/metrics";
import type { RequestDesk } from "@/app/_server/reading/request-desk";
import type { OutsideReach } from "@/lib/agents/ask-outside";
import { differIn } from "@/lib/agents/reading/model-merge";
import { createFallbackReader } from "@/lib/agents/reading/model-reader";
import { shopAgents } from "@/lib/agents/shop-agents";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { TurnAgents } from "@/lib/dialogue/act-request";
import { agentDecisions, type DialogueSettings } from "@/lib/dialogue/state/settings";
import type { TurnEvent } from "@/lib/dialogue/state/turn-event";
import { environment, modelJobs } from "@/lib/env";
import { createModelPort } from "@/lib/model/call-model";
import { Circuit, withCircuit } from "@/lib/model/circuit";
import type { ModelPort } from "@/lib/model/model-port";
import { type ResolvedModel, readerNote, resolveModel } from "@/lib/model/resolve-model";
import { processWide } from "@/lib/process-wide";
import { createHearingReader } from "@/lib/reading/hearing-reader";
import type { PreferenceReader } from "@/lib/reading/preference-reader";
import { modelUseSchema } from "@/lib/reading/reading";

let resolvedOnce: ResolvedModel | null | undefined;

/** Returns `null` if unset. Throws `EnvironmentError`. */
export function serverModel(): ResolvedModel | null {
  if (resolvedOnce === undefined) resolvedOnce = resolveModel(environment());
  return resolvedOnce;
}

/** Skips the model while the circuit is open. */
export const modelCircuit = processWide("leewayModelCircuit", () => new Circuit(() => performance.now()));

/** Tells shoppers where their words go. `undefined` if they stay on this server. */
export function noteOfReader(): string | undefined {
  const model = serverModel();
  return model ? readerNote(model) : undefined;
}

/** What the model does in a new search. Recorded in its settings so it never changes. */
export function jobsOfNewSearch(): Pick<DialogueSettings, "reader" | "writer" | "agents"> {
  return {
    reader: isGiven("reading") ? "model" : "embedded",
    writer: isGiven("wording") ? "model" : "code",
    agents: agentDecisions.filter(isGiven),
  };
}

function isGiven(job: (typeof modelJobs)[number]): boolean {
  return serverModel() !== null && (environment().OPENAI_JOBS ?? modelJobs).includes(job);
}

let sharedPort: ModelPort | undefined;

export function modelPort(): ModelPort | null {
  const model = serverModel();
  if (!model) return null;
  sharedPort ??= withinBudget(withCircuit(createModelPort(model), modelCircuit()));
  return sharedPort;
}

/** What may choose in place of an arm's method, from this server. */
export function outsideReach(): OutsideReach {
  return { hosts: environment().STUDY_METHOD_HOSTS, port: modelPort() };
}

/** The decisions that the search's model takes in a turn. `undefined` where code takes all. */
export function agentsFor(settings: DialogueSettings, signal?: AbortSignal): TurnAgents | undefined {
  const model = settings.agents?.length ? serverModel() : null;
  const port = modelPort();
  return model && port ? shopAgents(port, settings, { ...model, signal }) : undefined;
}

/** Falls back to the embedded reader once the search's model is gone. */
export function readerFor({ reader }: DialogueSettings, desk: RequestDesk, catalog: CatalogSlice): PreferenceReader {
  const model = reader === "model" ? serverModel() : null;
  const port = modelPort();
  if (!model || !port) return desk.listener();
  return createHearingReader(createFallbackReader(port, { ...model, differ: differIn(catalog) }, desk.reader()), desk);
}

/** Never logs the words. */
export function logModelFailure(conversationId: string, events: readonly TurnEvent[]): void {
  for (const { name, data } of events) {
    if (name === "model-ask" && data.outcome !== "used") {
      metrics().modelFaults.inc({ task: "deciding", fault: String(data.outcome) });
      log.warn({ conversationId, outcome: data.outcome }, "code decided in place of the language model");
    }
    const use = name === "words-read" ? modelUseSchema.safeParse(data.model) : undefined;
    if (!use?.success || use.data.outcome === "used") continue;
    const { model, outcome, calls } = use.data;
    metrics().modelFaults.inc({ task: "reading", fault: outcome });
    log.warn({ conversationId, model, outcome, calls }, "the language model could not be used");
  }
}
