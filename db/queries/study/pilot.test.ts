import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { readRows } from "@/db/connection/database";
import { studyTrials } from "@/db/schema/study-oversight";
import { defaultProducts } from "@/db/seed/default-catalog";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import type { AskOutside } from "@/lib/dialogue/deciding/outside-choice";
import { digestOf } from "@/lib/digest";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import { analyse } from "@/lib/study/analysis/testing/at-once";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { readBundle } from "@/lib/study/export/read-bundle";
import { withdrawRun } from "@/lib/study/service/end-run";
import { studyBundle } from "@/lib/study/service/export-study";
import { playPilotRun } from "@/lib/study/service/pilot-run";
import type { StoredStudy } from "@/lib/study/service/study-store";
import { verifyFigures, verifyReplay } from "@/lib/study/service/verify-study";
import { replaySearch } from "@/lib/study/trial/replay-search";
import { checkBundle, checkMeans } from "@/lib/study/verify/check-analysis";
import { deleteTries, excludeRun, includeRun, listAudit } from "./pilots";
import { readFlow, readRunState, readRuns, readSearches } from "./read-runs";
import { recountMeasures } from "./recount-measures";
import { recountScores } from "./recount-scores";
import { appendStudyEvents } from "./run-rows";
import { storeStudy } from "./studies";
import { storedFacts, studyFigures } from "./study-figures";
import { studyStore } from "./study-store";
import { inSnapshot } from "./with-database";

const people = 4;
const http = { kind: "http", url: "http://127.0.0.1:9000/", timeoutMs: 1000, quotes: false } as const;

async function storeProducts({ db }: OpenDatabase): Promise<CatalogReader> {
  const some = defaultProducts().filter((_, index) => index % 3 === 0);
  const products = some.map((product, position) => ({ ...product, position }));
  const { catalog: identity } = await storeCatalog(db, products);
  return createColumnReader(products, identity);
}

async function playPilot(
  { db }: OpenDatabase,
  catalog: CatalogReader,
  change: Partial<Configuration> = {},
  outside?: AskOutside,
) {
  const configuration = { ...exampleConfiguration(), catalog: { checksum: catalog.catalog.checksum }, ...change };
  const hash = digestOf(configuration);
  const stored = await storeStudy(db, { configuration, hash, catalogId: catalog.catalog.id });
  const preferences = createEmbeddedReader();
  const tools = {
    ...{ store: studyStore(db), catalog, preferences, code: () => randomUUID(), now: () => new Date() },
    ...(outside ? { outside } : {}),
  };
  for (let number = 0; number < people; number++) {
    const behaviour = (["careful", "noisy", "hasty", "careless"] as const)[number % 4] ?? "careful";
    await playPilotRun(tools, stored, { number, behaviour });
  }
  return stored;
}

