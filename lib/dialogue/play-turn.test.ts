import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { scriptedReader } from "@/lib/dialogue/testing/scripted-conversation";
import { playTurn, type TurnStore, turnsInMemory } from "./play-turn";
import type { Act } from "./state/act";
import { emptyConversation } from "./state/conversation-state";
import { shopSettings } from "./state/settings";

const catalog = createColumnReader([makeProduct({ style: "Wagon" }), makeProduct({ position: 1 })]);
const hello: Act = { kind: "words", text: "hello" };

async function toolsWith(read = async () => ({ edits: [], doubts: [], intents: [] })) {
  const vocabulary = await catalog.vocabulary();
  const preferences = scriptedReader({ name: "embedded", read });
  return {
    ...{ settings: shopSettings, catalog: () => openSlice(catalog), replyId: () => "reply" },
    readers: () => ({ preferences, vocabulary }),
  };
}

describe("a turn over any store", () => {
  it("is played once for a message id, and the stored reply comes back after that", async () => {
    const store = turnsInMemory(emptyConversation());
    const first = await playTurn(store, { messageId: "a", act: hello }, await toolsWith());
    const again = await playTurn(store, { messageId: "a", act: hello }, await toolsWith());
    if (first.kind !== "answered" || again.kind !== "done") throw new Error(`${first.kind}, ${again.kind}`);
    expect(again.reply).toEqual(first.outcome.parts);
    expect(store.state()).toEqual(first.outcome.state);
    const other: Act = { kind: "words", text: "good bye" };
    expect(await playTurn(store, { messageId: "a", act: other }, await toolsWith())).toEqual({ kind: "conflict" });
  });

  it("lets the same message in again after a failure, and leaves the state alone", async () => {
    const store = turnsInMemory(emptyConversation());
    const broken = await toolsWith(() => Promise.reject(new Error("the reader is away")));
    await expect(playTurn(store, { messageId: "a", act: hello }, broken)).rejects.toThrow("away");
    expect(store.state()).toEqual(emptyConversation());
    expect((await playTurn(store, { messageId: "a", act: hello }, await toolsWith())).kind).toBe("answered");
  });

  it("says that it was stopped when the run no longer counts at its end, without failing it", async () => {
    const failed: unknown[] = [];
    const stopped: TurnStore<unknown> = {
      ...turnsInMemory(emptyConversation()),
      complete: async () => "not-active",
      fail: async (run) => void failed.push(run),
    };
    expect(await playTurn(stopped, { messageId: "a", act: hello }, await toolsWith())).toEqual({ kind: "stopped" });
    expect(failed).toEqual([]);
  });

  it("logs how long it took where there is a clock", async () => {
    const store = turnsInMemory(emptyConversation());
    const names: string[] = [];
    const noted: TurnStore<unknown> = {
      ...store,
      complete: async (_run, { events }) => {
        names.push(...events.map(({ name }) => name));
        return "done";
      },
    };
    let at = 0;
    await playTurn(noted, { messageId: "a", act: hello }, { ...(await toolsWith()), now: () => (at += 5) });
    expect(names.at(-1)).toBe("turn-time");
  });
});

describe("the one door of turns", () => {
  it("is used by everybody: nothing but it calls runTurn", () => {
    const sources = ["app", "cli", "components", "db", "lib"].flatMap((room) =>
      (readdirSync(room, { recursive: true }) as string[])
        .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".test.ts"))
        .map((path) => join(room, path)),
    );
    const callers = sources.filter((path) => /\brunTurn\(/.test(readFileSync(path, "utf8")));
    expect(callers.sort()).toEqual(["lib/dialogue/play-turn.ts", "lib/dialogue/run-turn.ts"]);
  });
});
