import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type StartedRequest = { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server };

/** Tells of each request before the framework sees it. */
export function onRequest(told: (started: StartedRequest) => void): void {
  subscribe("http.server.request.start", (message) => told(message as StartedRequest));
}
