import fc from "fast-check";
import { type Door, doors, otherAddresses } from "./doors";
import { hostileBody, hostileCookie, hostileHeaders, hostileSegment, hostileText } from "./hostile";
import { cookiesOf, type Sent, send, sendJson } from "./send";

export interface Attacked {
  statuses: Map<number, number>;
  faults: string[];
}

const targets: readonly Door[] = [
  ...doors,
  ...otherAddresses.map((path): Door => ({ path, kind: "page", methods: ["GET"] })),
];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
const asked = [
  "q",
  "w",
  "l",
  "car",
  "cars",
  "c",
  "sort",
  "view",
  "method",
  "groups",
  "order",
  "run",
  "version",
  "kind",
  "file",
  "progress",
  "part",
  "entry",
  "show",
  "PROLIFIC_PID",
];

const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...asked), hostileText.map(encoded)), hostileSegment), {
  maxLength: 2,
});

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Sending fills in `{id}` and `{study}` in the path. */
const messages: fc.Arbitrary<Sent & { own: boolean }> = fc.constantFrom(...targets).chain((door) =>
  fc
    .record({
      method: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...door.methods, "GET") },
        { weight: 1, arbitrary: fc.constantFrom(...methods) },
      ),
      parts: fc.array(fc.oneof(hostileSegment, fc.constant("OWN"), fc.constant("OWN")), { minLength: 4, maxLength: 4 }),
      query,
      body: hostileBody(door.path),
      type: fc.constantFrom(
        "application/json",
        "application/json",
        "application/json",
        "text/plain",
        "multipart/form-data",
      ),
      headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: hostileHeaders }),
      cookie: fc.oneof({ weight: 4, arbitrary: fc.constant("") }, { weight: 1, arbitrary: hostileCookie }),
      own: fc.boolean(),
    })
    .map(({ method, parts, query: pairs, body, type, headers, cookie, own }) => {
      let used = 0;
      const path = door.path.replace(/\[([^\]]+)\]/g, (_, name: string) => {
        const part = parts[used++ % parts.length] ?? "x";
        return part === "OWN" ? (ownNames.get(name) ?? "x") : part;
      });
      const search = pairs.map(([key, value]) => `${key}=${value}`).join("&");
      const bodyless = method === "GET" || method === "HEAD" || method === "TRACE";
      return {
        method,
        path: search ? `${path}?${search}` : path,
        headers: { ...headers, ...(bodyless ? {} : { "content-type": type }), ...(cookie ? { cookie } : {}) },
        own,
        ...(bodyless ? {} : { body }),
      };
    }),
);

const ownNames = new Map([
  ["id", "{id}"],
  ["slug", "{study}"],
  ["slot", "msrp"],
  ["make", "honda"],
  ["model", "accord"],
  ["file", "report.md"],
]);

export interface Attack {
  base: string;
  seed: number;
  requests: number;
  atOnce?: number;
  researchToken?: string;
  study?: string;
}

/** The same seed sends the same requests. */
export async function attack({
  base,
  seed,
  requests,
  atOnce = 4,
  researchToken,
  study = "x",
}: Attack): Promise<Attacked> {
  const found: Attacked = { statuses: new Map(), faults: [] };
  const research = researchToken
    ? cookiesOf(await sendJson(base, "", "POST", "/api/research/session", { token: researchToken }))
    : "";
  const guest = cookiesOf(await sendJson(base, "", "POST", "/api/conversations", {}));
  const cookie = [guest, research].filter(Boolean).join("; ");
  let id = await newSearch(base, cookie);
  const drawn = fc.sample(messages, { seed, numRuns: requests });
  for (let done = 0; done < drawn.length; done += atOnce * 10) {
    const batch = drawn.slice(done, done + atOnce * 10);
    const lanes = Array.from({ length: atOnce }, (_, lane) => batch.filter((_each, place) => place % atOnce === lane));
    await Promise.all(lanes.map((lane) => sendAll(lane)));
    // Some requests delete their own search.
    if ((await sendJson(base, cookie, "GET", `/api/conversations/${id}`, undefined)).status === 404) {
      id = await newSearch(base, cookie);
    }
  }
  return found;

  async function sendAll(lane: readonly (Sent & { own: boolean })[]): Promise<void> {
    for (const { own, headers = {}, ...rest } of lane) {
      const path = rest.path.replaceAll("{id}", id).replaceAll("{study}", study);
      const cookies = [own ? cookie : "", headers.cookie ?? ""].filter(Boolean).join("; ");
      const sent = { ...rest, path, headers: { ...headers, ...(cookies ? { cookie: cookies } : {}) } };
      const what = `${sent.method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${(sent.body ?? "").slice(0, 200)}`;
      try {
        const { status, text } = await send(base, sent);
        found.statuses.set(status, (found.statuses.get(status) ?? 0) + 1);
        if (status >= 500) found.faults.push(`${status}: ${what} -> ${text.slice(0, 120)}`);
        if (/node_modules|at .*\.(ts|js):\d|(?<!<)select [^<>]* from|insert into/i.test(text))
          found.faults.push(`leak: ${what}`);
      } catch (error) {
        found.faults.push(`${error instanceof Error ? error.message : "no answer"}: ${what}`);
      }
    }
  }
}

async function newSearch(base: string, cookie: string): Promise<string> {
  const { status, text } = await sendJson(base, cookie, "POST", "/api/conversations", {});
  if (status !== 201) throw new Error(`no search can be started any more: ${status} ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { id: string }).id;
}
