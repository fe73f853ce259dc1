import { groupKeys, ruleFeatures, ruleForms } from "@/lib/constraints/trade-words";
import { keysIn, type RuleNode, type RuleSpan } from "@/lib/rules/program";
import { denied, isOneOf, nodesJoined, type Rule } from "./assemble";
import { measureIn, readCondition, type Stretch, saysNothing, spanOf } from "./condition";
import { condition, conditionOrFact, type OwnFeatures, ownCount } from "./own-facts";

type Read = Rule[] | undefined;
type Parts = readonly [Stretch, Stretch, Stretch, Stretch, Stretch];

const item = { money: "price" };

export function readRule(whole: Stretch, own: OwnFeatures): Read {
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
  const out = partsBy(ruleForms.noneFor);
  if (out) {
    const test = condition(out[0], own);
    return test && [{ kind: "require", test: denied(test), span }];
  }
  const also = partsBy(ruleForms.alsoMay);
  if (also) {
    const [about, who] = [readCondition(objectOf(also[2]), item), saysNothing(also[0]) ? [] : condition(also[0], own)];
    return about && who && [{ kind: "exempt", who: nodesJoined("all", [about].concat(who)), about, span }];
  }
  const freed = partsBy(ruleForms.exemptFrom);
  if (freed) {
    const [who, about] = [fact(freed[0]), aboutOf(freed[1])];
    return who && about && [{ kind: "exempt", who, about, span }];
  }
  const whatever = partsBy(ruleForms.regardless);
  if (whatever) {
    const [[named, ...more] = [], about] = [rules(whatever[0]), aboutOf(whatever[1])];
    if (named?.kind !== "grant" || !named.who || !named.test || !about || more.length > 0) return undefined;
    return [{ kind: "exempt", who: nodesJoined("all", [named.who, named.test]), about, span }, named];
  }
  const orIf = partsBy(ruleForms.orIf);
  const better = partsBy(ruleForms.unlessThen);
  const [main, number, when] = orIf ?? (better && [better[0], better[2], better[1]]) ?? [];
  if (main && number && when) {
    const [named = [], who] = [rules(main), fact(when)];
    const value = Number(number.text.replace(/[^\d.]/g, ""));
    const last = named.at(-1);
    const isBounded = last && "test" in last && last.test?.op === "compare";
    return isBounded && who ? [...named, { kind: "instead", who, value, span }] : undefined;
  }
  const [ours] = partsBy(ruleForms.weOnly) ?? (ruleForms.labelled.test(sentence.text) ? [sentence] : []);
  if (ours) return required(readCondition({ ...ours, text: ours.text.replace(":", " ") }, item), span);
  const group = partsBy(ruleForms.groupThen);
  if (group) return readGroup(group[0], group[1], own, span);
  const notApplied = partsBy(ruleForms.notApplied);
  if (notApplied) {
    const free = fact(notApplied[2]);
    const isLast = notApplied[1].text !== "" || /^th(?:is|at)$/.test(notApplied[0].text);
    return free && [{ kind: "exempt", who: free, isLast, span }];
  }
  const instead = partsBy(ruleForms.instead);
  if (instead && instead[0].text + instead[1].text === "") {
    const bound = ruleForms.ofFloor.test(sentence.text) ? "at least" : "at most";
    return required(readCondition({ ...instead[2], text: `${bound} ${instead[2].text}` }, item), span);
  }
  if (instead) return readInstead(instead[0].text === "" ? instead[1] : instead[0], instead[2], own, span);
  const first = partsBy(ruleForms.conditionFirst);
  if (first) return only(rules(first[1]), fact(first[0]), span);
  const without = partsBy(ruleForms.unless);
  if (without) {
    const [named, free] = [rules(without[0]), fact(without[1])];
    const anyOf = (test: RuleNode) => (free ? nodesJoined("any", [free, test], span) : test);
    return (
      free &&
      named?.map((rule) =>
        "test" in rule && rule.test ? { ...rule, test: anyOf(rule.test), span } : { ...rule, span },
      )
    );
  }
  const chosen = partsBy(ruleForms.andOnlyIf);
  if (chosen) {
    const [named, items, test] = [rules(chosen[0]), condition(chosen[1], own), fact(chosen[2])];
    return named && items && test && [...named, { kind: "require", who: named[0]?.who, items, test, span }];
  }
  const onlyIf = partsBy(ruleForms.onlyIf);
  if (onlyIf) return readOnlyIf(onlyIf[0], fact(onlyIf[1]), own, span);
  const given = partsBy(ruleForms.conditionLast);
  if (given) return only(rules(given[0]), fact(given[1]), span);
  const offered = partsBy(ruleForms.offeredOnly);
  if (offered) return readOffered(offered, own, span);
  const needed = partsBy(ruleForms.requiredIs);
  const bound = partsBy(ruleForms.groupBound);
  return (
    readSaid(sentence, own, span) ??
    (needed && required(readCondition(needed[0], item), span, () => true)) ??
    readMain(sentence, own, span) ??
    (bound && readGroup(bound[0], bound[1], own, span)) ??
    required(readCondition(sentence, item), span)
  );
}

