import { describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { predictImportance } from "@/lib/learning/importance-model";
import { createLearnedReader } from "@/lib/learning/learned-reader";
import { readCase } from "@/lib/learning/read-case";
import { createSentenceReader } from "@/lib/reading/embedded-reader";
import { shippedImportance } from "./with-importance";

const words = "I refuse to settle for less than 200 horsepower. A wagon would be nice, I could easily do without it.";
const model = shippedImportance();

describe("a reader that weighs by the trained model", () => {
  it("gives the model's weights with the words that moved them, and values as they were read", async () => {
    const vocabulary = await defaultColumns().vocabulary();
    const input = { words, turn: 0, history: [], constraints: [], vocabulary };
    const rules = await createSentenceReader().read(input);
    const learned = await createLearnedReader(createSentenceReader(), model).read(input);
    const read = readCase([{ role: "user", content: words }], vocabulary, "global");
    const [before, after] = [rules, learned].map(({ edits }) =>
      edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : [])),
    );
    expect(after?.map(({ id, value }) => [id, value])).toEqual(before?.map(({ id, value }) => [id, value]));
    const wagon = after?.find(({ slot }) => slot === "style");
    const predicted = predictImportance(model, read.features("style"));
    expect(wagon).toMatchObject({ weight: predicted.weight, interval: predicted.interval, level: predicted.level });
    const moving = wagon?.evidence.filter(({ by }) => by !== undefined) ?? [];
    expect(moving.length).toBeGreaterThan(0);
    for (const { start, end, quote } of moving) expect(words.slice(start, end)).toBe(quote);
  });

  it("leaves what is locked a must", async () => {
    const vocabulary = await defaultColumns().vocabulary();
    const said = { words: "It must be a diesel.", turn: 0, history: [], constraints: [], vocabulary };
    const { edits } = await createLearnedReader(createSentenceReader(), model).read(said);
    expect(edits).toMatchObject([{ kind: "add", constraint: { locked: true, level: "must", weight: 0.95 } }]);
  });
});
