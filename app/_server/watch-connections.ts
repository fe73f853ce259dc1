import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { Connections, sweepEvery } from "./connections";

const patience = { head: 15_000, body: 20_000, bytesASecond: 16_384, rest: 5000, ending: 43_000 };

/** Watches the connections of this process from now on. Returns what ends them, each after the answers it owes. */
export function watchConnections(): () => void {
  const connections = new Connections(patience, () => performance.now());
  subscribe("net.server.socket", (message) => {
    connections.opened((message as { socket: Socket }).socket);
  });
  subscribe("http.server.request.start", (message) => {
    connections.began(
      message as { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server },
    );
  });
  setInterval(() => connections.sweep(), sweepEvery).unref();
  return () => connections.end();
}
