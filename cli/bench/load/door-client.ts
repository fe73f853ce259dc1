import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";

/** Acts like a browser with one cookie and kept connections. Times are milliseconds. Throws network faults. */
export class DoorClient {
  private cookie = "";

  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(public port: number) {}

  get hasCookie(): boolean {
    return this.cookie !== "";
  }

  async send(method: string, path: string, body?: unknown) {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const start = performance.now();
    const headers = {
      ...(text === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
      ...(path.startsWith("/api/") ? {} : { accept: "text/html" }),
      ...(this.cookie ? { cookie: this.cookie } : {}),
    };
    const at = { host: "127.0.0.1", port: this.port, agent: this.agent, timeout: 60_000 };
    const sent = request({ ...at, path, method, headers });
    sent.on("timeout", () => sent.destroy(new Error("no answer for a minute")));
    // A fault after the head also ends the body, which reports it.
    sent.on("error", () => undefined);
    const answered = once(sent, "response");
    sent.end(text);
    const [response] = (await answered) as [IncomingMessage];
    const [set] = response.headers["set-cookie"] ?? [];
    if (set) this.cookie = set.split(";")[0] ?? "";
    let firstByte = 0;
    const chunks: Buffer[] = [];
    for await (const chunk of response as AsyncIterable<Buffer>) {
      firstByte ||= performance.now() - start;
      chunks.push(chunk);
    }
    const whole = performance.now() - start;
    const read = Buffer.concat(chunks).toString("utf8");
    return { status: response.statusCode ?? 0, body: read, firstByte: firstByte || whole, whole };
  }

  async begin(): Promise<string> {
    const { status, body } = await this.send("POST", "/api/conversations", {});
    if (status !== 201) throw new Error(`a search could not begin: ${status} ${body.slice(0, 200)}`);
    return (JSON.parse(body) as { id: string }).id;
  }

  say(id: string, text: string, messageId: string = randomUUID()) {
    return this.send("POST", `/api/conversations/${id}/turns`, { messageId, act: { kind: "words", text } });
  }

  close(): void {
    this.agent.destroy();
  }
}
