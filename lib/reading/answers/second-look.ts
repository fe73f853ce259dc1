import { describeConstraint, type Edit } from "@/lib/constraints";
import { actMessageOf, screenOf } from "@/lib/reading/acts/act-features";
import { segmentActs } from "@/lib/reading/acts/placed";
import { interpret } from "@/lib/reading/edits/interpret";
import type { Heard, ReadInput } from "@/lib/reading/preference-reader";
import { messageOf } from "@/lib/reading/read-words";
import type { Statement } from "@/lib/reading/stance/statement";
import { isIn } from "@/lib/reading/text/tokenize";
import { unclear } from "@/messages/unclear";

/** Minimum probabilities of a wish, to take it, also of a remark, and to offer it. Tuned on open talk. */
const sure = { take: 0.5, remark: 0.6, offer: 0.2 } as const;
/** Maximum probabilities: that the clause asks, and that the mention is no wish ("gas is $5 a gallon here"). */
const most = { asking: 0.5, none: 0.5 } as const;

/** Words that changed, asked and answered nothing: takes the likeliest other meaning of a value, or offers it. */
export function secondLook(heard: Heard, input: ReadInput): Heard {
  const { edits, requests, stances, doubts, answer, again = [], ...left } = heard;
  const isAnswered = answer !== undefined && answer.kind !== "unread";
  if (isAnswered || input.meant || [edits, requests, stances, doubts, again].some(({ length }) => length > 0))
    return heard;
  const reading = messageOf(input);
  const clauses = segmentActs(actMessageOf(reading, screenOf(input)));
  const others = reading.statements.flatMap((each) => {
    const clause = clauses.find((place) => isIn(place)(each));
    // "I don't need leather" refuses none.
    const isRemoved = reading.removals.some(({ anchor }) => anchor.start === each.start);
    if (!clause || !each.chances || isRemoved || clause.chances.ask > most.asking) return [];
    if (each.chances.none > most.none) return [];
    const { background, smalltalk, ask, complain, restart } = clause.chances;
    const orders = Math.max(0, 1 - background - smalltalk - ask - complain - restart);
    const { wished, refused } = each.chances;
    const isRefused = refused > wished && each.op === undefined;
    const stance: Statement["stance"] = isRefused ? "excluded" : "wished";
    return [{ meant: { ...each, stance }, chance: Math.sqrt(Math.max(isRefused ? refused : 0, wished) * orders) }];
  });
  const editsOf = (all: typeof others): Edit[] =>
    all.length > 0 ? interpret({ ...reading, statements: all.map(({ meant }) => meant) }, input).edits : [];
  const least = left.isAside ? sure.remark : sure.take;
  const taken = editsOf(others.filter(({ chance }) => chance > least));
  const nothing = { requests, stances, doubts };
  if (taken.length > 0) return { ...left, ...nothing, edits: taken, isAside: false };
  // An offer would replace an open question.
  const [likely] = (left.isAside || input.question ? [] : others)
    .filter(({ chance }) => chance > sure.offer)
    .sort((a, b) => b.chance - a.chance);
  const offered = likely ? editsOf([likely]) : [];
  const [first] = offered;
  if (!likely || !first) return heard;
  const { slot, start, end } = likely.meant;
  const wish = "constraint" in first ? describeConstraint(first.constraint) : likely.meant.values.join();
  const { quote } = reading.quote("value", start, end);
  const options = [{ label: wish, edits: offered }];
  const doubt = { kind: "ambiguous-value", slot, quote, text: unclear.maybe({ wish }), options };
  return { ...left, ...nothing, edits, doubts: [doubt], isAside: false };
}
