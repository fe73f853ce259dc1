import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { metrics } from "./metrics";

export function timeRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const route = routeClass(request.url ?? "/");
    const end = metrics().requests.startTimer({ route });
    response.once("close", () =>
      end({ status: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : "gone" }),
    );
  });
}

/** The first match wins. Other addresses are pages. */
const classes: readonly (readonly [RegExp, string])[] = [
  [/^\/_next\/|^\/(icon|apple-icon|opengraph-image|manifest|robots|sitemap)[^/]*$/, "static"],
  [/^\/(api\/(health|ready)|metrics)$/, "probe"],
  [/^\/api\/conversations\/[^/]+\/turns$/, "turn"],
  [/^\/api\/(conversations|guest)(\/|$)/, "search"],
  [/^\/api\/compare$/, "compare"],
  [/^\/(api\/)?study\//, "study"],
  [/^\/(api\/research|lab)(\/|$)/, "research"],
  [/^\/api\//, "other"],
];

export function routeClass(address: string): string {
  const [path = "/"] = address.split("?");
  return classes.find(([pattern]) => pattern.test(path))?.[1] ?? "page";
}
