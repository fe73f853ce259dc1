import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { conversations, guests } from "@/db/schema/conversations";
import {
  studies,
  studyAssignments,
  studyParticipants,
  studyPlaces,
  studyTombstones,
  studyVersions,
} from "@/db/schema/studies";
import { studyAnswers, studyEvents, studyPayments, studyTrials } from "@/db/schema/study-oversight";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { digestOf } from "@/lib/digest";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { cellsOf } from "@/lib/study/configuration/plan-cells";
import { longRows } from "@/lib/study/export/wide-participants";
import { beginRun } from "@/lib/study/service/begin-run";
import { sweepRuns, withdrawRun } from "@/lib/study/service/end-run";
import { answerStep } from "@/lib/study/service/enter-step";
import { playTrial } from "@/lib/study/service/play-trial";
import type { RunContext, StoredStudy } from "@/lib/study/service/study-store";
import { stepAt, stepItems } from "@/lib/study/step-items";
import { cardWishes } from "@/lib/study/trial/card-ranking";
import { readRuns } from "./read-runs";
import { readPayments } from "./recruitment-rows";
import { loadRun } from "./run-rows";
import { changeStudy, storeStudy } from "./studies";
import { countArms } from "./study-figures";
import { studyStore } from "./study-store";
import { findTrial } from "./trials";

const example = exampleConfiguration();
const noon = new Date("2026-11-22T12:00:00Z");
const context = (minutes = 0): RunContext => ({
  now: new Date(noon.getTime() + minutes * 60_000),
  unseal: (sealed) => sealed.replace("sealed:", ""),
});