function readOffered([what, a, b, to, c]: Parts, own: OwnFeatures, span: RuleSpan): Read {
  const isOnly = a.text + b.text + c.text !== "";
  const [given, test] = [condition(what, own), condition(to, own)];
  if (!test || (given && !isOnly) || (!given && /\d/.test(what.text))) return undefined;
  return given ? only([{ kind: "require", test, span }], given, span) : [{ kind: "require", test, span }];
}

/** Of whom a sentence speaks: "convertibles and diesels" are those that are either. */
function kinds(stretch: Stretch, own: OwnFeatures): RuleNode | undefined {
  const node = condition(stretch, own);
  if (node?.op !== "all" || ruleForms.ofWhich.test(stretch.text)) return node;
  const values = node.of.flatMap((each) => (each.op === "in" ? each.values : []));
  const links = stretch.text.match(ruleForms.kindsLinked)?.length ?? 0;
  if (links === 0 || !node.of.every(({ op }) => op === "in")) return node;
  return links === values.length - 1 ? { ...node, op: "any" } : undefined;
}

/** The measure that words name. */
function aboutOf({ text, start }: Stretch): RuleNode | undefined {
  const key = measureIn(text);
  return key === undefined ? undefined : { op: "get", key, span: spanOf({ text, start }) };
}

function objectOf(said: Stretch): Stretch {
  if (ruleForms.whereabouts.test(said.text)) return { ...said, text: "" };
  return stretchIn(said, ruleForms.dutyVerb.exec(said.text)?.[1] ?? "");
}

