import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSharedDatabase } from "@/app/_server/testing/share-database";
import type { OpenDatabase } from "@/db/connection/client";
import { lastPilot, listAudit, orderPilot, pilotLease, takePilot } from "@/db/queries/study/pilots";
import { changeStudy, storeStudy } from "@/db/queries/study/studies";
import { studyParticipants } from "@/db/schema/studies";
import { studyPilots } from "@/db/schema/study-oversight";
import { defaultProducts } from "@/db/seed/default-catalog";
import { storeCatalog } from "@/db/testing/store-catalog";
import { digestOf } from "@/lib/digest";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { playPilot } from "./pilot-job";

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openSharedDatabase();
}, 60_000);
afterAll(() => opened.close());

it("runs to its end once a server takes it over from one that fell silent, and doubles nobody", async () => {
  const { db } = opened;
  const products = defaultProducts()
    .filter((_, index) => index % 5 === 0)
    .map((product, position) => ({ ...product, position }));
  const { catalog } = await storeCatalog(db, products);
  const example = exampleConfiguration();
  const configuration = { ...example, trials: { ...example.trials, perParticipant: 4 }, slug: "pilots" };
  const stored = await storeStudy(db, {
    ...{ configuration, hash: digestOf(configuration), catalogId: catalog.id },
  });
  await changeStudy(db, stored.study.id, { status: "draft" });
  const versionId = stored.version.id;
  const order = { versionId, actor: "Rhea", participants: 3 };
  const now = new Date();
  const pilot = await orderPilot(db, order, now);
  expect(await orderPilot(db, order, now)).toBeNull();
  if (!pilot) throw new Error("no pilot");

  // Killed after two, the second half way: it still counts as active, and the pilot knows of one.
  await playPilot(db, { ...pilot, participants: 2 });
  const runs = () => db.select().from(studyParticipants).where(eq(studyParticipants.versionId, versionId));
  const before = await runs();
  const cut = before.toSorted((a, b) => Number(a.startedAt) - Number(b.startedAt)).at(-1);
  await db
    .update(studyParticipants)
    .set({ status: "active" })
    .where(eq(studyParticipants.id, cut?.id ?? ""));
  await db.update(studyPilots).set({ endedAt: null, through: 1 }).where(eq(studyPilots.id, pilot.id));

  expect(await takePilot(db, new Date())).toBeNull();
  const taken = await takePilot(db, new Date(Date.now() + 2 * pilotLease));
  expect(taken).toMatchObject({ id: pilot.id, through: 1, participants: 3 });
  if (taken) await playPilot(db, taken);
  expect(await lastPilot(db, versionId)).toMatchObject({ through: 3, endedAt: expect.any(Date) });
  const after = await runs();
  expect(after.filter(({ status }) => status === "active")).toEqual([]);
  expect(new Set(after.map(({ seed }) => seed)).size).toBe(after.length);
  const [entry] = await listAudit(db, stored.study.id);
  expect(entry).toMatchObject({ actor: "Rhea", act: "pilot-run", detail: { participants: 3, first: 0 } });
  expect(await orderPilot(db, order, now)).toMatchObject({ first: 3 });
}, 120_000);
