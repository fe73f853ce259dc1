import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { toConstraint } from "@/lib/constraints/constraint";
import { constraintId } from "@/lib/constraints/constraint-id";
import type { Edit } from "@/lib/constraints/edit";
import { levelWeights } from "@/lib/constraints/weight";
import { type ActRequest, tapped } from "@/lib/dialogue/act-request";
import { lastRung } from "@/lib/dialogue/asking/asking-clarity";
import type { Policy } from "@/lib/dialogue/state/conversation-state";
import { readTypedAnswer } from "@/lib/reading/typed/typed-answer";
import { type CompiledSheet, compileSheet, isPolicy } from "@/lib/rules/compile/compile-sheet";
import { factsIn } from "@/lib/rules/compile/facts";
import { decide, type Facts, featureOf, type RuleVerdict } from "@/lib/rules/decide";
import { fewest } from "@/lib/rules/fewest";
import type { RuleSpan, Scalar } from "@/lib/rules/program";
import { residueOf } from "@/lib/rules/residue";
import { reply } from "@/messages/reply";

interface Met {
  policy: Policy | null | undefined;
  turn: number;
  vocabulary: Vocabulary;
  today?: string;
}

/** What a message does to the policy, with the words that are left for the reader. */
export interface PolicyHeard {
  request: ActRequest;
  rest: string;
}

export function hearPolicy(text: string, met: Met): PolicyHeard | undefined {
  const sheet = compileSheet(text);
  const { program } = sheet;
  if (program && isPolicy(text, sheet) && program.body.every(({ kind }) => kind === "bool")) {
    const facts = { ...met.policy?.facts, ...factsIn(text, program) };
    const known = Object.fromEntries(Object.entries(facts).filter(([key]) => featureOf(program, key)));
    const policy: Policy = {
      version: 1,
      text,
      turn: met.turn,
      facts: known,
      wishes: met.policy?.wishes ?? [],
      rung: 0,
    };
    return { request: decided(policy, met.vocabulary, inForce(sheet, known, text)), rest: unruled(text, sheet) };
  }
  if (!met.policy) return undefined;
  const standing = compileSheet(met.policy.text).program;
  if (!standing) return undefined;
  const told = factsIn(text, standing);
  const missing = nextFact(met.policy);
  if (Object.keys(told).length > 0) return { request: decided(withFacts(met.policy, told), met.vocabulary), rest: "" };
  if (missing?.kind !== "missing") return undefined;
  const { ask, type, options } = missing.feature;
  const asked = { type, question: ask, ...(options ? { options } : {}), today: met.today ?? "" };
  const value = factsIn(`I'm ${text}`, standing)[missing.key] ?? readTypedAnswer(text, asked);
  return value === null ? undefined : { request: answered(met.policy, missing.key, value, met.vocabulary), rest: "" };
}

/** The question of the policy answered, by a tap or in words; `null` where nobody can say. */
export function answered(policy: Policy, key: string, value: Scalar | null, vocabulary: Vocabulary): ActRequest {
  const request = decided(withFacts(policy, { [key]: value }), vocabulary);
  return value === null
    ? {
        ...request,
        kind: "aside",
        text: reply.policy.undecided,
        edits: "edits" in request ? request.edits : [],
      }
    : request;
}

/** Words that answer nothing: asked again, in the end left undecided. */
export function unanswered(policy: Policy, vocabulary: Vocabulary): ActRequest {
  const verdict = nextFact(policy);
  if (verdict?.kind === "missing" && policy.rung >= lastRung - 1)
    return answered(policy, verdict.key, null, vocabulary);
  return { ...tapped, kind: "edit", edits: [], policy: { ...policy, rung: policy.rung + 1 } };
}

/** What the policy still needs to know, or what it came to. */
export function nextFact({ text, facts }: Policy): RuleVerdict | undefined {
  const { program } = compileSheet(text);
  return program && decide(program, facts, undefined, fewest);
}

function withFacts(policy: Policy, facts: Facts): Policy {
  return { ...policy, facts: { ...policy.facts, ...facts }, rung: 0 };
}

/** The wishes a policy comes to, in place of those it came to before; none while a fact is missing. */
function decided(policy: Policy, vocabulary: Vocabulary, text = ""): ActRequest {
  const { program } = compileSheet(policy.text);
  const verdict = nextFact(policy);
  const isOpen = verdict?.kind === "missing" || !program;
  const { tests, untold } = isOpen ? { tests: [], untold: [] } : residueOf(program, policy.facts, vocabulary);
  const wishes = tests.map(({ predicate, span }) =>
    toConstraint({
      ...predicate,
      id: `policy:${span[0]}:${constraintId(predicate)}`,
      weight: levelWeights.must,
      locked: true,
      evidence: [{ for: "value", turn: policy.turn, start: span[0], end: span[1], quote: policy.text.slice(...span) }],
    }),
  );
  const ids = wishes.map(({ id }) => id);
  const gone = policy.wishes.filter((id) => !ids.includes(id));
  const edits: Edit[] = [
    ...gone.map((id): Edit => ({ kind: "remove", id })),
    ...wishes.map((constraint): Edit => ({ kind: "add", constraint })),
  ];
  const unchecked = untold.length > 0 ? reply.policy.untold({ quotes: quoted(policy.text, untold) }) : "";
  const said = [text, unchecked].filter((each) => each !== "").join(" ");
  const beside = { ...tapped, closesQuestion: true, policy: { ...policy, wishes: ids } };
  return said ? { ...beside, kind: "aside", text: said, edits } : { ...beside, kind: "edit", edits };
}

function inForce({ read, unread }: CompiledSheet, facts: Facts, text: string): string {
  const missed = unread.filter((each) => !isTold(each.span, text)).map(({ span }) => span);
  const left = missed.length > 0 ? ` ${reply.policy.unread({ quotes: quoted(text, missed) })}` : "";
  return `${reply.policy.inForce({ rules: read.length, known: Object.keys(facts).length > 0 })}${left}`;
}

/** Sentences of the shopper's own are no rules of the sheet. */
function isTold(span: RuleSpan, text: string): boolean {
  const { program } = compileSheet(text);
  return program !== undefined && Object.keys(factsIn(text.slice(...span), program)).length > 0;
}

function quoted(text: string, spans: readonly RuleSpan[]): string {
  return spans.map((span) => `“${text.slice(...span)}”`).join(" ");
}

/** The words that are no rules, each in its place: an offset into them is one into the message. */
function unruled(text: string, { unread }: CompiledSheet): string {
  const kept = unread.filter(({ span }) => !isTold(span, text));
  return kept.reduce(
    (rest, { span, text: words }) => rest.slice(0, span[0]) + words + rest.slice(span[1]),
    " ".repeat(text.length),
  );
}
