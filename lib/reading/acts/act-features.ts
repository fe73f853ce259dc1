import type { SlotName } from "@/lib/constraints";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { bucketOf, FeatureSet } from "@/lib/reading/learned/linear-model";
import { withSpans } from "@/lib/reading/learned/span-features";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Tokens } from "@/lib/reading/text/tokenize";
import { type Segment, segmentsOf } from "./segments";

export const actBuckets = 2 ** 18;

export interface ActScreen {
  open: "none" | "slot" | "keep" | "confirm" | "stretch";
  asked: readonly SlotName[];
  choices: readonly string[];
  /** Something gave way, with or without a slot in this catalog. */
  gives: boolean;
  gave: readonly SlotName[];
  standing: readonly SlotName[];
  shows: boolean;
}

export interface ActMention {
  kind: "value" | "topic";
  slots: readonly SlotName[];
  start: number;
  end: number;
}

const named: readonly SlotName[] = ["make", "model"];

/** Replaces wish names with mentions, so lessons hold for all wishes. */
function maskedOf(tokens: Tokens, mentions: readonly ActMention[], screen: ActScreen) {
  return withSpans(tokens, mentions, {
    word: ({ kind, word }, start) => shown(kind === "number" ? "#" : word, start),
    span: (mention) => {
      const isName = mention.slots.some((slot) => named.includes(slot));
      const plain = mention.kind === "topic" ? "TOP" : isName ? "CAR" : "VAL";
      return shown(plain, mention.start, statusOf(mention, screen));
    },
  }).words;
}

const shown = (plain: string, start: number, status = "") => ({ word: plain + status, plain, start });

function statusOf({ slots }: ActMention, { gave, asked, standing }: ActScreen): string {
  if (slots.some((slot) => gave.includes(slot))) return "^gave";
  if (slots.some((slot) => asked.includes(slot))) return "^asked";
  return slots.some((slot) => standing.includes(slot)) ? "^standing" : "^new";
}

/** In words, on each side of a segment. */
const reach = 100;

/** Returns a segment's features: 1-to-4-grams, neighbors, sentence, closing marks and screen. Linear time. */
export function actFeatures({ tokens, mentions, segments, screen }: ActMessage, buckets: number): number[][] {
  const masked = maskedOf(tokens, mentions, screen);
  const lists = sharedOut(masked, segments);
  const inOrder = [...mentions].sort((a, b) => a.start - b.start);
  const mentionsIn = sharedOut(inOrder, segments);
  const sentences = sentencesOf(segments, masked, buckets);
  const { open } = screen;
  const gave = screen.gives ? "g" : "n";
  const choices = screen.choices.map((choice) => new Set(choice.toLowerCase().match(/[a-z]+/g) ?? []));
  return segments.map((segment, index) => {
    const { found, put, add, grams, pieces } = new FeatureSet(buckets);
    const list = lists[index] ?? [];
    const own = ["<", ...list.map(({ plain }) => plain), ">"];
    const rich = ["<", ...list.map(({ word }) => word), ">"];
    grams("o", own, 4);
    grams("r", rich, 3);
    grams(`k${open}`, own, 2);
    grams(`g${gave}`, own, 2);
    const before = lists[index - 1]?.map(({ plain }) => plain) ?? ["^"];
    const after = lists[index + 1]?.map(({ plain }) => plain) ?? ["$"];
    grams("b", [...before.slice(0, 3)], 2);
    grams("B", [...before.slice(-3)], 2);
    grams("a", after.slice(0, 3), 2);
    const sentence = sentences.get(segment.sentence);
    sentence?.addNear(segment, put);
    grams("f", sentence?.opening ?? [], 3);
    const place = index === 0 ? "first" : index === segments.length - 1 ? "last" : "mid";
    const mentioned = mentionsIn[index] ?? [];
    const closing = tokens[(sentence?.end ?? 0) - 1];
    const said = list.map(({ start }) => tokens[start]?.word ?? "");
    const overlap = Math.max(0, ...choices.map((choice) => shareIn(choice, said)));
    for (const { plain } of list) pieces("c", plain);
    for (const each of [
      `open ${open}`,
      `gave ${gave}`,
      `open ${open} ${gave}`,
      `place ${place} ${Math.min(4, segments.length)}`,
      `open ${open} ${place}`,
      `length ${Math.min(10, own.length)}`,
      `open ${open} length ${Math.min(6, own.length)} of ${Math.min(3, segments.length)}`,
      `shows ${screen.shows} standing ${screen.standing.length > 0}`,
      `closes ${closing?.kind === "mark" ? closing.word : "none"}`,
      `mentions ${Math.min(3, mentioned.length)}`,
      ...mentioned.flatMap((mention) => {
        const status = statusOf(mention, screen);
        return [
          `has ${mention.kind}${status}`,
          `has ${mention.kind}${status} ${open} ${gave}`,
          `slot ${mention.slots[0]} ${mention.kind}`,
        ];
      }),
      `overlap ${Math.round(3 * overlap)}`,
    ])
      add(each);
    return found;
  });
}

