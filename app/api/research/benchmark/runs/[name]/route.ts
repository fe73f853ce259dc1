import { z } from "zod";
import { keepRun, readableRun, removeRun } from "@/app/_server/benchmark/run-store";
import { limitedText } from "@/app/_server/checked-request";
import { answerResearcher } from "@/app/_server/study-research/research-answer";

type Context = { params: Promise<{ name: string }> };

/** Largest file of a run, in bytes and lines: some ten thousand dialogues. */
const largestFile = {
  most: 50 * 1024 * 1024,
  mostLines: 100_000,
  said: "That file has more than 50 MB or 100,000 lines.",
};
const partSchema = z.enum(["results", "dialogues", "costs"]);

/** Keeps a file of a run: its results, or what lies beside them (`?part=dialogues`, `?part=costs`). */
export function PUT(request: Request, { params }: Context): Promise<Response> {
  return answerResearcher(request, async () => {
    const part = partSchema.parse(new URL(request.url).searchParams.get("part") ?? "results");
    const { name } = await params;
    const text = await limitedText(request, largestFile);
    await keepRun(name, { [part]: readableRun(part, text) });
    return new Response(null, { status: 204 });
  });
}

/** Removes a run and what lies beside it. */
export function DELETE(request: Request, { params }: Context): Promise<Response> {
  return answerResearcher(request, async () => {
    await removeRun((await params).name);
    return new Response(null, { status: 204 });
  });
}
