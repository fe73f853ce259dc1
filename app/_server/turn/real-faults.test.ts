import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { errorResponse } from "@/app/_server/answered-route";
import { GET as askHealth } from "@/app/api/health/route";
import { type OpenDatabase, openDatabase } from "@/db/connection/client";
import { nameDatabaseFault } from "@/db/connection/database-errors";
import { asAnswer } from "@/db/patience";
import { createConversation, listConversations } from "@/db/queries/conversations";
import { createGuest } from "@/db/queries/guest-data";
import { listTurns } from "@/db/queries/turns";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { ownPostgres } from "@/scripts/testing/postgres.mjs";
import type { OpenForTurn } from "./open-conversation";
import { playGuestTurn } from "./play-turn";

/** Tests a real PostgreSQL. Its log waits ten seconds, so a kill loses every unflushed commit. */
const own = ownPostgres({
  port: Number(process.env.TEST_FAULTS_PORT ?? 54_331),
  settings: ["wal_writer_delay=10s", "max_connections=12"],
});
if (typeof own === "string") console.info(`Faults of a real PostgreSQL are not tried: ${own}`);

const words = (text: string) => ({ kind: "words", text }) as const;
const products = [makeProduct({ style: "Wagon" }), makeProduct({ position: 1, msrp: 20_000 })];

