import { DatabaseInUseError } from "@/db/connection/database-errors";
import { type Environment, EnvironmentError, environment } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { describeReader } from "@/lib/model/resolve-model";
import { runner } from "./benchmark/start-run";
import { watchConnections } from "./connections";
import { watchFrontDoor } from "./front-door";
import { forgetLimitsInTime } from "./limits/limit-store";
import { faultOf, log, logFault, redactConsole } from "./log";
import { measureDatabase, timeRequests } from "./metrics/metrics";
import { noteEnding, warmUp } from "./readiness";
import { bindPatienceToRequests } from "./request-arrival";
import { removeInTime } from "./retention-job";
import { database } from "./services";
import { noteClientAddresses } from "./session/client-address";
import { sessionSecret } from "./session/session-secret";
import { exportQueue } from "./study-research/export-job";
import { resumePilots } from "./study-research/pilot-job";
import { serverModel } from "./turn/words-reader";

/** Stops on a wrong setting or taken folder, but not on an absent database server. */
export async function startUp(): Promise<void> {
  try {
    environment();
    sessionSecret();
    noteClientAddresses(environment().TRUSTED_PROXIES);
    watchFrontDoor({ trustedProxies: environment().TRUSTED_PROXIES, publicUrl: environment().PUBLIC_URL });
    if (process.env.NODE_ENV === "production") redactConsole(console);
    // Development servers keep their own connections to pages.
    noteEnding(process.env.NODE_ENV === "development" ? () => undefined : watchConnections());
    if (environment().METRICS_TOKEN) {
      timeRequests();
      measureDatabase();
    }
    bindPatienceToRequests();
    warnOfPlainHttp(environment());
    log.info(describeReader(serverModel(), environment()));
    const db = await database();
    void warmUp(db);
    forgetLimitsInTime();
    // Takes others' runs and exports when idle. Not awaited: with too few connections the queues may open late and
    // delay every request.
    const queues = [...(environment().DATABASE_URL ? [runner(), exportQueue()] : []), removeInTime(), resumePilots()];
    const onFault = (error: unknown) => logFault(error, "a queue of jobs is not open");
    void Promise.all(queues.map((queue: Promise<unknown>) => queue.catch(onFault)));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.error({ code: error.code, cause: faultOf(error.cause) }, error.userMessage);
    if (!mayComeBack(error)) process.exit(1);
  }
}

/** Only an absent database server returns by itself. */
function mayComeBack(error: AppError): boolean {
  if (error instanceof EnvironmentError || error instanceof DatabaseInUseError) return false;
  return environment().DATABASE_URL !== undefined;
}

/** Warns about a network without an HTTPS proxy, which is fine in a lab. */
function warnOfPlainHttp({ HOST, PUBLIC_URL }: Environment): void {
  const isOpen = !["localhost", "127.0.0.1", "::1"].includes(HOST);
  if (!isOpen || PUBLIC_URL?.startsWith("https:")) return;
  log.warn(
    "Leeway is open to the network over plain HTTP: whoever listens there can read searches and take them over. Put an HTTPS proxy in front and set PUBLIC_URL=https://..., or keep it to a network you trust.",
  );
}
