import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { DatabaseUnavailableError } from "./connection/database-errors";
import { Patience, withPatience } from "./patience";
import { ServerLane } from "./server-lane";

const url = process.env.TEST_DATABASE_URL;
const limits = { statement: 8000, lock: 1000, idleInTransaction: 8000, idle: 0 };

async function wireTo(server: URL): Promise<{ url: string; silence: () => void; close: () => void }> {
  const open: Socket[] = [];
  const wire: Server = createServer((near) => {
    const far = connect(Number(server.port), server.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.push(from);
      from.on("data", (bytes) => to.write(bytes));
      from.on("error", () => to.destroy());
      from.on("close", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => wire.listen(0, "127.0.0.1", resolve));
  const through = new URL(server.href);
  through.port = String((wire.address() as AddressInfo).port);
  return {
    url: through.href,
    silence: () => {
      for (const socket of open.splice(0)) socket.pause();
    },
    close: () => wire.close(),
  };
}

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

describe.runIf(url)("connections to a server", () => {
  it("are made anew when the other side is gone without a word", async () => {
    const wire = await wireTo(new URL(url ?? ""));
    const lane = new ServerLane(wire.url, 2, limits, 200);
    ends.push(() => lane.close(), wire.close);
    const one = () => withPatience(new Patience(300), async () => [...(await lane.unsafe("select 1 as one"))]);
    expect(await one()).toEqual([{ one: 1 }]);
    wire.silence();
    await expect(one()).rejects.toThrow(DatabaseUnavailableError);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it("are ended by the server where a statement runs too long or waits for a lock", async () => {
    const lane = new ServerLane(url ?? "", 2, { ...limits, statement: 200, lock: 100 });
    ends.push(() => lane.close());
    await expect(lane.unsafe("select pg_sleep(2)")).rejects.toMatchObject({ code: "57014" });
    const held = lane.begin(async (transaction) => {
      await transaction`select pg_advisory_xact_lock(4711)`;
      await expect(lane.unsafe("select pg_advisory_lock(4711)")).rejects.toMatchObject({ code: "55P03" });
    });
    await held;
  });
});
