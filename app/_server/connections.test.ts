import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Connections, sweepEvery } from "./connections";

const patience = { head: 15_000, body: 20_000, bytesASecond: 1000, rest: 5000, ending: 43_000 };

describe("the connections of a server", () => {
  let now: number;
  let connections: Connections;
  let server: Server;
  let respond: (request: IncomingMessage, response: ServerResponse) => void;
  const clients: Socket[] = [];

  beforeEach(async () => {
    now = 0;
    respond = (_, response) => response.end("fine");
    connections = new Connections(patience, () => now);
    server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
      connections.began({ request, response, socket: request.socket, server });
      respond(request, response);
    });
    server.on("connection", (socket) => connections.opened(socket));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  async function client() {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    clients.push(socket);
    const seen = { text: "", closed: false };
    socket.on("data", (chunk) => {
      seen.text += chunk;
    });
    socket.on("close", () => {
      seen.closed = true;
    });
    socket.on("error", () => undefined);
    await new Promise<void>((resolve) => socket.once("connect", resolve));
    await wait(20);
    return { seen, send: (text: string) => socket.write(text) };
  }

  async function pass(seconds: number) {
    for (let second = 0; second < seconds; second++) {
      now += sweepEvery;
      connections.sweep();
    }
    await wait(30);
  }

  const get = "GET / HTTP/1.1\r\nhost: here\r\n\r\n";
  const post = (length: number) => `POST / HTTP/1.1\r\nhost: here\r\ncontent-length: ${length}\r\n\r\n`;

  it("close at once on the order to end where they owe no answer, and the server is done", async () => {
    const [silent, kept] = [await client(), await client()];
    kept.send(get);
    await expect.poll(() => kept.seen.text).toContain("fine");
    expect(kept.seen.closed).toBe(false);
    connections.end();
    const done = new Promise((resolve) => server.close(resolve));
    await done;
    await expect.poll(() => silent.seen.closed && kept.seen.closed).toBe(true);
  });

  it("that owe an answer close after it, whole, whether or not its headers were sent before the order", async () => {
    const open: ServerResponse[] = [];
    respond = (_, response) => open.push(response);
    const [before, after] = [await client(), await client()];
    before.send(get);
    after.send(get);
    await expect.poll(() => open.length).toBe(2);
    const [early, late] = open;
    early?.write("begun, ");
    connections.end();
    await wait(50);
    expect([before.seen.closed, after.seen.closed]).toEqual([false, false]);
    const body = "x".repeat(300_000);
    early?.end(`${body} and ended`);
    late?.end(`${body} and ended`);
    await expect.poll(() => before.seen.closed && after.seen.closed).toBe(true);
    expect(before.seen.text).toContain("begun, ");
    for (const { seen } of [before, after]) {
      expect(seen.text).toContain("and ended");
      expect(seen.text.length).toBeGreaterThan(300_000);
    }
    expect(after.seen.text.toLowerCase()).toContain("connection: close");
  });

  it("are cut in the end, when an answer never comes", async () => {
    respond = () => undefined;
    const stuck = await client();
    stuck.send(get);
    await wait(30);
    connections.end();
    await pass(43);
    expect(stuck.seen.closed).toBe(false);
    await pass(1);
    expect(stuck.seen.closed).toBe(true);
  });

  it("are cut when headers do not come to an end in time", async () => {
    const slow = await client();
    slow.send("GET / HTTP/1.1\r\nx-a: ");
    await pass(15);
    expect(slow.seen.closed).toBe(false);
    await pass(1);
    expect(slow.seen.closed).toBe(true);
    const quick = await client();
    quick.send(get);
    await expect.poll(() => quick.seen.text).toContain("fine");
    await pass(60);
    expect(quick.seen.closed).toBe(false);
    expect(server.headersTimeout).toBe(15_000);
  });

  it("are cut when a body drips, and kept while it comes fast enough", async () => {
    respond = (request, response) => request.resume().on("end", () => response.end("fine"));
    const [drip, steady] = [await client(), await client()];
    drip.send(post(100));
    steady.send(post(60_000));
    await wait(30);
    for (let second = 0; second < 30; second++) {
      drip.send("x");
      steady.send("x".repeat(2000));
      await wait(2);
      await pass(1);
    }
    await expect.poll(() => steady.seen.text).toContain("fine");
    expect(drip.seen.closed).toBe(true);
    expect(steady.seen.closed).toBe(false);
  });

  it("are cut when they are answered and still send", async () => {
    const rest = await client();
    rest.send(post(100));
    await expect.poll(() => rest.seen.text).toContain("fine");
    await pass(5);
    expect(rest.seen.closed).toBe(false);
    await pass(1);
    expect(rest.seen.closed).toBe(true);
  });

  it("are not blamed for the time in which the server itself was busy", async () => {
    const waiting = await client();
    now += 60_000;
    connections.sweep();
    await wait(30);
    expect(waiting.seen.closed).toBe(false);
    waiting.send(get);
    await expect.poll(() => waiting.seen.text).toContain("fine");
  });
});
