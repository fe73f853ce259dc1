import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { SlotValue } from "@/lib/constraints/constraint";
import type { Doubt } from "@/lib/reading/reading";
import type { Quoter } from "@/lib/reading/text/evidence";
import { namesLike } from "@/lib/reading/values/names-like";
import { unclear } from "@/messages/unclear";
import { optionOf } from "./doubts";
import type { MessageReading } from "./message-reading";

/** Names the catalog lacks, with the names it has that are spelt nearly so. */
export function missingDoubts(reading: MessageReading, vocabulary: Vocabulary, quote: Quoter): Doubt[] {
  const meant = reading.missing.filter((each) =>
    reading.statements.some(
      (statement) =>
        statement.start === each.start && (statement.stance === "wished" || statement.stance === "conceded"),
    ),
  );
  return meant.map(({ name, start, end, known }) => {
    const evidence = quote("value", start, end);
    const options = known ? [] : namesLike(name, vocabulary).map((predicate) => optionOf(predicate, evidence));
    return {
      kind: "unknown-make",
      slot: "make" as const,
      quote: evidence.quote,
      text: (known ? unclear.unknownName : unclear.spelled)({ name }),
      options,
    };
  });
}

/** "Something like a RAV4": which cars are alike is not in any column, so only the car itself can be offered. */
export function similarDoubts({ statements, tokens }: MessageReading, quote: Quoter): Doubt[] {
  const meant = statements.filter((each) => each.stance === "similar" && each.values.length > 0);
  const models = meant.filter((each) => each.slot === "model");
  return (models.length > 0 ? models : meant).map(({ slot, values, start, end }) => {
    const evidence = quote("value", start, end);
    // "Bigger than a Civic" is no wish for one.
    const compared = tokens.slice(Math.max(0, start - 3), start).some((token) => token.word === "than");
    const [first] = values;
    const value: SlotValue = values.length > 1 ? [...values] : (first ?? "");
    return {
      kind: "similar",
      slot,
      quote: evidence.quote,
      text: unclear.like({ quote: evidence.quote }),
      options: compared ? [] : [optionOf({ slot, op: values.length > 1 ? "in" : "==", value }, evidence)],
    };
  });
}