describe.each(testedDatabases)("a pilot with simulated participants, %s", (kind) => {
  let database: OpenDatabase;
  let catalog: CatalogReader;
  let stored: StoredStudy;
  let runs: RunRecord[];
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    catalog = await storeProducts(database);
    stored = await playPilot(database, catalog);
    runs = await readRuns(database.db, { versionId: stored.version.id, kinds: ["simulated"] });
  });
  afterAll(() => database.close());

  it("stores whole runs, flagged, that count nowhere unless asked for", async () => {
    expect(runs.map(({ status }) => status)).toEqual(Array(people).fill("complete"));
    for (const { trials } of runs) {
      expect(trials).toHaveLength(stored.version.configuration.trials.perParticipant);
      for (const { ranking, outcome, revealedAt } of trials) {
        expect(ranking?.length).toBeGreaterThanOrEqual(3);
        expect(outcome).not.toBeNull();
        expect(revealedAt).not.toBeNull();
      }
    }
    expect(await readRuns(database.db, { versionId: stored.version.id, kinds: ["participant"] })).toEqual([]);
    expect(stored.version.frozenAt).toBeNull();
  });

  it("has a monitor, an export and an analysis that are what the database itself counts and computes", async () => {
    const tools = {
      figures: studyFigures(database.db),
      catalog,
      preferences: createEmbeddedReader(),
      kind: "simulated" as const,
    };
    const checks = await verifyFigures({ ...tools, now: new Date("2026-03-02"), leeway: "0.0.0" }, stored);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { what, checked } of checks) expect(checked, what).toBeGreaterThan(0);
  });

  it("would say so if the database had something else than the export", async () => {
    const facts = await storedFacts(database.db, stored.version, "simulated");
    const { zip } = await studyBundle(studyFigures(database.db), stored, {
      kind: "simulated",
      now: new Date(),
      leeway: "0.0.0",
    });
    const bundle = readBundle(zip);
    const means = await recountMeasures(database.db, stored.version.id, "simulated");
    expect(
      checkBundle(bundle, { ...facts, answers: facts.answers + 1, runs: facts.runs.slice(1) }).faults,
    ).toHaveLength(3);
    const moved = means.map((each) => ({ ...each, mean: each.mean + 0.01 }));
    const { faults } = checkMeans(bundle, "analysis/estimates.csv", moved);
    expect(faults.filter((fault) => fault.includes(" mean: "))).toHaveLength(means.length);
  });

  it("counts nobody who came or went", async () => {
    expect(
      await readFlow(database.db, { studyId: stored.study.id, hash: stored.version.hash, kind: "simulated" }),
    ).toEqual({ arrivals: {}, withdrawn: [] });
  });

  it("comes to the same hashes when every decision is executed again, and says what every method would have done", async () => {
    const preferences = createEmbeddedReader();
    let decisions = 0;
    for (const { id } of runs) {
      const replayed = await verifyReplay({ figures: studyFigures(database.db), catalog, preferences }, id);
      expect(replayed.check.faults).toEqual([]);
      decisions += replayed.decisions;
    }
    const [first] = runs;
    for (const { settings, turns } of await readSearches(database.db, first?.id ?? "")) {
      const replayed = await replaySearch({ settings, catalog, preferences, turns, compared: true });
      for (const turn of replayed.filter(({ counterfactual }) => counterfactual.length > 0)) {
        expect(turn.counterfactual).toHaveLength(10);
      }
      // The check detects a reply altered later.
      const altered = turns.map((turn) => ({ ...turn, reply: turn.reply.slice(1) }));
      const found = await replaySearch({ settings, catalog, preferences, turns: altered, compared: false });
      expect(found.every(({ same }) => !same)).toBe(true);
    }
    expect(decisions).toBeGreaterThan(0);
  });

  it("has what chose outside an arm on record, replays it from there, and counts where the method decided", async () => {
    const { conditions, design, trials } = exampleConfiguration();
    const [optimal] = conditions;
    if (!optimal) throw new Error("the example has arms");
    const change: Partial<Configuration> = {
      slug: "outside",
      conditions: [optimal, { ...optimal, id: "theirs", outside: http }],
      varied: ["outside"],
      design: { ...design, groups: [{ id: "everyone", conditions: ["optimal", "theirs"] }] },
      trials: { ...trials, perParticipant: 2 },
    };
    let asked = 0;
    const ask: AskOutside = async (_outside, { candidates }) => {
      const giveUp = asked++ % 2 === 0 ? (candidates.at(-1)?.giveUp ?? null) : null;
      return { outcome: giveUp ? "chosen" : "timeout", giveUp, answer: null, who: http.url };
    };
    const own = await playPilot(database, catalog, change, ask);
    const tools = { figures: studyFigures(database.db), catalog, preferences: createEmbeddedReader() };
    const kind = "simulated" as const;
    const figures = await verifyFigures({ ...tools, kind, now: new Date("2026-03-02"), leeway: "0.0.0" }, own);
    expect(figures.flatMap(({ faults }) => faults)).toEqual([]);
    const played = await readRuns(database.db, { versionId: own.version.id, kinds: ["simulated"] });
    for (const { id } of played) expect((await verifyReplay(tools, id)).check.faults).toEqual([]);
    const exchanges = played.flatMap(({ events }) => events.filter(({ name }) => name === "method-exchange"));
    expect(exchanges).toHaveLength(asked);
    expect(asked).toBeGreaterThanOrEqual(people / 2);
    const { arms } = analyse(own.version.configuration, played, { resamples: 100, seed: 1, kind });
    const fellBack = (arm: string) => arms.find(({ condition }) => condition === arm)?.estimates.fellBack ?? null;
    expect(fellBack("theirs")?.mean).toBeGreaterThan(0);
    expect(fellBack("theirs")?.mean).toBeLessThan(1);
    expect(fellBack("optimal")).toBeNull();
    // Without the record, its trials would come to something else.
    const searches = (await Promise.all(played.map(({ id }) => readSearches(database.db, id)))).flat();
    const bare = searches.find(({ turns }) => turns.some((turn) => turn.exchanges.some(({ giveUp }) => giveUp)));
    const { settings, turns = [] } = bare ?? {};
    if (!settings) throw new Error("nothing was chosen outside");
    const forgotten = turns.map((turn) => ({ ...turn, exchanges: [] }));
    const found = await replaySearch({ ...tools, settings, turns: forgotten, compared: false });
    expect(found.some(({ same }) => !same)).toBe(true);
    await deleteTries(database.db, { ...own, actor: "Rhea" }, "simulated");
  });

  it("finds the control arm agreeing with nobody and the careful ones agreeing with the least weight", () => {
    const settings = { resamples: 200, seed: 1, kind: "simulated" as const };
    const analysis = analyse(stored.version.configuration, runs, settings);
    const arm = (id: string) => analysis.arms.find(({ condition }) => condition === id)?.estimates;
    expect(arm("none")?.best?.mean ?? 0).toBe(0);
    expect(arm("optimal")?.best?.mean).toBeGreaterThan(arm("none")?.best?.mean ?? 1);
  });

  it("has a state that is the same until anything is added, altered or taken back, and reads what measures need", async () => {
    const { db } = database;
    const { version } = stored;
    const [run] = runs;
    const read = () => readRunState(db, version, "simulated");
    const seen = [await read()];
    expect(await read()).toBe(seen[0]);
    const changed = async () => {
      seen.push(await inSnapshot(db, (tx) => readRunState(tx, version, "simulated")));
      expect(new Set(seen).size).toBe(seen.length);
    };
    await excludeRun(db, { studyId: stored.study.id, actor: "Rhea" }, run?.id ?? "", "a try");
    await changed();
    await includeRun(db, { studyId: stored.study.id, actor: "Rhea" }, run?.id ?? "");
    await changed();
    await db.update(studyTrials).set({ number: 1 }).where(eq(studyTrials.number, 1));
    await changed();
    const event = { name: "page-focus" as const, data: { away: 3 } };
    await appendStudyEvents(db, { id: run?.id ?? "", hash: version.hash }, [event], new Date());
    await changed();
    expect(await readRunState(db, version, "participant")).not.toBe(seen[0]);
    const settings = { resamples: 50, seed: 1, kind: "simulated" as const };
    const few = await readRuns(db, { versionId: version.id, kinds: ["simulated"], reading: "measures" });
    expect(analyse(version.configuration, few, settings)).toEqual(analyse(version.configuration, runs, settings));
    runs = await readRuns(db, { versionId: version.id, kinds: ["simulated"] });
  });

  it("leaves a run out with a reason and takes that back, and both are on record", async () => {
    const { db } = database;
    const [first] = runs;
    if (!first) throw new Error("no runs");
    const again = async () =>
      (await readRuns(db, { versionId: stored.version.id, kinds: ["simulated"], ids: [first.id] }))[0]?.excluded;
    expect(await excludeRun(db, { studyId: stored.study.id, actor: "Rhea" }, first.id, "told us it was a test")).toBe(
      true,
    );
    expect(await excludeRun(db, { studyId: stored.study.id, actor: "Rhea" }, first.id, "twice")).toBe(false);
    expect(await excludeRun(db, { studyId: stored.study.id, actor: "Rhea" }, randomUUID(), "nobody")).toBe(false);
    expect(await again()).toBe("told us it was a test");
    expect(await includeRun(db, { studyId: stored.study.id, actor: "Rhea" }, first.id)).toBe(true);
    expect(await again()).toBeNull();
    expect((await listAudit(db, stored.study.id)).map(({ act }) => act).slice(0, 2)).toEqual([
      "run-include",
      "run-exclude",
    ]);
  });

  it("leaves nothing of a run that withdrew in the export but its count", async () => {
    const { db } = database;
    const [first] = runs;
    const { trials } = first ?? { trials: [] };
    await withdrawRun(studyStore(db), first?.id ?? "", { now: new Date(), unseal: () => null });
    const { files } = await studyBundle(studyFigures(db), stored, {
      kind: "simulated",
      now: new Date(),
      leeway: "0.0.0",
    });
    expect(JSON.stringify(files)).not.toContain(first?.id);
    expect(JSON.parse(files["consort.json"] ?? "")).toMatchObject({
      consented: people,
      groups: [{ assigned: people, completed: people - 1, lost: { withdrawn: 1 } }],
    });
    expect(trials).not.toHaveLength(0);
    const tools = {
      figures: studyFigures(db),
      catalog,
      preferences: createEmbeddedReader(),
      kind: "simulated" as const,
    };
    const checks = await verifyFigures({ ...tools, now: new Date("2026-03-02"), leeway: "0.0.0" }, stored);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it("deletes all simulated runs of a version when asked, and nothing else", async () => {
    const { db } = database;
    expect(await deleteTries(db, { ...stored, actor: "Rhea" }, "preview")).toBe(0);
    expect(await deleteTries(db, { ...stored, actor: "Rhea" }, "simulated")).toBe(people - 1);
    expect(await readRuns(db, { versionId: stored.version.id, kinds: ["simulated"] })).toEqual([]);
    const [conversations] = await readRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from conversations`,
    );
    expect(conversations?.count).toBe(0);
    const flow = await readFlow(db, { studyId: stored.study.id, hash: stored.version.hash, kind: "simulated" });
    expect(flow.withdrawn).toEqual([]);
  });
});

describe.each(testedDatabases)("every questionnaire about one arm, %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it("is scored by the database as by the analysis: one arm a person, weighted TLX and scales after each trial", async () => {
    const catalog = await storeProducts(database);
    const { design, instruments, conditions } = exampleConfiguration();
    const arms = conditions.slice(0, 2);
    const stored = await playPilot(database, catalog, {
      conditions: arms,
      design: { ...design, kind: "between", groups: arms.map(({ id }) => ({ id: `only-${id}`, conditions: [id] })) },
      instruments: instruments.map((each) => {
        if (each.kind === "nasa-tlx") return { ...each, weighted: true };
        return each.kind === "likert" || each.kind === "umux-lite" ? { ...each, when: "after-trial" } : each;
      }),
    });
    const tools = {
      figures: studyFigures(database.db),
      catalog,
      preferences: createEmbeddedReader(),
      kind: "simulated" as const,
    };
    const checks = await verifyFigures({ ...tools, now: new Date("2026-03-02"), leeway: "0.0.0" }, stored);
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
    const scored = await recountScores(database.db, stored.version.id, "simulated");
    const scores = ["tlx", "tlx.weighted", "sus", "umux", "umux.sus", "trust", "trust.transparency"];
    for (const { id } of arms) {
      expect(scored.byArm.filter(({ condition }) => condition === id).map(({ measure }) => measure)).toEqual(
        expect.arrayContaining(scores),
      );
    }
    expect(scored.byGroup).toEqual([]);
  });
});
