import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { describeConstraint, isExclusion } from "@/lib/constraints";
import { isIn } from "@/lib/reading/text/tokenize";
import { partMessage } from "./acts/part-message";
import { segmentsOf } from "./acts/segments";
import { contextsOf, learnedImportance } from "./learned/importance-model";
import { decisionsIn, type ModelDecision } from "./learned/linear-model";
import { stancesOfMentions } from "./learned/mention-stances";
import { rolesOf } from "./learned/number-roles";
import { placesNaming, vetoOn } from "./learned/weigh-edits";
import type { VetoId } from "./lexicon/stance-words";
import type { ReadInput } from "./preference-reader";
import { messageOf, readWords } from "./read-words";

export interface Reason {
  /** "act", or the wish in words. */
  of: string;
  what: "act" | "value" | "stance" | "role" | "level" | "veto";
  text: string;
  decision?: ModelDecision;
  veto?: VetoId;
}

export function explainWords(
  words: string,
  vocabulary: Vocabulary,
  met: Partial<Pick<ReadInput, "question" | "constraints">> = {},
): Reason[] {
  const input: ReadInput = { words, turn: 0, history: [], constraints: [], vocabulary, ...met };
  const whole = messageOf(input).tokens;
  const clauses = segmentsOf(whole);
  const acts = decisionsIn(() => partMessage(input)).filter(({ model }) => model === "acts");
  const stated = { ...input, words: partMessage(input).stated };
  const reading = messageOf(stated);
  const { tokens, numbers, named, asked } = reading;
  const quoted = (from: number, to: number, of = tokens) => words.slice(of[from]?.start, of[to - 1]?.end);
  const roles = decisionsIn(() => rolesOf(tokens, numbers, asked));
  const stances = decisionsIn(() => stancesOfMentions(tokens, named, asked));
  const contextOf = contextsOf(reading, input.constraints);
  const wishes = readWords(stated).edits.flatMap((edit): Reason[] => {
    if (edit.kind !== "add") return [];
    const { constraint } = edit;
    const of = describeConstraint(constraint);
    const veto = (id: VetoId | undefined): Reason[] => (id ? [{ of, what: "veto", text: id, veto: id }] : []);
    const heard = learnedImportance(contextOf(constraint.slot), "wished");
    const levels = decisionsIn(() => learnedImportance(contextOf(constraint.slot), "wished"));
    const [level] = levels.sort((a, b) => b.chance - a.chance);
    return [
      ...placesNaming(constraint, reading).flatMap(({ start, end, quantity, veto: told }): Reason[] => {
        const number = numbers.findIndex(isIn({ start, end }));
        const role = quantity ? roles[number] : undefined;
        const stance = stances[named.findIndex((each) => each.start === start)];
        const grammar = quantity ? "number" : "name";
        return [
          { of, what: "value", text: `${grammar} “${quoted(start, end)}”` },
          ...(role ? [{ of, what: "role" as const, text: role.class, decision: role }] : []),
          ...(stance ? [{ of, what: "stance" as const, text: stance.class, decision: stance }] : []),
          ...veto(quantity?.veto),
          ...veto(told),
        ];
      }),
      ...(level ? [{ of, what: "level" as const, text: constraint.level, decision: level }] : []),
      ...(isExclusion(constraint.op) ? [] : veto(vetoOn(constraint, heard, reading))),
    ];
  });
  const others = reading.statements.flatMap(({ start, end, stance, veto: told, quantity }): Reason[] => {
    const veto = told ?? (quantity?.veto === "standing-number" ? quantity.veto : undefined);
    return veto && (stance !== "wished" || !told) ? [{ of: quoted(start, end), what: "veto", text: veto, veto }] : [];
  });
  return [
    ...clauses.flatMap(({ start, end }, index): Reason[] => {
      const decision = acts[index];
      return decision ? [{ of: quoted(start, end, whole), what: "act", text: decision.class, decision }] : [];
    }),
    ...wishes,
    ...others,
  ];
}