describe.each(testedDatabases)("a study run on the %s database", (kind) => {
  let opened: OpenDatabase;
  let catalogId: string;
  let slugs = 0;
  let people = 0;

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const reader = await storeCatalog(opened.db, [makeProduct(), makeProduct({ position: 1, msrp: 21_000 })]);
    catalogId = reader.catalog.id;
  });
  afterAll(() => opened.close());

  async function study(change: (configuration: Configuration) => Configuration = (same) => same): Promise<StoredStudy> {
    slugs++;
    const trials = { ...example.trials, rankAt: "before-results" as const, practice: null };
    const configuration = change({ ...example, trials, slug: `study-${slugs}` });
    const stored = await storeStudy(opened.db, { configuration, hash: digestOf(configuration), catalogId });
    await changeStudy(opened.db, stored.study.id, { status: "open" });
    return { ...stored, study: { ...stored.study, status: "open" } };
  }

  function begin(stored: StoredStudy, recruiterId: string | null = null, minutes = 0) {
    people++;
    const recruited = recruiterId ? { recruiter: "prolific", recruiterId, key: `key-${recruiterId}` } : null;
    const start = {
      ...{ kind: "participant" as const, code: `CODE-${people}`, seed: people, consentVersion: "v1", recruited },
      seal: (id: string) => `sealed:${id}`,
    };
    return beginRun(studyStore(opened.db), stored, start, context(minutes));
  }

  async function begun(stored: StoredStudy, recruiterId: string | null = null): Promise<string> {
    const outcome = await begin(stored, recruiterId);
    if (outcome.kind !== "begun") throw new Error(`not begun: ${outcome.kind}`);
    return outcome.run.participant.id;
  }

  async function pass(id: string, minutes = 0) {
    const run = await loadRun(opened.db, id);
    if (!run) throw new Error("no run");
    const { configuration } = run.version;
    const step = stepAt(configuration, run.participant.step);
    if (!step) throw new Error("no step");
    const right = Object.fromEntries([
      ...configuration.screening.map((item) => [item.id, item.accept[0]]),
      ...configuration.comprehension.items.map((item) => [item.id, item.correct]),
      ...configuration.instruments.flatMap((each) => each.attention.map((item) => [item.id, item.correct])),
    ]);
    const answers = Object.fromEntries(
      stepItems(configuration, step, { seed: run.participant.seed, again: [] }).map(({ id: item, answer }) => {
        const byKind = {
          scale: 1,
          rating: 50,
          number: 1,
          text: "x",
          several: [],
          choice: "options" in answer ? answer.options[0]?.id : "",
        };
        return [item, right[item] ?? byKind[answer.kind]];
      }),
    );
    return answerStep(studyStore(opened.db), id, { step: step.key, attempt: 1, answers }, context(minutes));
  }

  async function toFirstTrial(id: string): Promise<void> {
    for (let page = 0; page < 3; page++) expect(await pass(id)).toEqual({ kind: "done" });
  }

  async function playWhole(id: string, number: number, step = `trial-${number}`): Promise<void> {
    const act = (done: Parameters<typeof playTrial>[2]["act"]) =>
      playTrial(studyStore(opened.db), id, { step, act: done }, context());
    const trial = await findTrial(opened.db, id, number);
    if (!trial) throw new Error("no trial");
    await state(trial.conversationId, 3);
    expect(await act({ kind: "wishes-complete" })).toEqual({ kind: "done" });
    const shown = (await findTrial(opened.db, id, number))?.rankingShown ?? [];
    expect(await act({ kind: "rank", ranking: [...shown].reverse() })).toEqual({ kind: "done" });
    expect(await act({ kind: "decide" })).toEqual({ kind: "done" });
    const verdict = { car: null, reason: "price", confidence: 4, acceptance: null, satisfaction: 3, fit: 2 };
    expect(await act({ kind: "judge", verdict })).toEqual({ kind: "done" });
  }

  async function state(conversationId: string, count: number): Promise<void> {
    const wishes = [
      toConstraint({ slot: "msrp", op: "<=", value: 20_000 }),
      toConstraint({ slot: "year", op: ">=", value: 2020 }),
      toConstraint({ slot: "highwayMpg", op: ">=", value: 40 }),
    ].slice(0, count);
    const stated = { ...emptyConversation(), held: true, wishes: { constraints: wishes, noPreference: [] } };
    await opened.db.update(conversations).set({ state: stated }).where(eq(conversations.id, conversationId));
  }

  it("goes from consent to code with complete data, and everything carries the hash", async () => {
    const stored = await study();
    const id = await begun(stored, "p-whole");
    await toFirstTrial(id);
    for (let number = 1; number <= 4; number++) {
      await playWhole(id, number);
      expect(await pass(id)).toEqual({ kind: "done" });
    }
    for (let page = 0; page < 5; page++) expect(await pass(id)).toEqual({ kind: "done" });
    const run = await loadRun(opened.db, id);
    expect(run?.participant).toMatchObject({ status: "complete", step: "debrief", hash: stored.version.hash });
    const trials = await opened.db.select().from(studyTrials).where(eq(studyTrials.participantId, id));
    expect(trials.map(({ conditionId }) => conditionId).sort()).toEqual(["greedy", "local", "none", "optimal"]);
    for (const trial of trials) {
      expect(trial).toMatchObject({
        phase: "done",
        hash: stored.version.hash,
        outcome: { end: "none", reason: "price" },
      });
      expect(trial.ranking).toEqual([...(trial.rankingShown ?? [])].reverse());
    }
    const answers = await opened.db.select().from(studyAnswers).where(eq(studyAnswers.participantId, id));
    expect(answers).toHaveLength(1 + 2 + 4 * 6 + 11 + 2 + 6 + 2);
    const [payment] = await opened.db.select().from(studyPayments).where(eq(studyPayments.recruiterId, "p-whole"));
    expect(payment).toMatchObject({ status: "complete", code: "LEEWAY-DONE", hash: stored.version.hash });
    expect(await readPayments(opened.db, stored.study.id)).toEqual([
      { id: "p-whole", code: "LEEWAY-DONE", status: "complete" },
    ]);
    const log = await opened.db.select().from(studyEvents).where(eq(studyEvents.participantId, id));
    expect(log.filter(({ name }) => name === "ranking-give")).toHaveLength(4);
    await expect(opened.db.delete(studyEvents).where(eq(studyEvents.participantId, id))).rejects.toThrow();
  });

  it("takes answers once, in order and in form, and loses nothing to what comes late, early or twice", async () => {
    const id = await begun(await study());
    const send = (step: string, attempt: number, answers: object) =>
      answerStep(studyStore(opened.db), id, { step, attempt, answers: answers as Record<string, unknown> }, context());
    expect(await send("debrief", 1, {})).toEqual({ kind: "out-of-order" });
    expect(await send("nowhere", 1, {})).toEqual({ kind: "out-of-order" });
    expect(await send("screening", 1, {})).toMatchObject({ kind: "invalid" });
    expect(await send("screening", 1, { english: "fluent" })).toMatchObject({ kind: "invalid" });
    const twice = await Promise.all([
      send("screening", 1, { english: "well" }),
      send("screening", 1, { english: "some" }),
    ]);
    expect(twice.map(({ kind: each }) => each).sort()).toEqual(["done", "moved-on"]);
    expect(await send("screening", 1, { english: "hardly" })).toEqual({ kind: "moved-on" });
    expect(await pass(id)).toEqual({ kind: "done" });
    expect(await send("comprehension", 1, { whose: "mine", top: "most" })).toEqual({ kind: "again" });
    expect(await send("comprehension", 1, { whose: "theirs", top: "first" })).toEqual({ kind: "moved-on" });
    expect(await send("comprehension", 2, { whose: "mine", top: "first" })).toEqual({ kind: "done" });
    expect((await loadRun(opened.db, id))?.participant.status).toBe("failed-checks");
    expect(await send("comprehension", 3, { whose: "theirs", top: "first" })).toEqual({ kind: "ended" });
  });

  it("ends where screening says so, and an attention item has two chances without any rejection", async () => {
    const stored = await study();
    const out = await begun(stored);
    expect(
      await answerStep(
        studyStore(opened.db),
        out,
        { step: "screening", attempt: 1, answers: { english: "hardly" } },
        context(),
      ),
    ).toEqual({
      kind: "done",
    });
    expect((await loadRun(opened.db, out))?.participant.status).toBe("screened-out");

    const id = await begun(stored);
    await toFirstTrial(id);
    for (let number = 1; number <= 4; number++) {
      await playWhole(id, number);
      await pass(id);
    }
    const sus = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`sus-${index + 1}`, 3]));
    const send = (attempt: number, answers: Record<string, unknown>) =>
      answerStep(studyStore(opened.db), id, { step: "sus", attempt, answers }, context());
    expect(await send(1, { ...sus, "attention-sus": 5 })).toEqual({ kind: "again" });
    const run = await loadRun(opened.db, id);
    const step = run && stepAt(stored.version.configuration, "sus");
    if (!run || !step) throw new Error("no step");
    const again = stepItems(stored.version.configuration, step, {
      seed: run.participant.seed,
      again: ["attention-sus"],
    });
    expect(again.map(({ id: item }) => item)).toContain("attention-sus");
    expect(again[0]?.id).not.toBe("attention-sus");
    expect(again).toHaveLength(5);
    const others = Object.fromEntries(again.map(({ id: item }) => [item, 1]));
    expect(await send(2, { ...others, "attention-sus": 5 })).toEqual({ kind: "done" });
    const kept = await opened.db.select().from(studyAnswers).where(eq(studyAnswers.participantId, id));
    expect(kept.filter(({ step: at, attempt }) => at === "sus" && attempt === 2).map(({ item }) => item)).toEqual([
      "attention-sus",
    ]);
    expect((await loadRun(opened.db, id))?.participant).toMatchObject({ status: "active", step: "umux" });
  });

  it("holds cars back until the ranking is stored, and keeps the parts of a trial in order", async () => {
    const id = await begun(await study());
    await toFirstTrial(id);
    const trial = await findTrial(opened.db, id, 1);
    if (!trial) throw new Error("no trial");
    const act = (done: Parameters<typeof playTrial>[2]["act"], minutes = 0, step = "trial-1") =>
      playTrial(studyStore(opened.db), id, { step, act: done }, context(minutes));
    const [conversation] = await opened.db
      .select()
      .from(conversations)
      .where(eq(conversations.id, trial.conversationId));
    expect(conversation?.state).toMatchObject({ held: true });
    expect(JSON.stringify(conversation?.settings)).not.toContain("participant");
    expect(await act({ kind: "rank", ranking: [] })).toEqual({ kind: "out-of-order" });
    expect(await act({ kind: "wishes-complete" }, 0, "trial-2")).toEqual({ kind: "out-of-order" });
    await state(trial.conversationId, 2);
    expect(await act({ kind: "wishes-complete" })).toEqual({ kind: "too-few" });
    await state(trial.conversationId, 3);
    const both = await Promise.all([act({ kind: "wishes-complete" }), act({ kind: "wishes-complete" })]);
    expect(both.map(({ kind: each }) => each).sort()).toEqual(["done", "moved-on"]);
    expect(await act({ kind: "rank", ranking: ["msrp:<="] })).toMatchObject({ kind: "invalid" });
    expect(await act({ kind: "back-to-wishes" })).toEqual({ kind: "done" });
    expect(await act({ kind: "wishes-complete" })).toEqual({ kind: "done" });
    const shown = (await findTrial(opened.db, id, 1))?.rankingShown ?? [];
    expect(await act({ kind: "rank", ranking: shown })).toEqual({ kind: "done" });
    expect(await act({ kind: "rank", ranking: shown })).toEqual({ kind: "moved-on" });
    expect(await act({ kind: "decide" })).toEqual({ kind: "done" });
    expect(await act({ kind: "back-to-cars" })).toEqual({ kind: "done" });
    expect((await findTrial(opened.db, id, 1))?.phase).toBe("search");
    expect(await act({ kind: "time-up" })).toEqual({ kind: "done" });
    expect((await findTrial(opened.db, id, 1))?.phase).toBe("search");
    expect(await act({ kind: "time-up" }, 13)).toEqual({ kind: "time-up" });
    expect((await findTrial(opened.db, id, 1))?.phase).toBe("judge");
    expect(await act({ kind: "back-to-cars" }, 13)).toEqual({ kind: "out-of-order" });
    expect((await findTrial(opened.db, id, 1))?.phase).toBe("judge");
    const verdict = { car: 17, reason: null, confidence: 9, acceptance: 2, satisfaction: 3, fit: 2 };
    const refused = await act({ kind: "judge", verdict });
    expect(refused.kind === "invalid" ? Object.keys(refused.problems).sort() : refused).toEqual([
      "acceptance",
      "car",
      "confidence",
    ]);
  });

  it("takes the card's ranking before a word, and keeps it by the ids of what was stated", async () => {
    const id = await begun(await study((same) => ({ ...same, trials: { ...same.trials, rankAt: "before-chat" } })));
    await toFirstTrial(id);
    const act = (done: Parameters<typeof playTrial>[2]["act"]) =>
      playTrial(studyStore(opened.db), id, { step: "trial-1", act: done }, context());
    const trial = await findTrial(opened.db, id, 1);
    const scenario = example.scenarios.find((each) => each.id === trial?.scenarioId);
    const card = (scenario && cardWishes(scenario))?.map((wish) => wish.id) ?? [];
    expect(trial).toMatchObject({ phase: "rank", wishes: null, ranking: null });
    expect(trial?.rankingShown?.toSorted()).toEqual(card.toSorted());
    await state(trial?.conversationId ?? "", 3);
    expect(await act({ kind: "wishes-complete" })).toEqual({ kind: "out-of-order" });
    expect(await act({ kind: "rank", ranking: card.slice(1) })).toMatchObject({ kind: "invalid" });
    expect(await act({ kind: "rank", ranking: card })).toEqual({ kind: "done" });
    expect(await act({ kind: "back-to-wishes" })).toEqual({ kind: "moved-on" });
    expect((await findTrial(opened.db, id, 1))?.phase).toBe("state");
    expect(await act({ kind: "wishes-complete" })).toEqual({ kind: "done" });
    const searched = await findTrial(opened.db, id, 1);
    const stated = searched?.wishes?.map((wish) => wish.id) ?? [];
    expect(searched).toMatchObject({ phase: "search", ranking: card.filter((wish) => stated.includes(wish)) });
    const log = await opened.db.select().from(studyEvents).where(eq(studyEvents.participantId, id));
    const given = log.find(({ name }) => name === "ranking-give");
    expect(given?.data).toMatchObject({ when: "before-chat", ranking: card });
  });

  it("keeps phases and time of a trial as a model of it does, whatever is sent and when", async () => {
    const stored = await study((same) => ({ ...same, trials: { ...same.trials, timeExtensions: 1 } }));
    const moved = ({ drawn, wait }: TrialMove): fc.AsyncCommand<TrialModel, { id: string }> => ({
      check: () => true,
      toString: () => `${drawn ?? "on"} after ${wait} min`,
      run: async (model, { id }) => {
        model.minutes += wait;
        const kind = drawn ?? leadsOn[model.phase] ?? "time-up";
        const shown = (await findTrial(opened.db, id, 1))?.rankingShown ?? [];
        const act =
          kind === "rank"
            ? { kind, ranking: shown }
            : kind === "more-time"
              ? { kind, extension: model.extensions + 1 }
              : { kind };
        const outcome = await playTrial(studyStore(opened.db), id, { step: "trial-1", act }, context(model.minutes));
        expect(outcome).toEqual({ kind: model.play(kind) });
        const held = await findTrial(opened.db, id, 1);
        expect([held?.phase, held?.extensions]).toEqual([model.phase, model.extensions]);
      },
    });
    const begin = async () => {
      const id = await begun(stored);
      await toFirstTrial(id);
      await state((await findTrial(opened.db, id, 1))?.conversationId ?? "", 3);
      return { model: trialModel(stored.version.configuration.trials.maximumMinutes), real: { id } };
    };
    await fc.assert(
      fc.asyncProperty(fc.commands([trialMove.map(moved)], { maxCommands: 14, size: "+1" }), (commands) =>
        fc.asyncModelRun(begin, commands),
      ),
      { seed: 13, numRuns: 20 },
    );
  });

  it("gives a trial as much time again when asked in time, once for two tabs, as often as the study allows", async () => {
    const stored = await study((same) => ({ ...same, trials: { ...same.trials, timeExtensions: 2 } }));
    const id = await begun(stored);
    await toFirstTrial(id);
    const act = (done: Parameters<typeof playTrial>[2]["act"], minutes: number) =>
      playTrial(studyStore(opened.db), id, { step: "trial-1", act: done }, context(minutes));
    expect(await act({ kind: "more-time", extension: 2 }, 11)).toEqual({ kind: "out-of-order" });
    const tabs = [1, 1].map((extension) => act({ kind: "more-time", extension }, 11));
    expect((await Promise.all(tabs)).map(({ kind }) => kind).sort()).toEqual(["done", "moved-on"]);
    expect(await act({ kind: "time-up" }, 23)).toEqual({ kind: "done" });
    expect(await act({ kind: "more-time", extension: 2 }, 25)).toEqual({ kind: "out-of-order" });
    expect(await act({ kind: "more-time", extension: 2 }, 23)).toEqual({ kind: "done" });
    expect(await act({ kind: "more-time", extension: 3 }, 30)).toEqual({ kind: "out-of-order" });
    expect(await act({ kind: "time-up" }, 37)).toEqual({ kind: "time-up" });
    const events = await opened.db.select().from(studyEvents).where(eq(studyEvents.participantId, id));
    expect(events.filter(({ name }) => name === "time-extend").map(({ data }) => data)).toEqual([
      { trial: 1, extension: 1 },
      { trial: 1, extension: 2 },
    ]);
  });

  it("has a practice task before the first that counts, which takes no place and is kept apart", async () => {
    const stored = await study((same) => ({ ...same, trials: { ...same.trials, practice: example.trials.practice } }));
    const id = await begun(stored);
    await toFirstTrial(id);
    expect((await loadRun(opened.db, id))?.participant).toMatchObject({ step: "practice", sequence: null });
    await playWhole(id, 0, "practice");
    expect((await loadRun(opened.db, id))?.participant).toMatchObject({ step: "trial-1", groupId: "everyone" });
    await playWhole(id, 1);
    const wanted = { versionId: stored.version.id, kinds: ["participant" as const], ids: [id] };
    const [run] = await readRuns(opened.db, wanted);
    expect(run?.practice).toMatchObject({
      number: 0,
      scenario: "warm-up",
      condition: "optimal",
      outcome: { end: "none" },
    });
    expect(run?.trials.map(({ number }) => number)).toEqual([1]);
    const marked = longRows(stored.version.configuration, run ? [run] : []).filter(({ trial }) => trial === 0);
    expect(marked.map(({ name }) => name)).toContain("trial-end");
    expect(marked.every(({ scenario }) => scenario === "warm-up")).toBe(true);
    const arms = await countArms(opened.db, stored.version.id, "participant");
    expect(arms.reduce((sum, { started }) => sum + started, 0)).toBe(1);
  });

  it("stops the clock while the page is hidden, up to the cap, and says so in the log", async () => {
    const id = await begun(await study());
    await toFirstTrial(id);
    const act = (kind: "away" | "back" | "time-up", minutes: number) =>
      playTrial(studyStore(opened.db), id, { step: "trial-1", act: { kind } }, context(minutes));
    await act("away", 2);
    expect(await act("time-up", 13)).toEqual({ kind: "done" });
    await act("away", 14);
    await act("back", 15);
    expect(await act("time-up", 21)).toEqual({ kind: "done" });
    expect(await act("time-up", 22)).toEqual({ kind: "time-up" });
    const log = await opened.db.select().from(studyEvents).where(eq(studyEvents.participantId, id));
    expect(log.filter(({ name }) => name === "time-pause").map(({ data }) => data)).toEqual([
      { trial: 1, seconds: 600 },
      { trial: 1, seconds: 0 },
    ]);
  });

  it("assigns arrivals of the same moment to balanced cells, each logged with its pool", async () => {
    const stored = await study();
    const ids = await Promise.all(Array.from({ length: 12 }, () => begun(stored)));
    await Promise.all(ids.map(toFirstTrial));
    const places = await opened.db.select().from(studyPlaces).where(eq(studyPlaces.versionId, stored.version.id));
    expect(places.map(({ number }) => number).sort((a, b) => a - b)).toEqual(ids.map((_, index) => index));
    const cells = cellsOf(stored.version.configuration).map(
      ({ id }) => places.filter(({ cell }) => cell === id).length,
    );
    expect(cells).toEqual([3, 3, 3, 3]);
    const logged = await opened.db
      .select()
      .from(studyAssignments)
      .where(eq(studyAssignments.hash, stored.version.hash));
    expect(logged.every(({ pool, cell }) => pool.some((each) => each.cell === cell && each.eligible))).toBe(true);
  });

  it("knows a recruiter's id again, counts the quota, and opens to nobody who may not", async () => {
    const stored = await study((same) => ({ ...same, recruitment: { ...same.recruitment, target: 2 } }));
    const outcomes = await Promise.all([begin(stored, "p-twice"), begin(stored, "p-twice")]);
    expect(outcomes.map((each) => each.kind).sort()).toEqual(["begun", "known"]);
    await begun(stored, "p-second");
    expect(await begin(stored, "p-third")).toEqual({ kind: "refused", reason: "full" });
    // A silent run frees its place, but may still finish after a return.
    expect((await begin(stored, "p-third", 31)).kind).toBe("begun");
    await changeStudy(opened.db, stored.study.id, { status: "closed" });
    const closed = { ...stored, study: { ...stored.study, status: "closed" as const } };
    expect(await begin(closed, "p-late")).toEqual({ kind: "refused", reason: "closed" });
    const [first] = outcomes;
    if (first?.kind === "refused" || !first) throw new Error("no run");
    expect(await pass(first.run.participant.id)).toEqual({ kind: "done" });
  });

  it("makes one run of a consent that is sent twice by one visit", async () => {
    const stored = await study();
    const start = { ...{ kind: "participant" as const, seed: 1, consentVersion: "v1", recruited: null }, seal: String };
    const send = (code: string) =>
      beginRun(studyStore(opened.db), stored, { ...start, code, visitKey: "visit" }, context());
    const both = await Promise.all([send("TWICE-1"), send("TWICE-2")]);
    expect(both.map((each) => each.kind).sort()).toEqual(["begun", "known"]);
  });

  it("freezes a version with its first participant; a change is the next version", async () => {
    const stored = await study();
    const changed = { ...stored.version.configuration, seed: 7 };
    const store = (configuration: Configuration) =>
      storeStudy(opened.db, { configuration, hash: digestOf(configuration), catalogId });
    expect(await store(changed)).toMatchObject({ kind: "changed", version: { number: 1 } });
    const again = await store(changed);
    expect(again.kind).toBe("unchanged");
    await begun({ ...again, study: stored.study });
    await expect(
      opened.db.update(studyVersions).set({ hash: "x" }).where(eq(studyVersions.id, again.version.id)),
    ).rejects.toThrow();
    expect(await store({ ...changed, seed: 8 })).toMatchObject({ kind: "new-version", version: { number: 2 } });
  });

  it("leaves nothing of who withdraws but arm, stage and day, and gives the place out again", async () => {
    const stored = await study();
    const id = await begun(stored, "p-leaves");
    await toFirstTrial(id);
    const run = await loadRun(opened.db, id);
    const trial = await findTrial(opened.db, id, 1);
    expect(await withdrawRun(studyStore(opened.db), id, context())).toMatchObject({ study: { id: stored.study.id } });
    expect(await loadRun(opened.db, id)).toBeNull();
    for (const table of [studyTrials, studyAnswers, studyEvents, studyAssignments]) {
      expect(await opened.db.$count(table, eq(table.participantId, id))).toBe(0);
    }
    expect(await opened.db.$count(guests, eq(guests.id, run?.participant.guestId ?? ""))).toBe(0);
    expect(await opened.db.$count(conversations, eq(conversations.id, trial?.conversationId ?? ""))).toBe(0);
    const stones = await opened.db.select().from(studyTombstones).where(eq(studyTombstones.studyId, stored.study.id));
    expect(stones).toEqual([
      {
        id: expect.any(String),
        studyId: stored.study.id,
        hash: stored.version.hash,
        kind: "participant",
        arm: "everyone",
        stage: "trial",
        day: "2026-11-22",
      },
    ]);
    const [payment] = await opened.db.select().from(studyPayments).where(eq(studyPayments.recruiterId, "p-leaves"));
    expect(payment).toMatchObject({ status: "withdrawn", code: "LEEWAY-LEFT" });
    expect(await begin(stored, "p-leaves")).toEqual({ kind: "refused", reason: "left-before" });
    await toFirstTrial(await begun(stored));
    const places = await opened.db.select().from(studyPlaces).where(eq(studyPlaces.versionId, stored.version.id));
    expect(places.map(({ slot }) => slot)).toEqual([0, 0]);
    expect(await withdrawRun(studyStore(opened.db), id, context())).toBeNull();
  });

  it("ends runs whose time is over, and deletes everybody after the day the study names", async () => {
    const stored = await study();
    const id = await begun(stored, "p-idle");
    expect(await sweepRuns(studyStore(opened.db), context(119))).toMatchObject({ deleted: 0 });
    expect((await loadRun(opened.db, id))?.participant.status).toBe("active");
    await sweepRuns(studyStore(opened.db), context(121));
    expect((await loadRun(opened.db, id))?.participant.status).toBe("timed-out");
    const [payment] = await opened.db.select().from(studyPayments).where(eq(studyPayments.recruiterId, "p-idle"));
    expect(payment?.code).toBe("LEEWAY-TIMEOUT");
    const after = { ...context(), now: new Date("2032-01-01T00:00:00Z") };
    await sweepRuns(studyStore(opened.db), after);
    expect(await opened.db.$count(studyParticipants)).toBe(0);
    expect(await opened.db.$count(studyPayments, eq(studyPayments.studyId, stored.study.id))).toBe(0);
    expect(await opened.db.$count(studies, eq(studies.id, stored.study.id))).toBe(1);
  });
});

