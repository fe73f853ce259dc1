import { afterEach, describe, expect, it, vi } from "vitest";
import { GET as health } from "@/app/api/health/route";
import { answer } from "./answered-route";
import * as limits from "./limits/rate-limits";
import { log } from "./log";

const words = "a wagon under 30k for my wife Ada";
const request = () => new Request("http://leeway.test/api", { headers: { host: "leeway.test" } });

function withCode(code: string): Error {
  const cause = Object.assign(new Error(`insert into turns values ('${words}')`), { code, detail: words });
  return new Error(`Failed query with params: ${words}`, { cause });
}

async function outcomeOf(work: () => Promise<Response>) {
  const response = await answer(request(), work);
  const body = await response.text();
  return { status: response.status, body, retryAfter: response.headers.get("retry-after") };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("what goes wrong in a route", () => {
  it.each([
    ["a server that is gone", "ECONNREFUSED", 503, /isn't answering.*Try again/],
    ["a server that restarts", "57P01", 503, /isn't answering.*Try again/],
    ["a statement cut off for time", "57014", 503, /too slow.*Try again/],
    ["a full disk", "53100", 503, /no room left/],
    ["too many connections", "53300", 503, /too much to do.*Try again/],
    ["anything else", "XX000", 500, /Nothing was lost\. Please try again/],
  ])("%s becomes one clear sentence, and neither answer nor log holds what was said", async (_, code, status, told) => {
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const outcome = await outcomeOf(() => Promise.reject(withCode(code)));
    expect(outcome.status).toBe(status);
    expect(outcome.body).toMatch(told);
    expect(outcome.retryAfter).toBe(status === 503 ? "5" : null);
    expect(logged).toHaveBeenCalledOnce();
    const said = JSON.stringify(logged.mock.calls) + outcome.body;
    expect(said).not.toContain("wagon");
    expect(said).not.toContain("Ada");
    expect(said).not.toContain("insert into");
    expect(JSON.stringify(logged.mock.calls)).toContain(code);
  });

  it("a limit that is never counted is under the deadline too, and the health of the process is not counted", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    vi.spyOn(limits, "spend").mockImplementation(() => new Promise(() => undefined));
    vi.useFakeTimers();
    expect((await health(request())).status).toBe(200);
    const stuck = outcomeOf(async () => new Response("fine"));
    await vi.advanceTimersByTimeAsync(41_000);
    expect(await stuck).toMatchObject({ status: 503 });
  });

  it("a database that never answers is given up after a while, and others are answered meanwhile", async () => {
    vi.spyOn(log, "error").mockImplementation(() => undefined);
    vi.useFakeTimers();
    const stuck = outcomeOf(() => new Promise(() => undefined));
    expect((await outcomeOf(async () => new Response("fine"))).body).toBe("fine");
    await vi.advanceTimersByTimeAsync(41_000);
    expect(await stuck).toMatchObject({ status: 503, body: expect.stringMatching(/too slow/) });
  });
});
