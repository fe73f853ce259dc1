import { ruleFeatures, ruleForms } from "@/lib/constraints/trade-words";
import { keysIn, type RuleNode, type RuleSpan, type SheetFeature } from "@/lib/rules/program";
import type { Rule } from "./assemble";
import { readCondition, type Stretch, saysNothing, spanOf } from "./condition";
import { denied, isOneOf, nodesJoined } from "./join";

/** Yes-or-no facts and groups that only this sheet speaks of, by key. */
export type OwnFeatures = Map<string, SheetFeature>;

const item = { money: "price" };
const person = { money: "income" };

export function readRule(whole: Stretch, own: OwnFeatures): Rule[] | undefined {
  const lead = ruleForms.lead.exec(whole.text)?.[0].length ?? 0;
  const sentence = { text: whole.text.slice(lead), start: whole.start + lead };
  const span = spanOf(whole);
  const partsBy = (form: RegExp) => partsOf(sentence, form);
  const rules = (stretch: Stretch) => readRule(stretch, own);
  const fact = (stretch: Stretch) => conditionOrFact(stretch, own);
  const amounts = readAmounts(sentence, own);
  if (amounts) return amounts;
  const share = partsBy(ruleForms.ownShare)?.map(({ text }) => Number(text.replace(/,/g, "")));
  if (share) return [{ kind: "share", most: share[0] ?? 0, months: share[1] ?? 0, span }];
  const group = partsBy(ruleForms.groupThen);
  if (group) return readGroup(group[0], group[1], own, span);
  const notApplied = partsBy(ruleForms.notApplied);
  if (notApplied) {
    const free = fact(notApplied[2]);
    const isLast = notApplied[1].text !== "" || /^th(?:is|at)$/.test(notApplied[0].text);
    return free && [{ kind: "exempt", who: free, isLast, span }];
  }
  const ours = partsBy(ruleForms.weOnly);
  if (ours) return required(readCondition(ours[0], item), span);
  const instead = partsBy(ruleForms.instead);
  if (instead) return readInstead(instead[0].text === "" ? instead[1] : instead[0], instead[2], own, span);
  const first = partsBy(ruleForms.conditionFirst);
  if (first) return only(rules(first[1]), fact(first[0]), span);
  const better = partsBy(ruleForms.unlessThen);
  if (better) {
    const [test, yes] = [condition(better[1], own), readCondition(better[2], item)];
    if (!test || !yes) return undefined;
    return rules(better[0])?.map((rule) =>
      rule.kind === "require" ? { ...rule, test: { op: "if", test, yes, no: rule.test, span }, span } : rule,
    );
  }
  const without = partsBy(ruleForms.unless);
  if (without) {
    const [named, free] = [rules(without[0]), fact(without[1])];
    if (!free) return undefined;
    return named?.map((rule) =>
      "test" in rule && rule.test
        ? { ...rule, test: nodesJoined("any", [free, rule.test], span), span }
        : { ...rule, span },
    );
  }
  const chosen = partsBy(ruleForms.andOnlyIf);
  if (chosen) {
    const [named, items, test] = [rules(chosen[0]), condition(chosen[1], own), fact(chosen[2])];
    return named && items && test && [...named, { kind: "require", who: named[0]?.who, items, test, span }];
  }
  const onlyIf = partsBy(ruleForms.onlyIf);
  if (onlyIf) return readOnlyIf(onlyIf[0], fact(onlyIf[1]), own, span);
  const orIf = partsBy(ruleForms.orIf);
  if (orIf) {
    const [subject, bound, ...values] = orIf.map(({ text }) => text);
    const [no, yes] = values.map((each) => readCondition({ ...sentence, text: `${subject} ${bound} ${each}` }, item));
    const test = fact(orIf[4]);
    return no && yes && test && [{ kind: "require", test: { op: "if", test, yes, no, span }, span }];
  }
  const given = partsBy(ruleForms.conditionLast);
  if (given) return only(rules(given[0]), fact(given[1]), span);
  if (ruleForms.none.test(sentence.text)) {
    const test = readCondition(sentence, item);
    return test && isOfItems(test) ? [{ kind: "require", test, span }] : undefined;
  }
  const onlyFor = partsBy(ruleForms.onlyFor);
  if (onlyFor) return required(condition(onlyFor[0], own), span);
  return (
    readSaid(sentence, own, span) ?? readMain(sentence, own, span) ?? required(readCondition(sentence, item), span)
  );
}