function readAmounts(sentence: Stretch, own: OwnFeatures): Read {
  const [all] = partsOf(sentence, ruleForms.paidAs) ?? [];
  const nothing = { ...sentence, text: "" };
  const parts = all ? [nothing, all, nothing, all] : partsOf(sentence, ruleForms.paid);
  if (!parts) return undefined;
  const [subject, pays, more, list] = parts;
  const isExtra = more.text !== "" || ruleForms.extra.test(sentence.text);
  const rules = list.text
    .replace(ruleForms.paidOver, "")
    .split(ruleForms.amountsApart)
    .map((each): Rule | undefined => {
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

function readSaid(sentence: Stretch, own: OwnFeatures, span: RuleSpan): Read {
  const parts = partsOf(sentence, ruleForms.said);
  const test = parts && kinds(parts[0], own);
  if (!test) return undefined;
  if (ruleForms.exempt.test(sentence.text)) return [{ kind: "exempt", who: test, span }];
  const isExcluded = ruleForms.excluded.test(sentence.text.slice(parts[0].text.length));
  if ((parts[1].text !== "") !== isExcluded) return [{ kind: "require", test: denied(test), span }];
  return [{ kind: "grant", ...subjectOf(test), span }];
}

function readMain(sentence: Stretch, own: OwnFeatures, span: RuleSpan): Read {
  const some = partsOf(sentence, ruleForms.onlySome);
  if (some) {
    const kinds = some[0].text.split(ruleForms.kindsApart).map((each) => condition(stretchIn(sentence, each), own));
    const known = kinds.filter((each) => each !== undefined);
    return known.length < kinds.length ? undefined : [{ kind: "require", test: nodesJoined("any", known, span), span }];
  }
  const form = ruleForms.duty.exec(sentence.text);
  if (!form) return undefined;
  const [, all = "", modal = "", said = ""] = form;
  const isNone = /^no /.test(all);
  const subject = (isNone ? all.slice(3) : all).replace(ruleForms.ofSheet, "");
  const by = ruleForms.by.exec(said);
  const object = objectOf(stretchIn(sentence, by?.[1] ?? said));
  const isOfPeople = ruleForms.ofPeople.test(subject) || ruleForms.ofPerson.test(subject);
  const test =
    limitsByKind(object, span) ??
    readCondition(object, item) ??
    (isOfPeople ? ownCount(object, own, said.startsWith("be ")) : undefined);
  if (!test && !saysNothing(object)) return named(sentence, span);
  // "Directors may spend this and managers that": another group is another rule.
  if (test && keysIn(test).some((key) => groupKeys.has(key))) return undefined;
  const of: Pick<Rule, "who" | "items" | "span"> = { span };
  let rest: "people" | "items" | undefined;
  for (const group of by?.[2] ? [subject, by[2]] : [subject]) {
    const place = stretchIn(sentence, group);
    if (ruleForms.everyoneElse.test(group)) rest = restOf(group);
    else if (!saysNothing(place)) {
      const node = kinds(place, own);
      if (!node) return named(sentence, span);
      Object.assign(of, subjectOf(node));
    }
  }
  const { who, items } = of;
  if (ruleForms.forbids.test(modal) !== isNone) {
    const forbidden = test && items ? nodesJoined("all", [items, test]) : (test ?? items);
    if (!forbidden && who && !rest) return [{ kind: "require", test: denied(who), span }];
    return forbidden && !rest ? [{ kind: "require", who, test: denied(forbidden), span }] : undefined;
  }
  if (rest || ruleForms.permits.test(modal)) return [{ kind: "grant", ...of, rest, test }];
  return test && [{ kind: "require", ...of, test }];
}

/** "We spend no more than $28,000": said without a verb of duty. */
function required(test: RuleNode | undefined, span: RuleSpan, isMeant: (key: string) => boolean = isOfItem): Read {
  const keys = test ? keysIn(test) : [];
  return test && keys.some(isMeant) && !keys.some((key) => groupKeys.has(key))
    ? [{ kind: "require", test, span }]
    : undefined;
}

/** "The price may be at most $60,000": what is bounded is the subject. */
function named(sentence: Stretch, span: RuleSpan): Read {
  const test = limitsByKind(sentence, span) ?? readCondition(sentence, item);
  return test && !ruleForms.denied.test(sentence.text) ? [{ kind: "require", test, span }] : undefined;
}

function limitsByKind(stretch: Stretch, span: RuleSpan): RuleNode | undefined {
  const [yes, test, no] = (partsOf(stretch, ruleForms.limitsByKind) ?? []).map((each) => readCondition(each, item));
  return yes && test && no && { op: "if", test, yes, no, span };
}

function readOnlyIf(subject: Stretch, test: RuleNode | undefined, own: OwnFeatures, span: RuleSpan): Read {
  if (!test) return undefined;
  const place = stretchIn(subject, ruleForms.ofWhom.exec(subject.text)?.[1] ?? "");
  if (ruleForms.everyoneElse.test(place.text)) return [{ kind: "grant", rest: restOf(place.text), test, span }];
  if (saysNothing(place)) return [{ kind: "require", test, span }];
  const who = condition(place, own);
  return who && [{ kind: "require", ...subjectOf(who), test, span }];
}

/** "For managers the limit is $46,000, for directors $62,000". */
function readInstead(group: Stretch, numbers: Stretch, own: OwnFeatures, span: RuleSpan): Read {
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

function readGroup(group: Stretch, said: Stretch, own: OwnFeatures, span: RuleSpan): Read {
  const rest = ruleForms.everyoneElse.test(group.text) ? restOf(group.text) : undefined;
  const isStaff = ruleForms.plainStaff.test(group.text);
  const who = rest ? undefined : isStaff ? isOneOf("grade", ["staff"], spanOf(group)) : condition(group, own);
  const test = readCondition(said, item);
  if (!test || (!rest && !who)) return undefined;
  const of = who ? subjectOf(who) : {};
  return "items" in of ? [{ kind: "require", ...of, test, span }] : [{ kind: "grant", ...of, rest, test, span }];
}

function restOf(group: string): "people" | "items" {
  return ruleForms.ofSale.test(group) ? "items" : "people";
}

function only(rules: Rule[] | undefined, when: RuleNode | undefined, span: RuleSpan): Read {
  if (!when || !rules || rules.length === 0) return undefined;
  const and = (node: RuleNode | undefined) => (node ? nodesJoined("all", [node, when]) : when);
  return rules.map((rule): Rule => {
    if (rule.kind === "grant" && rule.items && !rule.test)
      return { kind: "exempt", who: and(rule.items), about: rule.items, when, span };
    if (rule.kind === "require" && isOfItems(when)) return { ...rule, items: and(rule.items), span };
    return { ...rule, who: and(rule.who), span };
  });
}

function subjectOf(node: RuleNode): Pick<Rule, "who" | "items"> {
  return isOfItems(node) ? { items: node } : { who: node };
}

function isOfItems(node: RuleNode): boolean {
  return keysIn(node).every(isOfItem);
}

function isOfItem(key: string): boolean {
  return ruleFeatures[key]?.subject === "item";
}

/** A form's groups as stretches, empty where they took no part. No form has more than five. */
function partsOf(sentence: Stretch, form: RegExp): Parts | undefined {
  const match = form.exec(sentence.text);
  const [a = "", b = "", c = "", d = "", e = ""] = match?.slice(1) ?? [];
  const at = (part: string) => stretchIn(sentence, part);
  return match ? [at(a), at(b), at(c), at(d), at(e)] : undefined;
}

function stretchIn({ text, start }: Stretch, part: string): Stretch {
  return { text: part, start: start + (text.startsWith(part) ? 0 : Math.max(0, text.lastIndexOf(part))) };
}
