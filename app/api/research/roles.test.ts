import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openSharedDatabase } from "@/app/_server/testing/share-database";
import { requestScope, StudyPerson } from "@/app/_server/testing/study-person";
import type { OpenDatabase } from "@/db/connection/client";
import { listAudit } from "@/db/queries/study/pilots";
import { storeStudy } from "@/db/queries/study/studies";
import { storeCatalog } from "@/db/testing/store-catalog";
import { digestOf } from "@/lib/digest";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { POST as signIn } from "./session/route";
import { GET as exportStudy } from "./studies/[slug]/export/route";
import { POST as setStatus } from "./studies/[slug]/status/route";

vi.mock("next/headers", () => requestScope);

const tokens = { viewer: "v".repeat(24), analyst: "a".repeat(24), owner: "o".repeat(24) };
let opened: OpenDatabase;
let studyId: string;

beforeAll(async () => {
  vi.stubEnv("SESSION_SECRET", "a-secret-of-the-tests-that-is-long-enough");
  for (const limit of ["GUEST", "ADDRESS", "ALL"]) vi.stubEnv(`RATE_LIMIT_${limit}`, "1000000");
  vi.stubEnv("RESEARCH_TOKEN", "t".repeat(24));
  vi.stubEnv(
    "RESEARCHERS",
    `Mei Lin, viewer, ${tokens.viewer}; Tom Alvarez, analyst, ${tokens.analyst}; Rhea Patel, owner, ${tokens.owner}`,
  );
  opened = await openSharedDatabase();
  const { catalog } = await storeCatalog(opened.db, []);
  const configuration = { ...exampleConfiguration(), slug: "roles" };
  const hash = digestOf(configuration);
  studyId = (await storeStudy(opened.db, { configuration, hash, catalogId: catalog.id })).study.id;
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await opened.close();
});

async function researcher(token: string): Promise<StudyPerson> {
  const person = new StudyPerson("roles");
  expect((await person.call(signIn, "/api/research/session", { token })).status).toBe(204);
  return person;
}

type Handler = Parameters<StudyPerson["call"]>[0];
const files = readdirSync("app/api/research", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith("route.ts") && !file.startsWith("session"),
);

/** What a viewer may read. */
const reading = ["GET benchmark/report/[file]", "GET benchmark/runs", "GET studies/[slug]/pilot"];
/** What an analyst may do besides. */
const working = [
  ...["POST benchmark/runs", "PUT benchmark/runs/[name]", "DELETE benchmark/runs/[name]"],
  ...["GET studies/[slug]/export", "POST studies/[slug]/pilot", "POST studies/[slug]/preview"],
  ...["POST studies/[slug]/runs/[run]"],
];

describe("the roles of researchers", () => {
  it.each([
    ["viewer", reading],
    ["analyst", [...reading, ...working]],
  ] as const)("a %s is refused every route but its own", async (role, allowed) => {
    const person = await researcher(tokens[role]);
    const open: string[] = [];
    for (const file of files) {
      const module = (await import(join(process.cwd(), "app/api/research", file))) as Record<string, Handler>;
      for (const method of ["GET", "POST", "PUT", "DELETE"]) {
        const handler = module[method];
        if (!handler) continue;
        const { status, body } = await person.call(handler, `/api/research/${file}`, method === "GET" ? undefined : {});
        if (status !== 403 || body.error?.code !== "role") open.push(`${method} ${file.replace("/route.ts", "")}`);
      }
    }
    expect(open.sort()).toEqual([...allowed].sort());
  });

  it("names who acted and who was refused, and the one token of before is an owner", async () => {
    const viewer = await researcher(tokens.viewer);
    await viewer.call(setStatus, "/", { status: "closed" });
    const owner = await researcher("t".repeat(24));
    expect((await owner.call(setStatus, "/", { status: "paused" })).status).toBe(204);
    const [last, before] = await listAudit(opened.db, studyId);
    expect(last).toMatchObject({ actor: "Research token", act: "study-pause" });
    expect(before).toMatchObject({ actor: "Mei Lin", act: "act-refuse", detail: { role: "viewer" } });
    expect((await new StudyPerson("roles").call(setStatus, "/", { status: "closed" })).status).toBe(401);
  });

  it("hides a blinded study's data until an owner says why not", async () => {
    const analyst = await researcher(tokens.analyst);
    const file = "/export?file=trials.csv";
    expect((await analyst.call(exportStudy, file)).body.error?.code).toBe("blinded");
    const owner = await researcher(tokens.owner);
    expect((await owner.call(setStatus, "/", { status: "unblinded", reason: "soon" })).status).toBe(422);
    const reason = "The safety board asks for them.";
    expect((await owner.call(setStatus, "/", { status: "unblinded", reason })).status).toBe(204);
    const [entry] = await listAudit(opened.db, studyId);
    expect(entry).toMatchObject({ actor: "Rhea Patel", act: "study-unblind", detail: { reason } });
    expect((await analyst.call(exportStudy, "/export?file=none.csv")).body.error?.code).toBe("no-file");
  });
});
