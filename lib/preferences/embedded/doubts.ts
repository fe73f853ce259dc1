import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { constraintId } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { Edit } from "@/lib/constraints/edit";
import { isNumericSlot, type SlotName } from "@/lib/constraints/slot-name";
import { levelOf } from "@/lib/constraints/weight";
import type { Doubt } from "@/lib/preferences/preference-reader";
import type { CrossAlternative } from "./alternatives";
import type { ConditionalWish } from "./conditions";
import { draftsOf } from "./drafts";
import { constraintOf } from "./edits";
import type { Quoter } from "./evidence";
import { plainWeight } from "./lexicon/cue-words";
import type { FeatureWord } from "./lexicon/feature-words";
import { isPlausible } from "./plausible";
import type { MessageReading } from "./read-message";
import type { Statement } from "./statements";
import { weighDrafts } from "./weighed-drafts";

const textSlots = [
  "make",
  "model",
  "fuelType",
  "transmission",
  "drivenWheels",
  "marketCategory",
  "size",
  "style",
] as const;

/** Edits that would state these wishes, for the options of a doubt. */
function editsStating(reading: MessageReading, statements: readonly Statement[], quote: Quoter): Edit[] {
  const meant = statements.map((each) => (each.stance === "condition" ? { ...each, stance: "wished" as const } : each));
  return weighDrafts(reading, draftsOf(reading, meant)).map((draft) => ({
    kind: "add",
    constraint: constraintOf(draft, quote),
  }));
}

function labelOf(edits: readonly Edit[]): string {
  return edits.map((edit) => (edit.kind === "add" ? describeConstraint(edit.constraint) : edit.kind)).join(", ");
}

/** A wish under a condition is asked about whole: never half of it is read. */
export function conditionalDoubt(conditional: ConditionalWish, reading: MessageReading, quote: Quoter): Doubt {
  const wish = editsStating(reading, conditional.wishes, quote);
  const condition = editsStating(reading, conditional.condition, quote);
  const options = [
    { label: labelOf(wish), edits: wish },
    { label: labelOf(condition), edits: condition },
  ];
  if (!conditional.unless)
    options.push({ label: `${labelOf(wish)} and ${labelOf(condition)}`, edits: [...wish, ...condition] });
  const quoted = quote("value", conditional.start, conditional.end).quote;
  const slot = conditional.wishes[0]?.slot;
  return {
    kind: "conditional",
    ...(slot ? { slot } : {}),
    quote: quoted,
    text: "A wish that depends on another cannot be kept as one; which of these should count?",
    options,
  };
}

/** Alternatives across slots are asked about: reading both would ask for a car that is both. */
export function alternativeDoubt(
  { sides, start, end }: CrossAlternative,
  reading: MessageReading,
  quote: Quoter,
): Doubt {
  const options = sides.map((side) => {
    const edits = editsStating(reading, [side], quote);
    return { label: labelOf(edits), edits };
  });
  return {
    kind: "ambiguous-value",
    slot: sides[0].slot,
    quote: quote("value", start, end).quote,
    text: "One wish cannot hold either of these; which one should count?",
    options,
  };
}

export function implausible({ slot, values }: Statement): boolean {
  return isNumericSlot(slot) && values.some((value) => !isPlausible(slot, Number(value)));
}

/** Numbers no car has, mileages without a place, numbers that could be anything. */
export function quantityDoubts(reading: MessageReading, live: readonly Statement[], quote: Quoter): Doubt[] {
  const doubts: Doubt[] = [];
  for (const statement of reading.statements) {
    if (!implausible(statement)) continue;
    const { slot, start, end, values } = statement;
    doubts.push({
      kind: "impossible-value",
      slot,
      quote: quote("value", start, end).quote,
      text: `No car can have ${values.join(" or ")} here; what did you have in mind?`,
      options: [],
    });
  }
  for (const quantity of reading.quantities) {
    const quoted = quote("value", quantity.start, quantity.end).quote;
    if (quantity.problem === "unclear")
      doubts.push({
        kind: "ambiguous-value",
        quote: quoted,
        text: `What does ${quoted} stand for: a price, a year, a mileage?`,
        options: [],
      });
    if (quantity.problem === "mileage-place" && live.some((each) => each.quantity === quantity))
      doubts.push(placeDoubt(reading, live, quantity, quoted, quote));
  }
  return doubts;
}

