import { afterAll, describe, expect, it, vi } from "vitest";
import { ahead } from "@/app/_server/one-at-a-time";
import { startColdThread } from "@/app/_server/testing/cold-thread";
import { corpusVocabulary as vocabulary } from "@/lib/catalog/corpus-vocabulary";
import { createEmbeddedReader, createSentenceReader } from "@/lib/reading/hearing-reader";
import { plainDesk } from "@/lib/reading/words-desk";
import { ReadingRoom } from "./reading-room";
import { openDesk, readHere } from "./request-desk";

const input = { turn: 0, history: [], constraints: [], vocabulary };
const short = "a Honda under 25k, AWD is a must";
const long = `${short}. ${"I drive to work and back and the kids sit behind me. ".repeat(12)}`;

const shared = globalThis as { leewayReadingRoom?: ReadingRoom };
shared.leewayReadingRoom = new ReadingRoom({ start: startColdThread, size: 1 });
afterAll(() => void Reflect.deleteProperty(shared, "leewayReadingRoom"));

describe("the desk of one request", () => {
  it("reads the same here and in a thread", async () => {
    expect(long.length).toBeGreaterThan(readHere);
    for (const words of [short, long]) {
      const read = await openDesk({ left: 10_000 })
        .reader()
        .read({ ...input, words });
      expect(read).toEqual(await createSentenceReader().read({ ...input, words }));
      const heard = await openDesk({ left: 10_000 })
        .listener()
        .read({ ...input, words });
      expect(heard).toEqual(await createEmbeddedReader().read({ ...input, words }));
    }
  });

  it("refuses a long text when the request has spent its time, and never a short one", async () => {
    const reader = openDesk({ left: 0 }).reader();
    await expect(reader.read({ ...input, words: long })).rejects.toMatchObject({ code: "too-long-to-read" });
    expect((await reader.read({ ...input, words: short })).edits).not.toEqual([]);
  });

  it("reads a short text in a thread while other requests are answered, and here otherwise", async () => {
    const room = vi.spyOn(shared.leewayReadingRoom as ReadingRoom, "run");
    const read = () =>
      openDesk({ left: 0 })
        .reader()
        .read({ ...input, words: short });
    const alone = await read();
    expect(room).not.toHaveBeenCalled();
    let end = () => {};
    const open = new Promise<void>((resolve) => (end = resolve));
    const others = [1, 2].map(() => ahead(() => open));
    expect(await read()).toEqual(alone);
    expect(room).toHaveBeenCalledOnce();
    end();
    await Promise.all(others);
    room.mockRestore();
  });

  it("has room to read a text again only when the first time took a quarter of the budget at most", () => {
    const budget = { left: 250 };
    const desk = openDesk(budget);
    expect([250, 188, 187].map((left) => Object.assign(budget, { left }) && desk.hasRoom())).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("reads a short answer here however long our own reply before it was", async () => {
    const history = [{ role: "assistant" as const, content: long }];
    const reader = openDesk({ left: 0 }).reader();
    expect((await reader.read({ ...input, history, words: short })).edits).not.toEqual([]);
  });

  it("leaves the weights of a conversation as they were read when weighing it takes too long", async () => {
    const { edits } = await createSentenceReader().read({ ...input, words: short });
    const constraints = edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
    const transcript = Array.from({ length: 200 }, (_, turn) => ({ role: "user" as const, content: long, turn }));
    expect(await openDesk({ left: 0 }).weigh(constraints, "local", { transcript, vocabulary })).toEqual(constraints);
    const few = transcript.slice(0, 2);
    expect(await openDesk({ left: 10_000 }).weigh(constraints, "local", { transcript: few, vocabulary })).toEqual(
      await plainDesk.weigh(constraints, "local", { transcript: few, vocabulary }),
    );
  });
});
