import type { ServerResponse } from "node:http";
import { answerPatience, beginPatience, Patience } from "@/db/patience";
import { site } from "@/messages/site";
import { onRequest } from "./request-start";

/** Sets each request's database patience on arrival. A page that fails on the database becomes a 503. */
export function bindPatienceToRequests(): void {
  onRequest(({ request, response }) => {
    const patience = new Patience(answerPatience);
    beginPatience(patience);
    const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      if (status !== 500 || !patience.wasFailed) return writeHead(status, ...rest);
      response.setHeader("retry-after", "5");
      const { rsc, accept = "" } = request.headers;
      if (rsc === undefined && accept.includes("text/html")) replaceBody(response, unavailablePage);
      return writeHead(503, ...rest);
    };
  });
}

function replaceBody(response: ServerResponse, text: string): void {
  const end = response.end.bind(response);
  response.removeHeader("content-encoding");
  response.removeHeader("etag");
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("cache-control", "no-store");
  response.setHeader("content-length", Buffer.byteLength(text));
  // The callback comes last.
  const toldLast = (given: unknown[]) => {
    const told = given.at(-1);
    if (typeof told === "function") process.nextTick(told as () => void);
  };
  response.write = (...given: unknown[]) => {
    toldLast(given);
    return true;
  };
  response.end = (...given: unknown[]) => {
    toldLast(given);
    return end(text);
  };
}

/** Plain, because no style or script can load. */
const unavailablePage = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${site.broken.short({ title: site.broken.wait })}</title>
</head>
<body style="font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto; padding: 0 1rem">
<h1 style="font-size: 1.5rem; line-height: 1.25">${site.broken.title}</h1>
<p>${site.broken.away}</p>
<p><a href="">${site.again}</a></p>
</body>
</html>
`;
