import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planted } from "./hostile";
import { sendJson } from "./send";

/** scripts/testing/serve-test.mjs writes these files about the server on this port. */
const told = (base: string, file: string) => join(tmpdir(), `leeway-served-${new URL(base).port}`, file);

/** The log must hold no words of requests, no statements and no values. */
export function leaksInLog(base: string): string[] {
  const lines = readFileSync(told(base, "server.log"), "utf8").split("\n");
  return lines.filter((line) => line.includes(planted) || /\bparams: |\bselect .* from |insert into /i.test(line));
}

export function plantedIn(base: string): { cookie: string; poisoned: string; broken: string } {
  return JSON.parse(readFileSync(told(base, "planted.json"), "utf8"));
}

/**
 * The unreadable search must not block others. The log must report the unshowable one without its words. Returns the
 * faults.
 */
export async function lookAtPlanted(base: string): Promise<string[]> {
  const { cookie, poisoned, broken } = plantedIn(base);
  const faults: string[] = [];
  const expectStatus = async (wanted: number, method: string, path: string) => {
    const { status } = await sendJson(base, cookie, method, path, method === "GET" ? undefined : {});
    if (status !== wanted) faults.push(`${status} at ${path}, not ${wanted}, with a search of an earlier version`);
  };
  await expectStatus(200, "GET", "/api/conversations");
  await expectStatus(200, "GET", "/saved");
  await expectStatus(200, "GET", `/c/${poisoned}`);
  await expectStatus(201, "POST", "/api/conversations");
  // The page says so in words, too.
  await expectStatus(500, "GET", `/c/${broken}`);
  const tells = () => readFileSync(told(base, "server.log"), "utf8").includes('"digest"');
  for (let tries = 0; tries < 50 && !tells(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  if (!tells()) faults.push("the log does not tell of a page that failed");
  return faults;
}
