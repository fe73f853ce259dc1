import { subscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { onRequest, type StartedRequest } from "./request-start";

/** Milliseconds. */
export const sweepEvery = 1000;

/** Milliseconds, plus the bytes that buy a body one more second. */
export interface SenderPatience {
  /** From a request's first byte to the end of its headers. */
  head: number;
  body: number;
  bytesASecond: number;
  /** For the rest of a request already answered. */
  rest: number;
  /** From shutdown until open connections are cut. */
  ending: number;
}

interface Exchange extends Pick<StartedRequest, "request" | "response"> {
  since: number;
  bytesBefore: number;
  answeredAt?: number;
}

type Connection = { since: number; hasAsked: boolean; exchanges: Set<Exchange> };

/** Tracks open connections. `sweep` cuts slow senders. On shutdown, each closes once it owes no answer. */
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

  began({ request, response, socket, server }: StartedRequest): void {
    // Node applies this to later requests on a connection.
    server.headersTimeout = this.patience.head;
    const connection = this.open.get(socket) ?? this.opened(socket);
    connection.hasAsked = true;
    const exchange: Exchange = { request, response, since: this.now(), bytesBefore: socket.bytesRead };
    connection.exchanges.add(exchange);
    response.once("close", () => this.answered(socket, exchange));
    if (this.endingSince !== undefined) response.shouldKeepAlive = false;
  }

  end(): void {
    this.endingSince ??= this.now();
    for (const [socket, { exchanges }] of this.open) {
      if (exchanges.size === 0) socket.destroy();
      for (const { response } of exchanges) response.shouldKeepAlive = false;
    }
  }

  /** Cuts slow senders. Call it about once a second. */
  sweep(): void {
    const { endingSince } = this;
    this.forgive(this.now() - this.sweptAt - 2 * sweepEvery);
    this.sweptAt = this.now();
    const isOver = endingSince !== undefined && this.now() - endingSince > this.patience.ending;
    for (const [socket, connection] of this.open) if (isOver || this.isTooSlow(socket, connection)) socket.destroy();
  }

  /** A busy server reads late, so it gives senders that time back. */
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
    // Flushes written data first.
    const owesNothing = [...connection.exchanges].every(({ answeredAt }) => answeredAt !== undefined);
    if (this.endingSince !== undefined && owesNothing) socket.destroySoon();
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

/** The returned function closes each connection after the answers it owes. */
export function watchConnections(): () => void {
  const connections = new Connections(patience, () => performance.now());
  subscribe("net.server.socket", (message) => {
    connections.opened((message as { socket: Socket }).socket);
  });
  onRequest((started) => connections.began(started));
  setInterval(() => connections.sweep(), sweepEvery).unref();
  return () => connections.end();
}
