import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { logFault } from "@/app/_server/log";
import { onRequest } from "@/app/_server/request-start";
import { sharedDatabase } from "@/db/connection/client";
import { Patience } from "@/db/patience";
import { queueDepths } from "@/db/queries/queue-depths";
import { processWide } from "@/lib/process-wide";

/** Labels are fixed words, never an address, a guest or a text. */
export const metrics = processWide("leewayMetrics", () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    registry,
    turns: counter("leeway_turns_total", "Turns by what became of them", ["outcome"]),
    requests: new Histogram({
      name: "leeway_request_seconds",
      help: "Time from the head of a request to the end of its answer, by class of route",
      labelNames: ["route", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40],
      registers,
    }),
    modelFaults: counter(
      "leeway_model_faults_total",
      "Times the language model could not be used, by task and reason",
      ["task", "fault"],
    ),
    shed: counter(
      "leeway_shed_requests_total",
      "Requests refused because of a limit or because the service could not take them, by reason",
      ["reason"],
    ),
  };
});

/** Times each request to the end of its stream. */
export function timeRequests(): void {
  onRequest(({ request, response }) => {
    const route = routeClass(request.url ?? "/");
    const end = metrics().requests.startTimer({ route });
    response.once("close", () =>
      end({ status: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "gone" }),
    );
  });
}

/** The first match wins. Other addresses are pages. */
const classes: readonly (readonly [RegExp, string])[] = [
  [/^\/_next\/|^\/(icon|apple-icon|opengraph-image|manifest|robots|sitemap)[^/]*$/, "static"],
  [/^\/(api\/(health|ready)|metrics)$/, "probe"],
  [/^\/api\/conversations\/[^/]+\/turns$/, "turn"],
  [/^\/api\/(conversations|guest)(\/|$)/, "search"],
  [/^\/api\/compare$/, "compare"],
  [/^\/(api\/)?study\//, "study"],
  [/^\/(api\/research|lab)(\/|$)/, "research"],
  [/^\/api\//, "other"],
];

export function routeClass(address: string): string {
  const [path = "/"] = address.split("?");
  return classes.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}

/** Milliseconds. */
const patience = 2000;

export function measureDatabase(): void {
  const registers = [metrics().registry];
  new Gauge({
    name: "leeway_database_connections",
    help: "Connections of this process to the database: the most there may be, those in use, and statements that wait for one",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      const use = (await withinPatience(sharedDatabase))?.use();
      for (const [state, count] of Object.entries(use ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "leeway_queue_jobs",
    help: "Jobs in the queues all servers share, by queue and state",
    labelNames: ["queue", "state"],
    registers,
    async collect() {
      this.reset();
      const depths = await withinPatience(() => sharedDatabase().then(queueDepths));
      for (const { queue, state, count } of depths ?? []) this.set({ queue, state }, count);
    },
  });
}

/** Returns `null` if the database is silent. */
function withinPatience<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  return new Patience(patience).wait(ask).catch((error: unknown) => {
    logFault(error, "the figures of the database could not be looked up", "warn");
    return null;
  });
}