function readAmounts(sentence: Stretch, own: OwnFeatures): Rule[] | undefined {
  const parts = partsOf(sentence, ruleForms.paid);
  if (!parts) return undefined;
  const [subject, pays, more, list] = parts;
  const isExtra = more.text !== "" || ruleForms.extra.test(sentence.text);
  const rules = list.text.split(ruleForms.amountsApart).map((each): Rule | undefined => {
    const amount = partsOf(stretchIn(sentence, each), ruleForms.amount);
    if (!amount) return undefined;
    // Who pays is no condition; who gets it is.
    const place = pays.text === "" ? subject : amount[1];
    const isOther = pays.text === "" && amount[1].text !== "";
    const who = place.text === "" ? undefined : condition(place, own);
    if (isOther || (place.text !== "" && !who)) return undefined;
    return { kind: "amount", who, value: Number(amount[0].text.replace(/,/g, "")), isExtra, span: spanOf(sentence) };
  });
  return rules.every((each) => each !== undefined) ? rules : undefined;
}

function readSaid(sentence: Stretch, own: OwnFeatures, span: RuleSpan): Rule[] | undefined {
  const parts = partsOf(sentence, ruleForms.said);
  const test = parts && condition(parts[0], own);
  if (!test) return undefined;
  if (ruleForms.exempt.test(sentence.text)) return [{ kind: "exempt", who: test, span }];
  const isExcluded = ruleForms.excluded.test(sentence.text.slice(parts[0].text.length));
  if ((parts[1].text !== "") !== isExcluded) return [{ kind: "require", test: denied(test), span }];
  return [{ kind: "grant", ...(isOfItems(test) ? { items: test } : { who: test }), span }];
}

function readMain(sentence: Stretch, own: OwnFeatures, span: RuleSpan): Rule[] | undefined {
  const some = partsOf(sentence, ruleForms.onlySome);
  if (some) {
    const kinds = some[0].text.split(ruleForms.kindsApart).map((each) => condition(stretchIn(sentence, each), own));
    const known = kinds.filter((each) => each !== undefined);
    return known.length < kinds.length ? undefined : [{ kind: "require", test: nodesJoined("any", known, span), span }];
  }
  const bare = ruleForms.restOnly.exec(sentence.text);
  const form = bare ? [bare[0], bare[1], "may", bare[2]] : ruleForms.duty.exec(sentence.text);
  if (!form) return undefined;
  const [, subject = "", modal = "", said = ""] = form;
  const by = ruleForms.by.exec(said);
  const object = stretchIn(sentence, ruleForms.dutyVerb.exec(by?.[1] ?? said)?.[1] ?? "");
  const test = limitsByKind(object, span) ?? readCondition(object, item);
  if (!test && !saysNothing(object)) return named(sentence, span);
  const of: Pick<Rule, "who" | "items" | "span"> = { span };
  let isRest = false;
  for (const group of by?.[2] ? [subject, by[2]] : [subject]) {
    const place = stretchIn(sentence, group);
    if (ruleForms.everyoneElse.test(group)) isRest = true;
    else if (!saysNothing(place)) {
      const node = condition(place, own);
      if (!node) return named(sentence, span);
      of[isOfItems(node) ? "items" : "who"] = node;
    }
  }
  const { who, items } = of;
  if (ruleForms.forbids.test(modal)) {
    const forbidden = test && items ? nodesJoined("all", [items, test]) : (test ?? items);
    return forbidden && !isRest ? [{ kind: "require", who, test: denied(forbidden), span }] : undefined;
  }
  if (isRest || ruleForms.permits.test(modal)) return [{ kind: "grant", ...of, rest: isRest, test }];
  return test && [{ kind: "require", ...of, test }];
}

/** "We spend no more than $28,000": said without a verb of duty. */
function required(test: RuleNode | undefined, span: RuleSpan): Rule[] | undefined {
  return test && keysIn(test).some(isOfItem) ? [{ kind: "require", test, span }] : undefined;
}

/** "The price may be at most $60,000": what is bounded is the subject. */
function named(sentence: Stretch, span: RuleSpan): Rule[] | undefined {
  const test = limitsByKind(sentence, span) ?? readCondition(sentence, item);
  return test && !ruleForms.denied.test(sentence.text) ? [{ kind: "require", test, span }] : undefined;
}

function limitsByKind(stretch: Stretch, span: RuleSpan): RuleNode | undefined {
  const [yes, test, no] = (partsOf(stretch, ruleForms.limitsByKind) ?? []).map((each) => readCondition(each, item));
  return yes && test && no && { op: "if", test, yes, no, span };
}

function readOnlyIf(
  subject: Stretch,
  test: RuleNode | undefined,
  own: OwnFeatures,
  span: RuleSpan,
): Rule[] | undefined {
  if (!test) return undefined;
  const place = stretchIn(subject, ruleForms.ofWhom.exec(subject.text)?.[1] ?? "");
  if (ruleForms.everyoneElse.test(place.text)) return [{ kind: "grant", rest: true, test, span }];
  if (saysNothing(place)) return [{ kind: "require", test, span }];
  const who = condition(place, own);
  return who && [{ kind: "require", ...(isOfItems(who) ? { items: who } : { who }), test, span }];
}