describe.skipIf(typeof own === "string")("on a PostgreSQL server that fails", () => {
  const server = own as Exclude<typeof own, string>;
  let database: OpenDatabase;
  let catalogId: string;
  beforeAll(async () => {
    database = await openDatabase({ DATABASE_URL: server.url, DATABASE_POOL: 2 });
    await database.migrate();
    catalogId = (await storeCatalog(database.db, products)).catalog.id;
  }, 120_000);
  afterAll(async () => {
    await database.close();
    server.stop();
  }, 60_000);

  beforeEach(async () => {
    const answers = () =>
      Promise.all([1, 2, 3, 4].map(() => database.query("select 1", []))).then(
        () => true,
        () => false,
      );
    await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  }, 30_000);

  async function search({ db }: OpenDatabase = database, id = catalogId): Promise<OpenForTurn> {
    const guestId = await createGuest(db);
    const settings = shopSettings;
    const conversation = await createConversation(db, { guestId, catalogId: id, settings, state: emptyConversation() });
    return { db, guestId, conversation, settings, openCatalog: () => openSlice(createColumnReader(products, { id })) };
  }

  const turnsOf = ({ db, guestId, conversation }: OpenForTurn) =>
    listTurns(db, { guestId, conversationId: conversation.id });

  async function insist(open: OpenForTurn, messageId: string, text: string) {
    for (let attempt = 0; ; attempt++) {
      try {
        return await playGuestTurn(open, messageId, words(text));
      } catch (error) {
        if (attempt > 150) throw error;
        await wait(200);
      }
    }
  }

  it("has every message whose reply was handed out, byte for byte, when it is killed at that moment", async () => {
    for (let round = 0; round < 3; round++) {
      const open = await search();
      const sent: { messageId: string; reply: string }[] = [];
      for (const text of ["a wagon", `under ${20 + round}k`]) {
        const messageId = randomUUID();
        sent.push({ messageId, reply: JSON.stringify((await playGuestTurn(open, messageId, words(text))).reply) });
      }
      server.signal("SIGKILL");
      expect(server.start()).toBe(true);
      await expect.poll(() => turnsOf(open).catch(() => null), { timeout: 20_000 }).not.toBeNull();
      const kept = (await turnsOf(open)).map(({ messageId, reply }) => ({ messageId, reply: JSON.stringify(reply) }));
      expect(kept).toEqual(sent);
    }
  }, 120_000);

  it.each(["fast", "immediate"] as const)(
    "is refused while away (%s stop), told as such, and goes on by itself",
    async (mode) => {
      const open = await search();
      await playGuestTurn(open, randomUUID(), words("a wagon"));
      server.halt(mode);
      const messageId = randomUUID();
      const fault = await playGuestTurn(open, messageId, words("under 30k")).catch((error: unknown) => error);
      expect(nameDatabaseFault(fault)?.userMessage).toMatch(/isn't answering right now. Nothing was lost/);
      expect(server.start()).toBe(true);
      const played = await insist(open, messageId, "under 30k");
      expect(played.reply.length).toBeGreaterThan(0);
      expect((await turnsOf(open)).map(({ status }) => status)).toEqual(["done", "done"]);
    },
    60_000,
  );

  it("answers what was sent while it was frozen once it goes on", async () => {
    const open = await search();
    await playGuestTurn(open, randomUUID(), words("a wagon"));
    server.signal("SIGSTOP");
    const messageId = randomUUID();
    const playing = insist(open, messageId, "under 30k");
    await wait(1500);
    server.signal("SIGCONT");
    expect((await playing).reply.length).toBeGreaterThan(0);
    expect((await turnsOf(open)).map(({ status }) => status)).toEqual(["done", "done"]);
  }, 60_000);

  it("makes a turn wait while every connection of the pool is held, and then answers it", async () => {
    const open = await search();
    const holding = [1, 2].map(() => asAnswer(() => database.query("select pg_sleep(1.5)", [])));
    const began = performance.now();
    const played = await asAnswer(() => playGuestTurn(open, randomUUID(), words("a wagon")));
    expect(performance.now() - began).toBeGreaterThan(700);
    expect(played.reply.length).toBeGreaterThan(0);
    await Promise.all(holding);
  }, 60_000);

  it("is waited for no longer than an answer may, when it is frozen", async () => {
    const open = await search();
    server.signal("SIGSTOP");
    const began = performance.now();
    try {
      const health = await askHealth(new Request("http://localhost/api/health"));
      expect([health.status, performance.now() - began < 500]).toEqual([200, true]);
      const fault = await asAnswer(() => playGuestTurn(open, randomUUID(), words("a wagon"))).catch(
        (each: unknown) => each,
      );
      expect(nameDatabaseFault(fault)?.userMessage).toMatch(/isn't answering|too slow to answer/);
      expect(errorResponse(fault).status).toBe(503);
      expect(performance.now() - began).toBeLessThan(10_000);
    } finally {
      server.signal("SIGCONT");
    }
  }, 60_000);

  it("gives up writers soon while somebody else locks the table, and answers others meanwhile", async () => {
    const open = await search();
    const locker = postgres(server.url, { max: 1, onnotice: () => {} });
    const lock = await locker.reserve();
    const began = performance.now();
    try {
      await lock`begin`;
      await lock`lock table turns in access exclusive mode`;
      const writing = Array.from({ length: 6 }, () =>
        asAnswer(() => playGuestTurn(open, randomUUID(), words("a wagon"))).catch((each: unknown) => each),
      );
      expect(await asAnswer(() => listConversations(database.db, open.guestId))).toEqual([]);
      for (const fault of await Promise.all(writing)) {
        expect(nameDatabaseFault(fault)?.userMessage).toMatch(/too slow to answer/);
        expect(errorResponse(fault).status).toBe(503);
      }
      expect(performance.now() - began).toBeLessThan(10_000);
    } finally {
      await lock`rollback`;
      lock.release();
      await locker.end({ timeout: 1 });
    }
  }, 60_000);

  it("sets its own limits on every connection, of answers and of jobs", async () => {
    const limits = () =>
      database.query(
        "select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')",
        [],
      );
    for (const rows of [await limits(), await asAnswer(limits)]) {
      expect(rows).toHaveLength(3);
      for (const { setting } of rows) expect(Number(setting)).toBeGreaterThan(0);
    }
  });

  it("answers on the connections it gives out when they are fewer than wanted, and on more when it gives more", async () => {
    const crowded = await openDatabase({ DATABASE_URL: server.url, DATABASE_POOL: 2 });
    const others: postgres.Sql[] = [];
    try {
      const open = await search(crowded);
      for (let isFull = false; !isFull && others.length < 20; ) {
        const other = postgres(server.url, { max: 1, connect_timeout: 3, onnotice: () => {} });
        others.push(other);
        isFull = await other`select 1`.then(
          () => false,
          () => true,
        );
      }
      const holding = asAnswer(() => crowded.query("select pg_sleep(1)", []));
      const played = await asAnswer(() => playGuestTurn(open, randomUUID(), words("a wagon")));
      expect(played.reply.length).toBeGreaterThan(0);
      await holding;
      await Promise.all(others.splice(0).map((other) => other.end({ timeout: 1 })));
      const both = [1, 2].map(() => asAnswer(() => crowded.query("select pg_sleep(0.2)", [])));
      expect(await Promise.all(both)).toHaveLength(2);
    } finally {
      await Promise.all(others.map((other) => other.end({ timeout: 1 })));
      await crowded.close();
    }
  }, 60_000);

  it("says that there is no room on a full disk, keeps what was there, and goes on when there is", async (context) => {
    const place = join(server.folder, "small");
    mkdirSync(place);
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=40m", "tmpfs", place]);
    if (mounted.status !== 0) return context.skip("a file system of a few megabytes cannot be mounted here");
    let full: OpenDatabase | undefined;
    try {
      spawnSync("chown", ["postgres", place]);
      await database.query(`create tablespace small location '${place}'`, []);
      await database.query("create database full_one tablespace small", []);
      const url = new URL(server.url);
      url.pathname = "/full_one";
      full = await openDatabase({ DATABASE_URL: url.href, DATABASE_POOL: 2 });
      await full.migrate();
      const { catalog } = await storeCatalog(full.db, products);
      const open = await search(full, catalog.id);
      const before = await playGuestTurn(open, randomUUID(), words("a wagon"));
      const filler = join(place, "filler");
      spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"]);
      const sent: { messageId: string; text: string }[] = [];
      let fault: unknown;
      for (let number = 0; number < 300 && !fault; number++) {
        const message = { messageId: randomUUID(), text: `under ${20_000 + number} dollars` };
        sent.push(message);
        await playGuestTurn(open, message.messageId, words(message.text)).catch((error: unknown) => {
          fault = error;
        });
      }
      expect(nameDatabaseFault(fault)?.userMessage).toMatch(/no room left. What was there is safe/);
      const kept = await turnsOf(open);
      expect(JSON.stringify(kept[0]?.reply)).toBe(JSON.stringify(before.reply));
      expect(kept.filter(({ status }) => status === "done")).toHaveLength(sent.length);
      rmSync(filler);
      const last = sent.at(-1);
      await insist(open, last?.messageId ?? "", last?.text ?? "");
      const healed = await turnsOf(open);
      expect(healed.map(({ status }) => status)).toEqual(Array.from({ length: sent.length + 1 }, () => "done"));
      expect(new Set(healed.map(({ messageId }) => messageId)).size).toBe(sent.length + 1);
    } finally {
      await full?.close();
      await database.query("drop database if exists full_one with (force)", []);
      await database.query("drop tablespace if exists small", []);
      // Unmounts even with open files.
      spawnSync("umount", ["-l", place]);
    }
  }, 120_000);
});
