import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";

export interface Metrics {
  registry: Registry;
  turns: Counter<"outcome">;
  requests: Histogram<"route" | "status">;
  modelFaults: Counter<"task" | "fault">;
  shed: Counter<"reason">;
}

// Kept on globalThis: start-up and route handlers are bundled apart and must count together.
const shared = globalThis as typeof globalThis & { leewayMetrics?: Metrics };

/** What this process counts. Labels are of few fixed words: never an address, a guest or what anybody wrote. */
export function metrics(): Metrics {
  shared.leewayMetrics ??= makeMetrics();
  return shared.leewayMetrics;
}

function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor, open files, garbage and the lag of the event loop.
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    turns: new Counter({
      name: "leeway_turns_total",
      help: "Turns by what became of them",
      labelNames: ["outcome"],
      registers,
    }),
    requests: new Histogram({
      name: "leeway_request_seconds",
      help: "Time from the head of a request to the end of its answer, by class of route",
      labelNames: ["route", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40],
      registers,
    }),
    modelFaults: new Counter({
      name: "leeway_model_faults_total",
      help: "Times the language model could not be used, by task and reason",
      labelNames: ["task", "fault"],
      registers,
    }),
    shed: new Counter({
      name: "leeway_shed_requests_total",
      help: "Requests refused because of a limit or because the service could not take them, by reason",
      labelNames: ["reason"],
      registers,
    }),
  };
}
