import { setImmediate } from "node:timers/promises";
import { processWide } from "@/app/_server/process-wide";
import { LastAsked } from "@/lib/last-asked";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";
import { type DryRun, dryRun } from "@/lib/study/dry-run/dry-run";
import type { OpenedStudy } from "./stored-study";

const last = processWide("leewayDryRuns", () => new LastAsked<DryRun>(6))();

const keyOf = ({ version, catalog }: OpenedStudy) => `${version.hash} ${catalog.catalog.checksum}`;

/** Played once a version. Others get answers between its cells. */
export function knownDryRun(opened: OpenedStudy): Promise<DryRun> {
  const tools = { catalog: opened.catalog, preferences: createEmbeddedReader(), now: () => performance.now() };
  const pause = async () => void (await setImmediate());
  return last.ask(keyOf(opened), () => dryRun(opened.version.configuration, tools, { pause }));
}

export function findDryRun(opened: OpenedStudy): Promise<DryRun> | undefined {
  return last.find(keyOf(opened));
}
