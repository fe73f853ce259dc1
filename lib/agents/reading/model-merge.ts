import type { Constraint } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import { levelOf, levels, levelWeights } from "@/lib/constraints/weight";
import { editsFor } from "@/lib/reading/edits/edits";
import { type Importance, plainImportance } from "@/lib/reading/importance/importance";
import type { WeighedDraft } from "@/lib/reading/importance/weighed-drafts";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Doubt, Intent, Reading } from "@/lib/reading/reading";
import type { Quoter } from "@/lib/reading/text/evidence";
import { inferredDoubt, twoReadingsDoubt, unreadDoubt, withdrawalDoubt } from "./model-doubts";
import { type Ground, groundOf, isNearly, isRead, rivals, saysSame } from "./model-ground";
import type { Grounded, ModelImportance, ModelRemark, ModelStatement } from "./model-grounding";
import type { WordSupport } from "./model-support";

const mostDoubts = 2;

const talk: ReadonlySet<Intent> = new Set(["greeting", "thanks", "goodbye", "never-mind", "help", "why", "why-ask"]);

type Additions = { edits: Edit[]; doubts: Doubt[] };

/** Adds wishes from words the embedded reader left alone, and up to two questions. */
export function mergeReadings(
  own: Reading,
  grounded: Grounded,
  intents: readonly Intent[],
  input: ReadInput,
  support: WordSupport,
): Reading {
  const ground = groundOf(own, input, support);
  const added: Additions = { edits: [], doubts: [] };
  for (const statement of grounded.statements) addStatement(statement, ground, added);
  for (const remark of grounded.remarks) addRemark(remark, ground, added);
  for (const unread of grounded.unread) {
    if (!isRead(ground, [unread.quote])) added.doubts.push(unreadDoubt(unread, input.words));
  }
  const quiet = own.edits.length + own.doubts.length + own.intents.length + added.edits.length === 0;
  return {
    edits: withOpinions(own.edits, added.edits),
    doubts: [...own.doubts, ...distinct(added.doubts).slice(0, mostDoubts)],
    intents: [...own.intents, ...(quiet ? [...new Set(intents)].filter((intent) => talk.has(intent)) : [])],
  };
}

/** Puts a second opinion into the edit that adds the wish. */
function withOpinions(own: readonly Edit[], added: readonly Edit[]): Edit[] {
  const adds = new Set(own.flatMap((edit) => (edit.kind === "add" ? [edit.constraint.id] : [])));
  const opinions = new Map(
    added.flatMap((edit) => (edit.kind === "weigh" && adds.has(edit.id) ? [[edit.id, edit]] : [])),
  );
  const settled = own.map((edit): Edit => {
    const opinion = edit.kind === "add" ? opinions.get(edit.constraint.id) : undefined;
    if (edit.kind !== "add" || !opinion) return edit;
    const { weight, interval, evidence = [] } = opinion;
    const { interval: _old, ...rest } = edit.constraint;
    const constraint = { ...rest, weight, level: levelOf(weight), evidence: [...rest.evidence, ...evidence] };
    return { kind: "add", constraint: interval ? { ...constraint, interval } : constraint };
  });
  return [...settled, ...added.filter((edit) => edit.kind !== "weigh" || !opinions.has(edit.id))];
}

function addStatement(statement: ModelStatement, ground: Ground, added: Additions): void {
  const { input, support, after } = ground;
  const quote = quoterOf(input);
  const same = after.find((each) => saysSame(each, statement));
  if (same) {
    if (ground.touched.has(same.id) || statement.weight)
      added.edits.push(...reweighed(same, statement, support, quote));
    return;
  }
  const edits = editsFor([draftOf(statement, support)], after, quote);
  const span = statement.spans[0] ?? { start: 0, end: 0 };
  const clashes = edits.some((edit) => ground.touched.has(idOf(edit))) || ground.indifferent.has(statement.slot);
  if (!statement.named) {
    if (!clashes && !isRead(ground, statement.spans))
      added.doubts.push(inferredDoubt(statement, span, edits, input.words));
  } else if (!clashes && !isRead(ground, statement.spans)) {
    // The first model reading of a wish counts.
    const taken = new Set(added.edits.map(idOf));
    if (!edits.some((edit) => taken.has(idOf(edit)))) added.edits.push(...edits);
  } else if (!isNearly(statement, ground)) {
    const kept = rivals(statement, ground);
    const other = takingInstead(statement, ground, edits);
    added.doubts.push(
      kept.length === 0
        ? inferredDoubt(statement, span, other, input.words)
        : twoReadingsDoubt(kept, { test: statement, edits: other }, span, input.words),
    );
  }
}