export interface ActMessage {
  tokens: Tokens;
  mentions: readonly ActMention[];
  segments: readonly Segment[];
  screen: ActScreen;
}

interface Sentence {
  opening: readonly string[];
  end: number;
  addNear: (segment: Segment, put: (bucket: number) => void) => void;
}

function sentencesOf(
  segments: readonly Segment[],
  masked: readonly { plain: string; start: number }[],
  buckets: number,
): Map<number, Sentence> {
  const spans = new Map<number, { start: number; end: number }>();
  for (const { sentence, start, end } of segments)
    spans.set(sentence, { start: spans.get(sentence)?.start ?? start, end });
  const words = sharedOut(masked, [...spans.values()]);
  return new Map(
    [...spans].map(([sentence, { end }], index): [number, Sentence] => {
      const own = words[index] ?? [];
      const plain = own.map((each) => each.plain);
      const hashed: number[][] = plain.map((word, at) => {
        const pair = plain[at + 1] === undefined ? [] : [bucketOf(`s2${word} ${plain[at + 1]}`, buckets)];
        return [bucketOf(`s1${word}`, buckets), ...pair];
      });
      const addNear = (segment: Segment, put: (bucket: number) => void) => {
        const first = own.findIndex(({ start }) => start >= segment.start);
        for (let at = Math.max(0, first - reach); at < Math.min(hashed.length, first + reach); at++)
          for (const bucket of hashed[at] ?? []) put(bucket);
      };
      return [sentence, { opening: plain.slice(0, 4), end, addNear }];
    }),
  );
}

function sharedOut<Placed extends { start: number }>(
  placed: readonly Placed[],
  spans: readonly { start: number; end: number }[],
): Placed[][] {
  let next = 0;
  return spans.map(({ start, end }) => {
    while ((placed[next]?.start ?? start) < start) next++;
    const from = next;
    while ((placed[next]?.start ?? end) < end) next++;
    return placed.slice(from, next);
  });
}

function shareIn(choice: ReadonlySet<string>, words: readonly string[]): number {
  const hits = words.filter((word) => word.length > 2 && choice.has(word)).length;
  return choice.size === 0 ? 0 : hits / choice.size;
}

export function actMessageOf(
  { tokens, statements, topics }: Pick<MessageReading, "tokens" | "statements" | "topics">,
  screen: ActScreen,
): ActMessage {
  return {
    tokens,
    segments: segmentsOf(tokens),
    screen,
    mentions: [
      ...statements.map(({ slot, start, end }) => ({ kind: "value" as const, slots: [slot], start, end })),
      ...topics.map(({ slots, start, end }) => ({ kind: "topic" as const, slots, start, end })),
    ],
  };
}

const openKinds = { slot: "slot", clarify: "confirm", compare: "keep" } as const;

export function screenOf({ question, constraints, screen }: ReadInput): ActScreen {
  const gave = new Set(screen?.gaveWay);
  const sides = question?.choices.flatMap(({ ordering: by }) => (by ? [...by.lighter, ...by.heavier] : []));
  const compared = new Set(sides);
  const slotsOf = (ids: Set<string>): SlotName[] => constraints.flatMap(({ id, slot }) => (ids.has(id) ? [slot] : []));
  return {
    open: question ? openKinds[question.kind ?? "slot"] : "none",
    asked: question?.slot ? [question.slot] : slotsOf(compared),
    choices: question?.choices.map(({ label }) => label) ?? [],
    gives: gave.size > 0,
    gave: slotsOf(gave),
    standing: constraints.map(({ slot }) => slot),
    shows: (screen?.shown ?? []).length > 0,
  };
}
