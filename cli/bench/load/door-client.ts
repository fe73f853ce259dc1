import { randomUUID } from "node:crypto";
import { Agent, type IncomingMessage, request } from "node:http";

export interface DoorAnswer {
  status: number;
  body: string;
  /** Milliseconds from sending. */
  firstByte: number;
  whole: number;
}

/** Acts like a browser with one cookie and kept connections. Throws network faults. */
export class DoorClient {
  private cookie = "";

  constructor(
    public port: number,
    private readonly agent: Agent = new Agent({ keepAlive: true, maxSockets: 1 }),
  ) {}

  get hasCookie(): boolean {
    return this.cookie !== "";
  }

  send(method: string, path: string, body?: unknown): Promise<DoorAnswer> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: "127.0.0.1",
          port: this.port,
          path,
          method,
          agent: this.agent,
          timeout: 60_000,
          headers: {
            ...(text === undefined
              ? {}
              : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
            ...(path.startsWith("/api/") ? {} : { accept: "text/html" }),
            ...(this.cookie ? { cookie: this.cookie } : {}),
          },
        },
        (response) => {
          this.keepCookie(response);
          readBody(response, start).then(resolve, reject);
        },
      );
      sent.on("timeout", () => sent.destroy(new Error("no answer for a minute")));
      sent.on("error", reject);
      sent.end(text);
    });
  }

  async begin(): Promise<string> {
    const { status, body } = await this.send("POST", "/api/conversations", {});
    if (status !== 201) throw new Error(`a search could not begin: ${status} ${body.slice(0, 200)}`);
    return (JSON.parse(body) as { id: string }).id;
  }

  say(id: string, text: string, messageId: string = randomUUID()): Promise<DoorAnswer> {
    return this.send("POST", `/api/conversations/${id}/turns`, { messageId, act: { kind: "words", text } });
  }

  tab(port = this.port): DoorClient {
    const tab = new DoorClient(port);
    tab.cookie = this.cookie;
    return tab;
  }

  close(): void {
    this.agent.destroy();
  }

  private keepCookie(response: IncomingMessage): void {
    const [set] = response.headers["set-cookie"] ?? [];
    if (set) this.cookie = set.split(";")[0] ?? "";
  }
}

function readBody(response: IncomingMessage, start: number): Promise<DoorAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let firstByte = 0;
    response.on("data", (chunk: Buffer) => {
      firstByte ||= performance.now() - start;
      chunks.push(chunk);
    });
    response.on("aborted", () => reject(new Error("the answer was cut off")));
    response.on("error", reject);
    response.on("end", () => {
      const whole = performance.now() - start;
      const body = Buffer.concat(chunks).toString("utf8");
      resolve({ status: response.statusCode ?? 0, body, firstByte: firstByte || whole, whole });
    });
  });
}
