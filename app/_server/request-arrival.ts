import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { answerPatience, beginPatience, Patience } from "@/db/patience";

/**
 * From now on every request carries its patience with the database from the moment it comes in, whatever answers it: a
 * page, a route or a limit. A page that the database failed says so by its status, which pages cannot set themselves.
 */
export function bindPatienceToRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const patience = new Patience(answerPatience);
    beginPatience(patience);
    const { response } = message as { response: ServerResponse };
    const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status !== 500 || !patience.wasFailed) return writeHead(status, ...rest);
      response.setHeader("retry-after", "5");
      return writeHead(503, ...rest);
    };
  });
}
