import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Milliseconds between two sweeps. */
export const sweepEvery = 1000;

/** In milliseconds, plus the bytes that buy a body one more second. */
export interface SenderPatience {
  /** From the first byte of a connection, or of its next request, to the end of the headers. */
  head: number;
  body: number;
  bytesASecond: number;
  /** For the rest of a request whose answer is out. */
  rest: number;
  /** From the order to end until open connections are cut. */
  ending: number;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
  bytesBefore: number;
  answeredAt?: number;
}

type Connection = { since: number; hasAsked: boolean; exchanges: Set<Exchange> };

/** A server's open connections. `sweep` cuts slow senders; at the end each closes once it owes no answer. */
export class Connections {
  private readonly open = new Map<Socket, Connection>();
  private endingSince: number | undefined;
  private sweptAt: number;

  constructor(
    private readonly patience: SenderPatience,
    private readonly now: () => number,
  ) {
    this.sweptAt = now();
  }

  opened(socket: Socket): Connection {
    const connection = { since: this.now(), hasAsked: false, exchanges: new Set<Exchange>() };
    this.open.set(socket, connection);
    socket.once("close", () => this.open.delete(socket));
    return connection;
  }

  began(message: { request: IncomingMessage; response: ServerResponse; socket: Socket; server: Server }): void {
    const { request, response, socket, server } = message;
    // The library watches the headers of every later request on a connection.
    server.headersTimeout = this.patience.head;
    const connection = this.open.get(socket) ?? this.opened(socket);
    connection.hasAsked = true;
    const exchange: Exchange = { request, response, since: this.now(), bytesBefore: socket.bytesRead };
    connection.exchanges.add(exchange);
    // After the answer, or after the sender has gone.
    response.once("close", () => this.answered(socket, exchange));
    if (this.endingSince !== undefined) response.shouldKeepAlive = false;
  }

  /** Connections close after the answers they owe; the others close at once. */
  end(): void {
    this.endingSince ??= this.now();
    for (const [socket, { exchanges }] of this.open) {
      if (exchanges.size === 0) socket.destroy();
      for (const { response } of exchanges) response.shouldKeepAlive = false;
    }
  }

  /** Cuts senders that took too long; call it every second or so. */
  sweep(): void {
    const { endingSince } = this;
    this.forgive(this.now() - this.sweptAt - 2 * sweepEvery);
    this.sweptAt = this.now();
    const isOver = endingSince !== undefined && this.now() - endingSince > this.patience.ending;
    for (const [socket, connection] of this.open) if (isOver || this.isTooSlow(socket, connection)) socket.destroy();
  }

  /** A busy server did not read meanwhile, so the sender keeps that time. */
  private forgive(late: number): void {
    if (late <= 0) return;
    for (const connection of this.open.values()) {
      connection.since += late;
      for (const exchange of connection.exchanges) exchange.since += late;
    }
  }

  private answered(socket: Socket, exchange: Exchange): void {
    const connection = this.open.get(socket);
    if (!connection) return;
    if (exchange.request.complete) connection.exchanges.delete(exchange);
    else exchange.answeredAt = this.now();
    // Sends written data first.
    if (this.endingSince !== undefined && this.owesNothing(connection)) socket.destroySoon();
  }

  private owesNothing({ exchanges }: Connection): boolean {
    return [...exchanges].every(({ answeredAt }) => answeredAt !== undefined);
  }

  private isTooSlow(socket: Socket, { since, hasAsked, exchanges }: Connection): boolean {
    const now = this.now();
    if (!hasAsked) return now - since > this.patience.head;
    for (const exchange of exchanges) {
      if (exchange.request.complete) {
        if (exchange.answeredAt !== undefined) exchanges.delete(exchange);
        continue;
      }
      if (exchange.answeredAt !== undefined && now - exchange.answeredAt > this.patience.rest) return true;
      const bought = ((socket.bytesRead - exchange.bytesBefore) / this.patience.bytesASecond) * 1000;
      if (now - exchange.since > this.patience.body + bought) return true;
    }
    return false;
  }
}

const patience = { head: 15_000, body: 20_000, bytesASecond: 16_384, rest: 5000, ending: 43_000 };

/** Watches this process's connections. The returned function ends each after the answers it owes. */
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
