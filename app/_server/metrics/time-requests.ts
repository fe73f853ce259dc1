import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { metrics } from "./metrics";
import { routeClass } from "./route-class";

/** Times every request of this process, as the HTTP server sees it: streams to their end. */
export function timeRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const route = routeClass(request.url ?? "/");
    const end = metrics().requests.startTimer({ route });
    // A sender that left early is a class of its own.
    response.once("close", () =>
      end({ status: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "gone" }),
    );
  });
}
