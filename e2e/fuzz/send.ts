import { request } from "node:http";

export interface Sent {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Answered {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** Milliseconds. */
const patience = 30_000;

/** Sends a request unchanged and follows no redirect. */
export function send(base: string, { method, path, headers = {}, body = "" }: Sent): Promise<Answered> {
  const { hostname: named, port } = new URL(base);
  // localhost may mean several addresses. The server listens on one.
  const hostname = named === "localhost" ? "127.0.0.1" : named;
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, method, path, agent: false, timeout: patience });
    for (const [name, value] of Object.entries(headers)) sending.setHeader(name, value);
    if (!("host" in headers)) sending.setHeader("host", `localhost:${port}`);
    if (body) sending.setHeader("content-length", Buffer.byteLength(body));
    sending.on("timeout", () => sending.destroy(new Error(`no answer in ${patience / 1000} s`)));
    sending.on("error", reject);
    sending.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString("utf8"),
        }),
      );
    });
    sending.end(body);
  });
}

export function cookiesOf({ headers }: Answered): string {
  return [headers["set-cookie"] ?? []]
    .flat()
    .map((each) => each.split(";")[0])
    .join("; ");
}

export function sendJson(base: string, cookie: string, method: string, path: string, body: unknown): Promise<Answered> {
  const headers = { "content-type": "application/json", cookie };
  return send(base, { method, path, headers, body: body === undefined ? "" : JSON.stringify(body) });
}