const moves = [
  "wishes-complete",
  "back-to-wishes",
  "rank",
  "decide",
  "back-to-cars",
  "time-up",
  "more-time",
  "away",
  "back",
] as const;
interface TrialMove {
  drawn: (typeof moves)[number] | null;
  wait: number;
}
const trialMove: fc.Arbitrary<TrialMove> = fc.record({
  drawn: fc.oneof(fc.constantFrom(...moves), fc.constant(null)),
  wait: fc.constantFrom(0, 0, 1, 1, 5, 15),
});

/** The time limit closes the way back and more time. */
const ways = {
  "wishes-complete": ["state", "rank"],
  "back-to-wishes": ["rank", "state"],
  rank: ["rank", "search"],
  decide: ["search", "judge"],
  "back-to-cars": ["judge", "search"],
} as const;
const leadsOn: Readonly<Record<string, keyof typeof ways>> = {
  state: "wishes-complete",
  rank: "rank",
  search: "decide",
  judge: "back-to-cars",
};
const order: readonly string[] = ["state", "rank", "search", "judge", "done"];

/** Minutes, as the example has it. */
const mostAway = 10;

type TrialModel = ReturnType<typeof trialModel>;

function trialModel(limit: number) {
  const model = { phase: "state" as string, extensions: 0, minutes: 0, since: null as number | null, away: 0, play };
  function play(kind: (typeof moves)[number]): string {
    if (model.phase === "done") return "moved-on";
    if (kind === "away") {
      model.since ??= model.minutes;
      return "done";
    }
    // Coming back late has used up the time, less the cap.
    model.away = Math.min(mostAway, model.away + model.minutes - (model.since ?? model.minutes));
    model.since = null;
    if (kind === "back") return "done";
    const late = model.minutes >= limit * (1 + model.extensions) + model.away;
    if (kind === "more-time") {
      if (late || model.extensions > 0) return "out-of-order";
      model.extensions += 1;
      return "done";
    }
    if (kind === "time-up") {
      if (!late) return "done";
      if (model.phase === "judge") return "moved-on";
      model.phase = model.phase === "search" ? "judge" : "done";
      return "time-up";
    }
    const [from, to] = ways[kind];
    if (model.phase !== from) return order.indexOf(model.phase) > order.indexOf(from) ? "moved-on" : "out-of-order";
    if (kind === "back-to-cars" && late) return "out-of-order";
    model.phase = to;
    return "done";
  }
  return model;
}