function placeDoubt(
  reading: MessageReading,
  live: readonly Statement[],
  quantity: MessageReading["quantities"][number],
  quoted: string,
  quote: Quoter,
): Doubt {
  const highway = editsStating(
    reading,
    live.filter((each) => each.quantity === quantity),
    quote,
  );
  const city = highway.flatMap((edit): Edit[] => {
    if (edit.kind !== "add") return [];
    const moved = { ...edit.constraint, slot: "cityMpg" as const };
    return [
      { kind: "remove", id: edit.constraint.id },
      { kind: "add", constraint: { ...moved, id: constraintId(moved) } },
    ];
  });
  const both = [...highway, ...city.filter((edit) => edit.kind === "add")];
  return {
    kind: "ambiguous-value",
    slot: "highwayMpg",
    quote: quoted,
    text: `Is ${quoted} meant for the highway, the city or both? It is read as highway mileage for now.`,
    options: [
      { label: "highway", edits: highway },
      { label: "city", edits: city },
      { label: "both", edits: both },
    ],
  };
}

/** Bounds that leave nothing between them, said in one message: none of them is read. */
export function contradictions(
  reading: MessageReading,
  stated: readonly Statement[],
  quote: Quoter,
): { statements: Set<Statement>; doubts: Doubt[] } {
  const statements = new Set<Statement>();
  const doubts: Doubt[] = [];
  for (const slot of new Set(stated.map((each) => each.slot))) {
    const drafts = draftsOf(
      reading,
      stated.filter((each) => each.slot === slot && each.op !== undefined),
    );
    const low = drafts.find((each) => each.op === ">=");
    const high = drafts.find((each) => each.op === "<=");
    if (!low || !high || Number(low.value) <= Number(high.value)) continue;
    const own = stated.filter((each) => each.slot === slot);
    for (const each of own) statements.add(each);
    const options = own.map((each) => {
      const edits = editsStating(reading, [each], quote);
      return { label: labelOf(edits), edits };
    });
    const quoted = quote("value", Math.min(low.start, high.start), Math.max(low.end, high.end)).quote;
    doubts.push({
      kind: "contradiction",
      slot,
      quote: quoted,
      text: "Nothing can be both; which one should count?",
      options,
    });
  }
  return { statements, doubts };
}

/** Wishes read as the nearest thing the catalog has. */
export function nearlyDoubts(live: readonly Statement[], quote: Quoter): Doubt[] {
  return live.flatMap(({ nearly, slot, start, end, values }) =>
    nearly
      ? [
          {
            kind: "ambiguous-value",
            slot,
            quote: quote("value", start, end).quote,
            text: `This catalog does not tell ${nearly} apart; they are read as ${values.join(" or ")} here.`,
            options: [],
          },
        ]
      : [],
  );
}

export function missingDoubts(reading: MessageReading, quote: Quoter): Doubt[] {
  const meant = reading.missing.filter((each) =>
    reading.statements.some(
      (statement) =>
        statement.start === each.start && (statement.stance === "wished" || statement.stance === "conceded"),
    ),
  );
  return meant.map(({ name, start, end }) => ({
    kind: "unknown-make",
    slot: "make" as const,
    quote: quote("value", start, end).quote,
    text: `${name} is not in this catalog; is it spelt as you meant it?`,
    options: [],
  }));
}

/** Wishes no slot holds. Said once for each, unless the words say that they do not matter. */
export function featureDoubts(reading: MessageReading, vocabulary: Vocabulary, quote: Quoter): Doubt[] {
  const seen = new Set<string>();
  return reading.features.flatMap(({ word, start, end }) => {
    const unimportant = reading.attachments.some(
      (each) => each.kind === "feature" && each.cue.word.kind === "none" && Math.abs(each.cue.start - end) <= 3,
    );
    if (word.quiet || seen.has(word.name) || unimportant) return [];
    seen.add(word.name);
    const evidence = quote("value", start, end);
    const options = (word.standIns ?? []).flatMap((standIn) => standInOption(standIn, vocabulary, evidence));
    const ask = options.length > 0 ? " Would one of these help?" : "";
    return [
      {
        kind: "no-column",
        quote: evidence.quote,
        text: `This catalog says nothing about ${word.name}.${ask}`,
        options,
      },
    ];
  });
}

function standInOption(
  { label, slot, means }: NonNullable<FeatureWord["standIns"]>[number],
  vocabulary: Vocabulary,
  evidence: ReturnType<Quoter>,
): Doubt["options"] {
  const values = valuesMeant(slot, means, vocabulary);
  const [first] = values;
  if (first === undefined) return [];
  const value = values.length > 1 ? values : first;
  const op = values.length > 1 ? ("in" as const) : ("==" as const);
  const constraint = {
    id: constraintId({ slot, op, value }),
    slot,
    op,
    value,
    weight: plainWeight,
    level: levelOf(plainWeight),
    locked: false,
    evidence: [evidence],
  };
  return [{ label, edits: [{ kind: "add", constraint }] }];
}

function valuesMeant(slot: SlotName, means: RegExp, vocabulary: Vocabulary): string[] {
  const known = textSlots.find((each) => each === slot);
  return known ? vocabulary[known].map((entry) => entry.value).filter((value) => means.test(value.toLowerCase())) : [];
}
