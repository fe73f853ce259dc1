import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { replyBody, type SpokenReply } from "./reply-bodies";
import { type Protocol, readRequest, type ScriptedReply, type ScriptedRequest } from "./scripted-reply";
import { streamEvents } from "./stream-events";

/** A scripted language model over OpenAI's real HTTP protocols. */
export interface ScriptedModel {
  baseUrl: string;
  /** Oldest first. */
  requests: ScriptedRequest[];
  /** One reply per request; `otherwise` for the rest. */
  script(...replies: readonly ScriptedReply[]): void;
  close(): Promise<void>;
}

const paths: Readonly<Record<string, Protocol>> = { "/v1/responses": "responses", "/v1/chat/completions": "chat" };

/** Milliseconds until the server closes itself. */
const longestLife = 120_000;

/** Uses a free loopback port. Keeps no process alive. */
export async function startScriptedModel(
  otherwise: (request: ScriptedRequest) => ScriptedReply = () => ({ kind: "silence" }),
  life = longestLife,
): Promise<ScriptedModel> {
  const requests: ScriptedRequest[] = [];
  const next: ScriptedReply[] = [];
  const server = createServer((incoming, response) => {
    void answer(incoming, response, (request) => {
      requests.push(request);
      return next.shift() ?? otherwise(request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const end = setTimeout(() => void closed(server), life);
  end.unref();
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...replies) => void next.splice(0, next.length, ...replies),
    close: () => {
      clearTimeout(end);
      return closed(server);
    },
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  replyTo: (request: ScriptedRequest) => ScriptedReply,
): Promise<void> {
  const protocol = incoming.method === "POST" ? paths[incoming.url ?? ""] : undefined;
  const body = await bodyOf(incoming);
  const request = protocol ? readRequest(protocol, body, incoming.headers.authorization) : "no such address";
  if (typeof request === "string") sendError(response, protocol ? 400 : 404, request);
  else play(replyTo(request), request, response);
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function play(reply: ScriptedReply, request: ScriptedRequest, response: ServerResponse): void {
  if (reply.kind === "silence") return;
  if (reply.kind === "status") {
    sendError(response, reply.status, reply.message ?? "scripted");
  } else if (reply.kind === "garbage") {
    response.writeHead(200, { "content-type": "application/json" }).end("<html>Bad gateway</html>");
  } else {
    const isCut = reply.kind === "cut";
    speak(isCut ? { kind: "answer", text: reply.text } : reply, request, response, isCut);
  }
}

function speak(
  reply: SpokenReply,
  { protocol, model, stream }: ScriptedRequest,
  response: ServerResponse,
  cut: boolean,
): void {
  const events = stream ? streamEvents(protocol, model, reply).map((event) => `data: ${event}\n\n`) : [];
  const text = stream ? events.join("") : JSON.stringify(replyBody(protocol, model, reply));
  const status = !stream && protocol === "chat" && reply.kind === "failed" ? 500 : 200;
  response.writeHead(status, { "content-type": stream ? "text/event-stream" : "application/json" });
  if (stream && reply.kind === "answer" && reply.pace) {
    void drip(events, reply.pace, response);
    return;
  }
  if (!cut) {
    response.end(text);
    return;
  }
  response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
}

async function drip(events: readonly string[], pace: number, response: ServerResponse): Promise<void> {
  for (const event of events) {
    if (response.destroyed) return;
    response.write(event);
    await new Promise((resolve) => setTimeout(resolve, pace));
  }
  response.end();
}

function sendError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { message, type: "scripted_error", code: String(status) } }));
}
