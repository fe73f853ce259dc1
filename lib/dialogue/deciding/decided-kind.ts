import * as domain from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { answering } from "@/lib/constraints/trade-words";
import { type ActRequest, editsOf, withEdits } from "@/lib/dialogue/act-request";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import type { TurnInput } from "@/lib/dialogue/turn-context";
import { listed } from "@/lib/dialogue/wording/count-words";
import { withArticle } from "@/lib/dialogue/wording/recommendation";
import { reply } from "@/messages/reply";

/** Names more than a few hold no kind. */
const fewNames = 4;

/**
 * Naming a model decides its kind: earlier soft wishes on body, size, make and the like that none of its versions can
 * meet step back. So does an earlier model behind a new refusal of all its versions, as of its make.
 */
export async function withDecidedKind(request: ActRequest, { settings, state, catalog }: TurnInput) {
  const edits = editsOf(request);
  if (!settings.shop || edits.length === 0) return request;
  const { wishes, changes } = applyEdits(state.wishes, edits);
  const said = changes.flatMap(({ after }) => after ?? []);
  const earlier = wishes.constraints.filter((wish) => !said.includes(wish) && !wish.locked && !domain.isRule(wish));
  const named = said.filter(isName).find((each) => wishes.constraints.includes(each));
  const refused = said.filter(({ slot, op }) => isOfKind(slot) && domain.isExclusion(op));
  const hidden = earlier.filter((wish) => isName(wish) && refused.length > 0);
  const kinds = named ? earlier.filter((wish) => domain.partsOf(wish).every(({ slot }) => isOfKind(slot))) : [];
  const stepped = await Promise.all([
    ...hidden.map((wish) => without(wish, refused)),
    ...kinds.map((wish) => (named ? without(wish, [named]) : [])),
  ]);
  const back = stepped.flat();
  const made = withEdits(request, [...edits, ...back]);
  const gone = kinds.filter(
    ({ id, op }) => !domain.isExclusion(op) && back.some((each) => "id" in each && each.id === id),
  );
  const isBodies = gone.some(({ slot }) => slot === "style");
  const text = named && isBodies ? await whyGone(named, gone) : "";
  return text ? { ...made, steppedBack: { ids: gone.map(({ id }) => id), text } } : made;

  /** Edits that end a wish nothing can meet beside the newer ones. A refusal or a list loses only those values. */
  async function without(wish: domain.Constraint, newer: readonly domain.Constraint[]): Promise<domain.Edit[]> {
    const [own, beside] = [toPredicate(wish), newer.map(toPredicate)];
    const isMet = async (test: typeof own) => (await catalog.count([...beside, test])) > 0;
    const [fits, exists] = await Promise.all([isMet(own), catalog.count(beside)]);
    const isList = isName(wish) || domain.isExclusion(wish.op);
    if (exists === 0 || (fits && !isName(wish))) return [];
    if (!isList) return [{ kind: "remove", id: wish.id }];
    const values = domain.valuesOf(wish.value);
    const met = await Promise.all(values.map((value) => isMet({ slot: wish.slot, op: "==", value })));
    const left = values.filter((_, at) => met[at] !== domain.isExclusion(wish.op));
    const test = domain.testOfAll(wish.op, left);
    if (left.length === values.length) return [];
    return [test ? { kind: "change", id: wish.id, ...test } : { kind: "remove", id: wish.id }];
  }

  async function whyGone(name: domain.Constraint, gone: readonly domain.Constraint[]): Promise<string> {
    const slot = "style";
    const [held] = await catalog.distributions([{ where: [toPredicate(name)], slot }]);
    const kinds = new Set((held?.values ?? []).map(({ value }) => domain.describeValue(slot, value)));
    const [kind, ...others] = kinds;
    if (kind === undefined || others.length > 0) return "";
    const model = domain.describeValues(name.slot, domain.valuesOf(name.value));
    return reply.steppedBack({ wishes: listed(gone.map(domain.describeConstraint)), model, kind: withArticle(kind) });
  }
}

function isOfKind(slot: domain.SlotName): boolean {
  return answering.kind.of.some((each) => each === slot);
}

function isName({ slot, op, value }: domain.Constraint): boolean {
  return slot === "model" && (op === "==" || op === "in") && domain.valuesOf(value).length <= fewNames;
}