/** "For managers the limit is $46,000, for directors $62,000". */
function readInstead(group: Stretch, numbers: Stretch, own: OwnFeatures, span: RuleSpan): Rule[] | undefined {
  const [said = "", ...others] = numbers.text.split(ruleForms.listedFor);
  const more = others.map((each) => partsOf(stretchIn(numbers, each), ruleForms.listedGroup));
  const listed = [[group, stretchIn(numbers, said)] as const, ...more.map((each) => [each?.[0], each?.[1]] as const)];
  const rules = listed.map(([place, number]): Rule | undefined => {
    const [who, test] = [place?.text ? condition(place, own) : undefined, number && readCondition(number, item)];
    if (!who || test?.op !== "compare" || test.right.op !== "value" || typeof test.right.value !== "number")
      return undefined;
    const key = test.left.op === "get" ? test.left.key : undefined;
    return { kind: "instead", who, value: test.right.value, key, span };
  });
  return rules.every((each) => each !== undefined) ? rules : undefined;
}

function readGroup(group: Stretch, said: Stretch, own: OwnFeatures, span: RuleSpan): Rule[] | undefined {
  const isRest = ruleForms.everyoneElse.test(group.text);
  const isStaff = ruleForms.plainStaff.test(group.text);
  const who = isRest ? undefined : isStaff ? isOneOf("grade", ["staff"], spanOf(group)) : condition(group, own);
  const test = readCondition(said, item);
  if (!test || (!isRest && (!who || isOfItems(who)))) return undefined;
  return [{ kind: "grant", who, rest: isRest, test, span }];
}

function only(rules: Rule[] | undefined, when: RuleNode | undefined, span: RuleSpan): Rule[] | undefined {
  if (!when || !rules || rules.length === 0) return undefined;
  const and = (node: RuleNode | undefined) => (node ? nodesJoined("all", [node, when]) : when);
  return rules.map((rule): Rule => {
    if (rule.kind === "grant" && rule.items && !rule.test)
      return { kind: "exempt", who: and(rule.items), about: rule.items, when, span };
    if (rule.kind === "require" && isOfItems(when)) return { ...rule, items: and(rule.items), span };
    return { ...rule, who: and(rule.who), span };
  });
}

function condition(stretch: Stretch, own: OwnFeatures): RuleNode | undefined {
  return readCondition(stretch, ruleForms.ofSale.test(stretch.text) ? item : person) ?? groupOf(stretch, own);
}

/** Groups that nobody could list beforehand. */
function groupOf(stretch: Stretch, own: OwnFeatures): RuleNode | undefined {
  const form = ruleForms.group.exec(stretch.text);
  const name = form?.[1] ?? form?.[2];
  if (!name) return undefined;
  const key = form?.[3] === "staff" ? "role" : "department";
  const known = own.get(key);
  const options = [...new Set([...(known?.options ?? []), name])];
  const span = spanOf(stretch);
  const ask = ruleFeatures[key]?.ask ?? "";
  own.set(key, { key, subject: "shopper", type: "choice", options, ask, span: known?.span ?? span });
  return isOneOf(key, [name], span);
}

/** A condition, or else a fact of its own that is asked in the sheet's words. Nothing about items becomes such a fact. */
function conditionOrFact(stretch: Stretch, own: OwnFeatures): RuleNode | undefined {
  const known = condition(stretch, own);
  const { text } = stretch;
  if (known || ruleForms.ofThings.test(text)) return known;
  const words = text.match(/[a-z]+/g) ?? [];
  if (words.length < 2 || words.length > 8) return undefined;
  const span = spanOf(stretch);
  const key = words.join("_");
  own.set(key, { key, subject: "shopper", type: "bool", ask: `Is it so that ${text}?`, span });
  return isOneOf(key, [true], span);
}

function isOfItems(node: RuleNode): boolean {
  return keysIn(node).every(isOfItem);
}

function isOfItem(key: string): boolean {
  return ruleFeatures[key]?.subject === "item";
}

/** A form's groups as stretches, empty where they took no part. No form has more than five. */
function partsOf(sentence: Stretch, form: RegExp) {
  const match = form.exec(sentence.text);
  const [a = "", b = "", c = "", d = "", e = ""] = match?.slice(1) ?? [];
  const at = (part: string) => stretchIn(sentence, part);
  return match ? ([at(a), at(b), at(c), at(d), at(e)] as const) : undefined;
}

function stretchIn({ text, start }: Stretch, part: string): Stretch {
  return { text: part, start: start + (text.startsWith(part) ? 0 : Math.max(0, text.lastIndexOf(part))) };
}
