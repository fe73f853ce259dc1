import { z } from "zod";
import { limitedText } from "@/app/_server/answered-route";
import { keepRun, readableRun, removeRun } from "@/app/_server/benchmark/run-store";
import { researchRoute } from "@/app/_server/study-research/opened-study";

/** Bytes and lines, enough for some ten thousand dialogues. */
const largestFile = {
  most: 50 * 1024 * 1024,
  mostLines: 100_000,
  said: "That file has more than 50 MB or 100,000 lines.",
};
const partSchema = z.enum(["results", "dialogues", "costs"]);

/** Stores results, or a companion file (`?part=dialogues`, `?part=costs`). */
export const PUT = researchRoute("analyst", "heavy", async (request, { name }: { name: string }) => {
  const part = partSchema.parse(new URL(request.url).searchParams.get("part") ?? "results");
  const text = await limitedText(request, largestFile);
  await keepRun(name, { [part]: readableRun(part, text) });
});

export const DELETE = researchRoute("analyst", "light", async (_, { name }: { name: string }) => {
  await removeRun(name);
});
