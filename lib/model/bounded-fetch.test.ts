import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { readingCall } from "@/lib/agents/reading/model-prompt";
import { mostReplyBytes } from "./bounded-fetch";
import { askModel, createModelPort } from "./call-model";
import { resolveModel } from "./resolve-model";
import { streamProse } from "./stream-prose";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(answer: (response: ServerResponse) => void): Promise<{ url: string; requests: () => number }> {
  let requests = 0;
  const server = createServer((incoming, response) => {
    requests += 1;
    incoming.resume().on("end", () => answer(response));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests: () => requests };
}

function modelAt(url: string, api: "responses" | "chat") {
  const resolved = resolveModel({ OPENAI_BASE_URL: url, OPENAI_MODEL: "m", OPENAI_API: api, OPENAI_TIMEOUT: 10 });
  if (!resolved) throw new Error("nothing was resolved");
  return resolved;
}

const prompt = { system: "Answer.", user: "{}" };

describe.each(["responses", "chat"] as const)("a model's reply by %s", (api) => {
  it("is read up to 256 kB, and the connection is closed then", async () => {
    const chunk = Buffer.alloc(64 * 1024, " ");
    let written = 0;
    let isGone = false;
    const { url } = await serve((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.on("close", () => {
        isGone = true;
      });
      const write = () => {
        while (!isGone && written < 500e6) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once("drain", write);
        }
        if (!isGone) response.end();
      };
      write();
    });
    const before = process.memoryUsage().rss;
    const completion = await askModel(createModelPort(modelAt(url, api)), readingCall, prompt);
    expect(completion).toMatchObject({ kind: "failed", failure: "malformed" });
    await expect.poll(() => isGone).toBe(true);
    expect(written).toBeLessThan(50e6);
    expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  });

  it("is measured unpacked", async () => {
    const packed = gzipSync(Buffer.alloc(50e6, " "));
    expect(packed.length).toBeLessThan(mostReplyBytes);
    const { url } = await serve((response) => {
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(packed);
    });
    const completion = await askModel(createModelPort(modelAt(url, api)), readingCall, prompt);
    expect(completion).toMatchObject({ kind: "failed", failure: "malformed" });
  });

  it("may not stream on for ever", async () => {
    const line = `data: ${JSON.stringify({ type: "ping", choices: [], id: "x".repeat(10_000) })}\n\n`;
    const { url } = await serve((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const tick = setInterval(() => response.write(line.repeat(10)), 1);
      response.on("close", () => clearInterval(tick));
    });
    const written = streamProse(modelAt(url, api), prompt, () => true);
    let step = await written.next();
    while (!step.done) step = await written.next();
    expect(step.value.kind).not.toBe("written");
  });

  it.each([301, 302, 307, 308])("is not asked for elsewhere: %i", async (status) => {
    const other = await serve((response) => response.writeHead(200).end("{}"));
    const { url, requests } = await serve((response) => response.writeHead(status, { location: other.url }).end());
    const completion = await askModel(createModelPort(modelAt(url, api)), readingCall, prompt);
    expect(completion).toMatchObject({ kind: "failed", failure: "misconfigured" });
    expect([requests(), other.requests()]).toEqual([1, 0]);
  });
});
