import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { currentPatience, type Patience } from "@/db/patience";
import { bindPatienceToRequests } from "./request-arrival";

const seen: (Patience | null)[] = [];
let server: Server;
let base: string;
beforeAll(async () => {
  bindPatienceToRequests();
  server = createServer(async (request, response) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    const patience = currentPatience();
    seen.push(patience);
    const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    const fault = request.url === "/database" ? refused : new Error("a fault of ours");
    await patience?.wait(() => Promise.reject(fault)).catch(() => undefined);
    response.statusCode = request.url === "/fine" ? 200 : 500;
    response.write("a ");
    response.end("page");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe("every request, whatever answers it", () => {
  it("has a patience of its own from the moment it comes in", async () => {
    await Promise.all([fetch(`${base}/fine`), fetch(`${base}/fine`)]);
    await fetch(`${base}/fine`);
    expect(seen).not.toContain(null);
    expect(new Set(seen).size).toBe(3);
  });

  it("says 503 where the database failed it, and leaves other faults and answers as they are", async () => {
    const ofDatabase = await fetch(`${base}/database`);
    expect([ofDatabase.status, ofDatabase.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await ofDatabase.text()).toBe("a page");
    const opened = await fetch(`${base}/database`, { headers: { accept: "text/html,*/*" } });
    expect(opened.status).toBe(503);
    expect(await opened.text()).toMatch(/didn't load.*Nothing was lost. Try again/s);
    const other = await fetch(`${base}/other`, { headers: { accept: "text/html" } });
    expect([other.status, await other.text()]).toEqual([500, "a page"]);
    expect((await fetch(`${base}/fine`)).status).toBe(200);
  });
});
