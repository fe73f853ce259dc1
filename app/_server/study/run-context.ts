import { sessionKeys } from "@/app/_server/session/session-secret";
import type { RunContext } from "@/lib/study/service/run";
import { unsealText } from "./signed-value";

export function runContext(): RunContext {
  return { now: new Date(), unseal: (sealed) => unsealText(sealed, sessionKeys()) };
}
