import { entriesAt, type Path, type StudyDraft, same, type TextEdit, valueAt } from "./source";

/** What each block configures, in the order of a run. Questionnaires come before the debriefing. */
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
};
type FixedBlock = keyof typeof fixed;

/** What may be left out, and what it then is. */
export const leavable = {
  screening: { path: ["screening"], none: [] },
  comprehension: { path: ["comprehension", "items"], none: [] },
  practice: { path: ["trials", "practice"], none: null },
} as const;

export interface Block {
  kind: FixedBlock | "instrument";
  /** `consent`, `instruments.2`. */
  id: string;
  paths: Path[];
  /** Place in `instruments`. The others keep their places. */
  index?: number;
  /** Comes after each trial. */
  inTrial?: boolean;
}

export function absentBlocks(draft: StudyDraft) {
  const kinds = Object.keys(leavable) as (keyof typeof leavable)[];
  return kinds.filter((kind) => same(valueAt(draft, leavable[kind].path), leavable[kind].none));
}

export function blocksOf(draft: StudyDraft): Block[] {
  const absent: readonly string[] = absentBlocks(draft);
  const asked = orderOf(draft).map(
    ({ index, inTrial }): Block => ({
      ...{ kind: "instrument", id: `instruments.${index}`, paths: [["instruments", index]], index, inTrial },
    }),
  );
  const own = (Object.keys(fixed) as FixedBlock[])
    .filter((kind) => !absent.includes(kind))
    .map((kind): Block => ({ kind, id: kind, paths: fixed[kind].map((dotted) => dotted.split(".")) }));
  return own.toSpliced(-2, 0, ...asked);
}

export function blockAt(draft: StudyDraft, path: Path): Block | undefined {
  const start = `${path.join(".")}.`;
  const holds = (own: Path) => start.startsWith(`${own.join(".")}.`);
  const found = blocksOf(draft).filter(({ paths }) => paths.some(holds));
  return found.find(({ kind }) => kind === "practice") ?? found[0];
}

export function leaveOut({ kind, index }: Block): TextEdit[] {
  if (index !== undefined) return [{ path: ["instruments", index], value: undefined }];
  const known = Object.entries(leavable).find(([name]) => name === kind)?.[1];
  return known ? [{ path: known.path, value: known.none }] : [];
}

function orderOf(draft: StudyDraft) {
  const all = entriesAt(draft, ["instruments"]).map(({ when }, index) => ({ index, inTrial: when === "after-trial" }));
  return [...all.filter(({ inTrial }) => inTrial), ...all.filter(({ inTrial }) => !inTrial)];
}

/** A step past the last of its group takes an instrument into the other group. `to` is its new place in the list. */
export function moveInstrument(draft: StudyDraft, from: number, by: number): { edits: TextEdit[]; to: number } | null {
  const order = orderOf(draft);
  const place = order.findIndex(({ index }) => index === from);
  const [here, next] = [order[place], order[place + by]];
  const path = ["instruments"];
  if (next && next.inTrial === here?.inTrial) return { edits: [{ path, from, to: next.index }], to: next.index };
  if (!here || here.inTrial !== by > 0) return null;
  const turned: TextEdit = { path: ["instruments", from, "when"], value: by > 0 ? "end" : "after-trial" };
  // Next to its new neighbor in the list, so that it is the first or last of its new group.
  const beside = next?.index ?? from;
  const to = by > 0 ? beside - Number(from < beside) : beside + Number(from > beside);
  return { edits: [turned, { path, from, to }], to };
}
