import { type Draft, type Entry, entriesAt, same, valueAt } from "./draft";
import type { Edit, Path } from "./source";

/** What can be left out, and what it then is. */
const optional = { screening: [], comprehension: [], practice: null } as const;
export type OptionalBlock = keyof typeof optional;

export const optionalPaths: Record<OptionalBlock, Path> = {
  screening: ["screening"],
  comprehension: ["comprehension", "items"],
  practice: ["trials", "practice"],
};

const fixed = {
  study: ["title", "slug", "team", "language", "seed", "catalog"],
  plan: ["plan"],
  consent: ["consent"],
  screening: ["screening"],
  instructions: ["instructions"],
  comprehension: ["comprehension"],
  practice: ["trials.practice"],
  trials: ["conditions", "varied", "design", "scenarios", "trials", "assignment"],
  debrief: ["debrief"],
  end: ["recruitment", "attention", "exclusions", "rights"],
} as const;
export type FixedBlock = keyof typeof fixed;

export interface Block {
  kind: FixedBlock | "instrument";
  /** `consent`, `instruments.2`. */
  id: string;
  /** What it configures. */
  paths: Path[];
  /** Comes after each task. */
  inTrial: boolean;
  /** Place in `instruments`; the others keep their places. */
  index?: number;
}

const pathOf = (dotted: string): Path => dotted.split(".");

function fixedBlock(kind: FixedBlock): Block {
  return { kind, id: kind, paths: fixed[kind].map(pathOf), inTrial: false };
}

function isLeftOut(draft: Draft, kind: FixedBlock): boolean {
  const known = kind as OptionalBlock;
  return kind in optional && same(valueAt(draft, optionalPaths[known]), optional[known]);
}

/** In the order that a participant meets them, after what surrounds the study. */
export function blocksOf(draft: Draft): Block[] {
  const order = orderOf(entriesAt(draft, ["instruments"]));
  const asked = order.map(
    ({ index, inTrial }): Block => ({
      ...{ kind: "instrument", id: `instruments.${index}`, paths: [["instruments", index]], inTrial, index },
    }),
  );
  const before = [
    "study",
    "plan",
    "consent",
    "screening",
    "instructions",
    "comprehension",
    "practice",
    "trials",
  ] as const;
  const own = before.filter((kind) => !isLeftOut(draft, kind)).map(fixedBlock);
  return [...own, ...asked, fixedBlock("debrief"), fixedBlock("end")];
}

export function absentBlocks(draft: Draft): OptionalBlock[] {
  return (Object.keys(optional) as OptionalBlock[]).filter((kind) => isLeftOut(draft, kind));
}

export function leaveOut({ kind, index }: Block): Edit[] {
  if (index !== undefined) return [{ path: ["instruments", index], value: undefined }];
  return kind in optional
    ? [{ path: optionalPaths[kind as OptionalBlock], value: optional[kind as OptionalBlock] }]
    : [];
}

export function blockAt(draft: Draft, path: Path): Block | undefined {
  const [top] = path;
  const blocks = blocksOf(draft);
  if (top === "instruments") return blocks.find(({ index }) => index !== undefined && index === Number(path[1]));
  const kind = top === "trials" && path[1] === "practice" ? "trials.practice" : String(top);
  return blocks.find(({ paths }) => paths.some((own) => own.join(".") === kind));
}

function orderOf(instruments: readonly Entry[]) {
  const all = instruments.map(({ when }, index) => ({ index, inTrial: when === "after-trial" }));
  return [...all.filter(({ inTrial }) => inTrial), ...all.filter(({ inTrial }) => !inTrial)];
}

/** A step past the last of its group takes an instrument into the other group. `to` is its new place in the list. */
export function moveInstrument(draft: Draft, from: number, by: -1 | 1): { edits: Edit[]; to: number } | null {
  const order = orderOf(entriesAt(draft, ["instruments"]));
  const place = order.findIndex(({ index }) => index === from);
  const [here, next] = [order[place], order[place + by]];
  if (!here) return null;
  const path = ["instruments"];
  if (next?.inTrial === here.inTrial) return { edits: [{ path, from, to: next.index }], to: next.index };
  if (here.inTrial !== by > 0) return null;
  const edits: Edit[] = [{ path: ["instruments", from, "when"], value: by > 0 ? "end" : "after-trial" }];
  // Next to its new neighbor in the list, so that it is the first or last of its new group.
  const beside = next?.index ?? from;
  const to = by > 0 ? beside - (from < beside ? 1 : 0) : beside + (from > beside ? 1 : 0);
  return { edits: to === from ? edits : [...edits, { path, from, to }], to };
}