function takingInstead(statement: ModelStatement, ground: Ground, edits: readonly Edit[]): Edit[] {
  const gone = rivals(statement, ground).map(({ id }): Edit => ({ kind: "remove", id }));
  const touched = new Set(gone.map(idOf));
  const remaining = ground.after.filter((each) => !touched.has(each.id));
  const fresh =
    gone.length > 0 ? editsFor([draftOf(statement, ground.support)], remaining, quoterOf(ground.input)) : edits;
  return [...gone, ...fresh];
}

function addRemark(remark: ModelRemark, ground: Ground, added: Additions): void {
  const { slot, action, quote } = remark;
  const { input, after, support } = ground;
  const standing = after.filter((each) => each.slot === slot);
  const taken = standing.some((each) => ground.touched.has(each.id)) || ground.indifferent.has(slot);
  if (action === "weigh") {
    for (const each of standing) added.edits.push(...reweighed(each, remark, support, quoterOf(input)));
    return;
  }
  if (taken || isRead(ground, [quote])) return;
  const evidence = [quoterOf(input)("value", quote.start, quote.end)];
  if (standing.length > 0) {
    const edits =
      action === "withdraw"
        ? standing.map(({ id }): Edit => ({ kind: "remove", id, evidence }))
        : [{ kind: "no-preference" as const, slot, evidence }];
    added.doubts.push(withdrawalDoubt(slot, quote, edits, input.words));
  } else if (action === "no-preference" && input.question?.slot === slot && ground.own.edits.length === 0) {
    added.edits.push({ kind: "no-preference", slot, evidence });
  }
}

function reweighed(
  standing: Constraint,
  said: ModelStatement | ModelRemark,
  support: WordSupport,
  quote: Quoter,
): Edit[] {
  const opinion = secondOpinion(standing, said, support);
  if (!opinion || !said.weight) return [];
  return [
    { kind: "weigh", id: standing.id, ...opinion, evidence: [quote("weight", said.weight.start, said.weight.end)] },
  ];
}

function draftOf(statement: ModelStatement, support: WordSupport): WeighedDraft {
  const { slot, op, value, spans } = statement;
  const span = spans[0] ?? { start: 0, end: 0 };
  return {
    slot,
    op,
    value,
    ...span,
    spans,
    widens: false,
    definite: false,
    importance: weightOfStatement(statement, support),
  };
}

function quoterOf({ words, turn }: ReadInput): Quoter {
  return (kind, start, end) => ({ for: kind, turn, start, end, quote: words.slice(start, end) });
}

function idOf(edit: Edit): string {
  if (edit.kind === "add") return edit.constraint.id;
  return edit.kind === "no-preference" ? `${edit.slot}:any` : edit.id;
}

function distinct(doubts: readonly Doubt[]): Doubt[] {
  return doubts.filter((doubt, index) => doubts.findIndex((each) => each.text === doubt.text) === index);
}

/** The words must support the level. A must needs a word the rules know. */
function weightOfStatement({ level, weight }: ModelImportance, support: WordSupport): Importance {
  if (level === null || weight === null) return plainImportance;
  const said = level === "must" && !support.ofMust(weight) ? "strong" : level;
  return { weight: levelWeights[said], must: said === "must", said: [{ weight: levelWeights[said], ...weight }] };
}

/** Moves a read weight halfway past one level, and replaces an assumed one. `null` keeps it. */
function secondOpinion(
  standing: Constraint,
  said: ModelImportance,
  support: WordSupport,
): Pick<Importance, "weight" | "interval"> | null {
  if (said.level === null || said.weight === null || standing.locked) return null;
  const { weight } = weightOfStatement(said, support);
  if (weight === standing.weight) return null;
  const interval: [number, number] = [Math.min(weight, standing.weight), Math.max(weight, standing.weight)];
  if (!standing.evidence.some((each) => each.for === "weight")) return { weight, interval };
  const apart = Math.abs(levels.indexOf(levelOf(weight)) - levels.indexOf(levelOf(standing.weight)));
  if (apart < 2) return null;
  return { weight: Math.round((weight + standing.weight) * 500) / 1000, interval };
}
