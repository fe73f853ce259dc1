import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "@/lib/random";
import { DoorClient } from "./door-client";
import { processUsage, type ServedApp } from "./served-app";

/** Milliseconds. `first` is right after start-up. */
export type ScreenTimes = { screen: string; first: number; times: number[] };

/** Uses random numbers so no answer is cached. Throws on a failed answer. */
export async function runScreens(app: ServedApp, { rounds, seed }: { rounds: number; seed: number }) {
  const screens = new Map<string, ScreenTimes>();
  const random = seededRandom(seed, "bench screens");
  const note = (screen: string, milliseconds: number) => {
    const known = screens.get(screen);
    if (known) known.times.push(milliseconds);
    else screens.set(screen, { screen, first: milliseconds, times: [] });
  };
  await visit(app.port, random, note);
  // The first visit starts work such as loading columns.
  await untilIdle(app.pid());
  for (let round = 0; round < rounds; round++) await visit(app.port, random, note);
  return [...screens.values()];
}

/** Waits for three nearly idle seconds. */
async function untilIdle(pid: number): Promise<void> {
  for (let look = 0; look < 100; look++) {
    const before = processUsage(pid).milliseconds;
    await wait(3000);
    if (processUsage(pid).milliseconds - before < 150) return;
  }
  throw new Error("the server was still busy after five minutes");
}

async function visit(port: number, random: () => number, note: (screen: string, milliseconds: number) => void) {
  const client = new DoorClient(port);
  const ask = async (screen: string, method: string, path: string, body?: unknown) => {
    const { status, body: text, whole } = await client.send(method, path, body);
    if (status !== 200 && status !== 201) throw new Error(`${screen}: ${status} ${text.slice(0, 200)}`);
    note(screen, whole);
    return text;
  };
  const whole = (from: number, to: number) => Math.floor(from + random() * (to - from));
  try {
    await ask("first page", "GET", "/");
    const { id } = JSON.parse(await ask("a search begins", "POST", "/api/conversations", {})) as { id: string };
    const path = `/api/conversations/${id}`;
    const say = async (screen: string, text: string) =>
      ask(screen, "POST", `${path}/turns`, { messageId: randomUUID(), act: { kind: "words", text } });
    await say("turn: three wishes", `an SUV under $${whole(18_000, 60_000)}, ${whole(2001, 2015)} or newer`);
    await say("turn: a wish more", `at least ${whole(20, 30)} mpg on the highway, that matters a lot`);
    const listed = JSON.parse(await ask("the list by price", "GET", `${path}/results?groups=96&order=price`)) as Listed;
    for (const slot of ["msrp", "make", "model", "year", "horsepower", "marketCategory"]) {
      await ask(`filter: ${slot}`, "GET", `${path}/slots/${slot}`);
    }
    const products = listed.cars.slice(0, 3);
    const [product] = products;
    if (!product) throw new Error("the list was empty");
    await ask("one product: ways to better it", "GET", `${path}/critiques?car=${product.position}`);
    const places = products.map(({ position }) => position).join(",");
    await ask("products side by side", "GET", `/side-by-side?c=${id}&cars=${places}`);
    const [make, model] = [product.make, product.model].map(encodeURIComponent);
    await ask("a model's page", "GET", `/models/${make}/${model}`);
    await say("turn: nothing fits, a wish gives way", `under $${whole(5000, 9000)} and at least ${whole(600, 700)} hp`);
    await ask("the list by fit", "GET", `${path}/results?groups=24`);
    await say("turn: a make", `a ${product.make} would be best, ${whole(150, 200)} hp at least`);
    await ask("filter: msrp, of a make", "GET", `${path}/slots/msrp`);
    await say("turn: a make is a must", `it must be a ${product.make}, ${whole(9, 29)} thousand dollars at most`);
    await ask("the search's page", "GET", `/c/${id}`);
    await ask("methods compared", "POST", "/api/compare", {
      text: `a ${product.make} sedan under $${whole(9000, 16_000)}, at least ${whole(38, 48)} mpg, ${whole(2014, 2017)} or newer`,
    });
    await ask("the page that compares", "GET", "/lab/methods");
  } finally {
    client.close();
  }
}

type Listed = { cars: { position: number; make: string; model: string }[] };
