import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { NumberSlot, SlotVoices, SlotWords } from "@/domains/slot";

interface DocumentedSlot {
  seats: NumberSlot;
  seatsWords: SlotWords;
  seatsVoices: SlotVoices;
}

type Domain = typeof import("@/domains/cars");
type Told = typeof import("@/domains/cars/words");

export async function documentedSlot(): Promise<DocumentedSlot> {
  const page = readFileSync("docs/adding.md", "utf8");
  const [, source = ""] = /```ts\n(import type [^`]*?export const seats = [\s\S]*?)```/.exec(page) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "leeway-slot-"));
  try {
    const file = join(folder, "seats.ts");
    writeFileSync(file, source);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as DocumentedSlot;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export async function withDocumentedSlot(products: Domain): Promise<Domain> {
  const { seats } = await documentedSlot();
  const others = products.slots.filter(({ name }) => name !== "seats");
  const place = others.findIndex(({ name }) => name === "highwayMpg");
  return {
    ...products,
    slots: others.toSpliced(place, 0, seats as never) as unknown as Domain["slots"],
  };
}

export async function withDocumentedTalk({ wordsOfSlots, voicesOfSlots }: Told): Promise<Told> {
  const { seatsWords, seatsVoices } = await documentedSlot();
  return {
    wordsOfSlots: { ...wordsOfSlots, seats: seatsWords },
    voicesOfSlots: { ...voicesOfSlots, seats: seatsVoices },
  };
}
