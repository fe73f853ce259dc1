import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Death, mortalDatabase } from "@/app/_server/testing/mortal-database";
import type { OpenDatabase } from "@/db/connection/client";
import { createConversation, loadConversation } from "@/db/queries/conversations";
import { stopTurn } from "@/db/queries/end-turn";
import { createGuest } from "@/db/queries/guest-data";
import { listTurns } from "@/db/queries/turns";
import { turns } from "@/db/schema/conversations";
import { listEvents } from "@/db/testing/list-events";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase } from "@/db/testing/test-database";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { runTurn } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { conversationStateSchema, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { playGuestTurn } from "./play-turn";
import { toMessages } from "./to-messages";

/** `LEEWAY_RUNS=full` plays more. */
const sequences = Number(process.env.SOAK_SEQUENCES ?? (process.env.LEEWAY_RUNS === "full" ? 50 : 8));

const products = Array.from({ length: 40 }, (_, position) =>
  makeProduct({
    position,
    make: position % 2 ? "Mazda" : "Subaru",
    model: `M${position % 7}`,
    year: 2015 + (position % 9),
    msrp: 15_000 + ((position * 37) % 40) * 700,
    highwayMpg: 24 + ((position * 13) % 20),
    style: position % 3 ? "Sedan" : "Wagon",
  }),
);

const words = [
  "a wagon under 20k",
  "at least 40 mpg, that is really important",
  "2022 or newer would be nice",
  "no Mazda",
  "a Subaru is a must",
  "under $17,000",
  "<script>alert(1)</script>",
  "forget the wagon",
];
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words).map((text): Act => ({ kind: "words", text })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("agree", "disagree", "undo", "redo", "start-over").map((kind) => ({ kind }) as Act),
  },
);
const death: fc.Arbitrary<Death | null> = fc.option(fc.record({ statement: fc.nat(2), carriedOut: fc.boolean() }), {
  freq: 2,
});

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("send" as const), act, death }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("twice" as const), act }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("race" as const), act, other: act }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("again" as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("forge" as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("stop" as const), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.constant({ kind: "reload" as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Sent {
  messageId: string;
  act: Act;
  reply?: string;
}

let database: OpenDatabase;
let stored: CatalogReader;
beforeAll(async () => {
  database = await openTestDatabase("embedded");
  stored = await storeCatalog(database.db, products);
}, 120_000);
afterAll(() => database.close());

class Journey {
  readonly sent: Sent[] = [];

  private constructor(
    private readonly key: { guestId: string; conversationId: string },
    private readonly catalog: CatalogReader,
  ) {}

  static async begin(): Promise<Journey> {
    const guestId = await createGuest(database.db);
    const { id } = await createConversation(database.db, {
      guestId,
      catalogId: stored.catalog.id,
      settings: shopSettings,
      state: emptyConversation(),
    });
    return new Journey({ guestId, conversationId: id }, createColumnReader(products, stored.catalog));
  }

  async take(step: Step): Promise<void> {
    const known = "which" in step ? this.sent[step.which % Math.max(1, this.sent.length)] : undefined;
    if ("which" in step && !known) return;
    switch (step.kind) {
      case "send":
        await this.send(this.note(step.act), step.death);
        return;
      case "twice": {
        const message = this.note(step.act);
        const [one, other] = await Promise.all([this.play(message), this.play(message)]);
        if (one.reply !== undefined && other.reply !== undefined) expect(one.reply).toBe(other.reply);
        message.reply = one.reply ?? other.reply;
        expect(message.reply).toBeDefined();
        return;
      }
      case "race": {
        const messages = [this.note(step.act), this.note(step.other)];
        const outcomes = await Promise.all(messages.map((message) => this.play(message)));
        messages.forEach((message, index) => {
          message.reply = outcomes[index]?.reply;
        });
        expect(outcomes.some(({ reply }) => reply !== undefined)).toBe(true);
        for (const { refused } of outcomes) if (refused) expect(refused).toBe("busy");
        return;
      }
      case "again":
        if (known) await this.send(known, null);
        return;
      case "forge":
        if (known) await this.forge(known);
        return;
      case "stop":
        if (known) await stopTurn(database.db, { ...this.key, messageId: known.messageId });
        return;
      case "reload":
        await this.check();
    }
  }

  async settle(): Promise<void> {
    for (const message of this.sent) {
      await this.abandon();
      if (message.reply === undefined) await this.send(message, null);
      expect(message.reply).toBeDefined();
    }
    await this.check();
    await this.recompute();
  }

  private note(given: Act): Sent {
    const message: Sent = { messageId: randomUUID(), act: given };
    this.sent.push(message);
    return message;
  }

  private async send(message: Sent, died: Death | null): Promise<void> {
    const { reply } = await this.play(message, died);
    if (message.reply !== undefined && reply !== undefined) expect(reply).toBe(message.reply);
    message.reply ??= reply;
    if (died) await this.abandon();
  }

  private async play(message: Sent, died: Death | null = null): Promise<{ reply?: string; refused?: string }> {
    const conversation = await loadConversation(database.db, this.key);
    if (!conversation) throw new Error("the conversation is gone");
    const served = {
      db: mortalDatabase(database.db, died),
      guestId: this.key.guestId,
      conversation,
      state: conversationStateSchema.parse(conversation.state),
      settings: shopSettings,
      openCatalog: () => openSlice(this.catalog),
    };
    try {
      return { reply: JSON.stringify((await playGuestTurn(served, message.messageId, message.act)).reply) };
    } catch (error) {
      return { refused: error instanceof Error && "code" in error ? String(error.code) : "killed" };
    }
  }

  private async forge(known: Sent): Promise<void> {
    const isStored = (await listTurns(database.db, this.key)).some((turn) => turn.messageId === known.messageId);
    const forged = await this.play({ messageId: known.messageId, act: { kind: "words", text: randomUUID() } });
    if (isStored) expect(forged.refused).toBe("message-reused");
    else this.sent.splice(this.sent.indexOf(known), 1);
  }

  private async abandon(): Promise<void> {
    await database.db
      .update(turns)
      .set({ receivedAt: sql`now() - interval '9 seconds'` })
      .where(eq(turns.conversationId, this.key.conversationId));
  }

  private async check(): Promise<void> {
    const rows = await listTurns(database.db, this.key);
    const messages = toMessages(rows);
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
    expect(rows.filter(({ status }) => status === "received").length).toBeLessThanOrEqual(1);
    for (const { messageId, reply } of this.sent) {
      if (reply === undefined) continue;
      const at = messages.findIndex(({ id }) => id === messageId);
      expect(messages[at]?.metadata?.status).toBe("done");
      expect(JSON.stringify(messages[at + 1]?.parts)).toBe(reply);
    }
    const done = rows.filter(({ status }) => status === "done");
    expect((await loadConversation(database.db, this.key))?.turnCount).toBe(done.length);
    const acted = (await listEvents(database.db, this.key)).filter(({ name }) => name === "act-receive");
    expect(acted).toHaveLength(done.length);
  }

  private async recompute(): Promise<void> {
    const preferences = createEmbeddedReader();
    const vocabulary = await this.catalog.vocabulary();
    let state = emptyConversation();
    for (const turn of (await listTurns(database.db, this.key)).filter(({ status }) => status === "done")) {
      const catalog = openSlice(this.catalog);
      const input = { state, act: turn.act, settings: shopSettings, catalog, preferences, vocabulary };
      const outcome = await runTurn(input);
      expect(JSON.stringify(outcome.parts)).toBe(JSON.stringify(turn.reply));
      state = conversationStateSchema.parse(JSON.parse(JSON.stringify(outcome.state)));
    }
  }
}

describe("whatever a shopper does, with reloads, kills and messages sent twice", () => {
  it(
    `nothing acknowledged is lost, nothing is done twice, every turn ends: ${sequences} sequences`,
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          const journey = await Journey.begin();
          for (const each of steps) await journey.take(each);
          await journey.settle();
        }),
        { numRuns: sequences, seed: Number(process.env.SOAK_SEED ?? 1), endOnFailure: sequences > 50 },
      );
    },
    60_000 + sequences * 5000,
  );
});
