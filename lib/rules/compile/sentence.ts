import {
  dutyForm,
  dutyVerb,
  everyoneElse,
  kindsApart,
  ofSale,
  ofThings,
  ruleFeatures,
  saidForm,
} from "@/lib/constraints/trade-words";
import { keysIn, type RuleNode, type RuleSpan, type SheetFeature } from "@/lib/rules/program";
import { readAmounts } from "./amounts";
import { readCondition, type Stretch, saysNothing } from "./condition";
import { denied, nodesJoined } from "./join";
import type { Rule } from "./rule";

/** Yes-or-no facts and groups that only this sheet speaks of, by key. */
export type OwnFeatures = Map<string, SheetFeature>;

const item = { money: "price" };
const person = { money: "income" };
export function readRule(whole: Stretch, own: OwnFeatures): Rule[] | undefined {
  const sentence = behind(whole, /^(?:however|also|in addition|but|then|and|finally|in any case|otherwise),? /);
  const span: RuleSpan = [whole.start, whole.start + whole.text.length];
  const at = (text: string | undefined) => stretchIn(sentence, text ?? "");
  const { text } = sentence;
  const amounts = readAmounts(sentence, (each) => condition(each, own));
  if (amounts) return amounts;
  const instead = /^(?:for (.+?),? )?the (?:floor|limit|cap|ceiling|maximum|minimum) (?:for (.+?) )?is (.+)$/.exec(
    text,
  );
  if (instead) return readInstead(at(instead[1] ?? instead[2]), at(instead[3]), span);
  const first = /^(?:if|when|for) (.+?), (?:then )?(.+)$/.exec(text);
  if (first) return only(readRule(at(first[2]), own), conditionOrFact(at(first[1]), own), span);
  const better = /^(.+?),? unless (.+?); then (.+) is (?:fine|ok|okay|allowed)$/.exec(text);
  if (better) {
    const [rules, test, then] = [
      readRule(at(better[1]), own),
      condition(at(better[2]), own),
      readCondition(at(better[3]), item),
    ];
    if (!rules || !test || !then) return undefined;
    return rules.map((rule) =>
      rule.kind === "require" ? { ...rule, test: either(test, then, rule.test, span), span } : rule,
    );
  }
  const without = /^(.+?),? (?:unless|except(?: for| when| if| that)?|with the exception of) (.+)$/.exec(text);
  if (without) {
    const [rules, free] = [readRule(at(without[1]), own), conditionOrFact(at(without[2]), own)];
    return (
      free &&
      rules?.map((rule) => ({
        ...rule,
        ...("test" in rule && rule.test ? { test: nodesJoined("any", [free, rule.test], span) } : {}),
        span,
      }))
    );
  }
  const chosen = /^(.+), and an? (.+?) only if (.+)$/.exec(text);
  if (chosen) {
    const [rules, items, test] = [
      readRule(at(chosen[1]), own),
      condition(at(chosen[2]), own),
      conditionOrFact(at(chosen[3]), own),
    ];
    const who = rules?.[0] && "who" in rules[0] ? rules[0].who : undefined;
    return rules && items && test
      ? [...rules, { kind: "require", ...(who ? { who } : {}), items, test, span }]
      : undefined;
  }
  const onlyIf = /^(.+?),? only (?:if|when) (.+)$/.exec(text);
  if (onlyIf) return readOnlyIf(at(onlyIf[1]), at(onlyIf[2]), own, span);
  const orIf = /^(.+?) (at least|at most|up to|no more than) (.+?), or (?:\2 )?(.+?) if (.+)$/.exec(text);
  if (orIf) return readOrIf(sentence, orIf, own, span);
  const given = /^(.+?),? (?:if|provided(?: that)?|as long as|when) (.+)$/.exec(text);
  if (given) return only(readRule(at(given[1]), own), conditionOrFact(at(given[2]), own), span);
  const none = /^no ([a-z, -]+)$/.exec(text);
  if (none) {
    const test = readCondition(at(text), item);
    return test && isOfItems(test) ? [{ kind: "require", test, span }] : undefined;
  }
  const onlyFor = /^[a-z' ]+ (?:is|are) (?:issued|given|granted|available|paid|open) only (?:for|to) (.+)$/.exec(text);
  if (onlyFor) return required(condition(at(onlyFor[1]), own), span);
  return (
    readSaid(sentence, own, span) ?? readMain(sentence, own, span) ?? required(readCondition(sentence, item), span)
  );
}

/** "Pickups are not allowed for anyone", "vehicles with a permit are exempt". */
function readSaid(sentence: Stretch, own: OwnFeatures, span: RuleSpan): Rule[] | undefined {
  const form = saidForm.exec(sentence.text);
  const test = form && condition(stretchIn(sentence, form[1] ?? ""), own);
  if (!form || !test) return undefined;
  if (/exempt$/.test(sentence.text)) return [{ kind: "exempt", who: test, span }];
  const against =
    (form[2] !== undefined) !== /excluded|forbidden|prohibited|out/.test(sentence.text.slice(form[1]?.length));
  if (!isOfItems(test))
    return [against ? { kind: "require", test: denied(test), span } : { kind: "grant", who: test, span }];
  return [against ? { kind: "require", test: denied(test), span } : { kind: "grant", items: test, span }];
}

function readMain(sentence: Stretch, own: OwnFeatures, span: RuleSpan): Rule[] | undefined {
  const onlySome = /^only (.+?) (?:may|can|are allowed to) (.+)$/.exec(sentence.text);
  if (onlySome) {
    // Two kinds that may are a choice: "only electric ones and those of 2018 or newer".
    const kinds = (onlySome[1] ?? "").split(kindsApart).map((each) => condition(stretchIn(sentence, each), own));
    return kinds.every((each) => each !== undefined)
      ? [{ kind: "require", test: nodesJoined("any", kinds as RuleNode[], span), span }]
      : undefined;
  }
  const bare =
    /^((?:everyone|everybody|all|any) (?:else|others?|other \w+)),? ((?:up to|at most|no more than|only) .+)$/.exec(
      sentence.text,
    );
  const form = bare ? [bare[0], bare[1], "may", bare[2]] : dutyForm.exec(sentence.text);
  if (!form) return undefined;
  const [, subject = "", modal = "", said = ""] = form;
  const by = /^(.+?) by (employees|staff|members|drivers|residents|managers|directors)( .+)?$/.exec(said);
  const object = dutyVerb.exec(by ? (by[1] ?? "") : said)?.[1] ?? "";
  const target = object === "" ? undefined : stretchIn(sentence, object);
  const test = target && (limitsByKind(target, span) ?? readCondition(target, item));
  const isOpen = !target || saysNothing(target);
  if (!test && !isOpen) return named(sentence, span);
  const groups = by ? [subject, `${by[2]}${by[3] ?? ""}`] : [subject];
  let [who, items, isRest]: [RuleNode | undefined, RuleNode | undefined, boolean] = [undefined, undefined, false];
  for (const group of groups) {
    const place = stretchIn(sentence, group);
    if (everyoneElse.test(group)) isRest = true;
    else if (!saysNothing(place)) {
      const node = condition(place, own);
      if (!node) return named(sentence, span);
      if (isOfItems(node)) items = node;
      else who = node;
    }
  }
  const of = { ...(who ? { who } : {}), ...(items ? { items } : {}), span };
  if (/not|cannot/.test(modal)) {
    const forbidden = test && items ? nodesJoined("all", [items, test]) : (test ?? items);
    return forbidden && !isRest
      ? [{ kind: "require", ...(who ? { who } : {}), test: denied(forbidden), span }]
      : undefined;
  }
  const isGrant = /^(?:may|can)$/.test(modal) || isRest;
  if (isGrant) return [{ kind: "grant", ...of, ...(isRest ? { rest: true as const } : {}), ...(test ? { test } : {}) }];
  return test ? [{ kind: "require", ...of, test }] : undefined;
}

/** "We spend no more than $28,000": said without a verb of duty. */
function required(test: RuleNode | undefined, span: RuleSpan): Rule[] | undefined {
  return test && keysIn(test).some((key) => ruleFeatures[key]?.subject === "item")
    ? [{ kind: "require", test, span }]
    : undefined;
}

/** "The price may be at most $60,000": what is bounded is the subject. */
function named(sentence: Stretch, span: RuleSpan): Rule[] | undefined {
  const test = limitsByKind(sentence, span) ?? readCondition(sentence, item);
  const isNegative =
    /\b(?:may|must|can) not\b/.test(sentence.text) &&
    !/\bnot (?:exceed|be (?:above|over|more|higher))/.test(sentence.text);
  return test && !isNegative ? [{ kind: "require", test, span }] : undefined;
}

/** "At most $60,000 for SUVs and vans and at most $48,000 for all other bodies". */
function limitsByKind(stretch: Stretch, span: RuleSpan): RuleNode | undefined {
  const form =
    /^(.+?\d[\d,]*) for (.+),? and ([a-z ]*\$?\d[\d,]*) for (?:all|any|every) (?:others?|other [a-z ]+)$/.exec(
      stretch.text,
    );
  if (!form) return undefined;
  const [first, kinds, others] = [form[1], form[2], form[3]].map((each) =>
    readCondition(stretchIn(stretch, each ?? ""), item),
  );
  return first && kinds && others ? either(kinds, first, others, span) : undefined;
}

function readOnlyIf(subject: Stretch, when: Stretch, own: OwnFeatures, span: RuleSpan): Rule[] | undefined {
  const test = conditionOrFact(when, own);
  const group =
    /^(.+?)(?: (?:may|can|must|will|shall|qualify|qualifies|are eligible|is eligible|get|gets|receive|is paid|are allowed)\b.*)?$/.exec(
      subject.text,
    )?.[1] ?? "";
  if (!test) return undefined;
  const place = stretchIn(subject, group);
  if (everyoneElse.test(group)) return [{ kind: "grant", rest: true, test, span }];
  if (saysNothing(place)) return [{ kind: "require", test, span }];
  const who = condition(place, own);
  if (!who) return undefined;
  return [{ kind: "require", ...(isOfItems(who) ? { items: who } : { who }), test, span }];
}

/** "At least 10 percent of the price, or 20 percent if the credit band is fair". */
function readOrIf(sentence: Stretch, form: readonly string[], own: OwnFeatures, span: RuleSpan): Rule[] | undefined {
  const [, lead = "", bound = "", first = "", second = "", when = ""] = form;
  const usual = readCondition({ ...sentence, text: `${lead} ${bound} ${first}` }, item);
  const other = readCondition({ ...sentence, text: `${lead} ${bound} ${second}` }, item);
  const test = conditionOrFact(stretchIn(sentence, when), own);
  return usual && other && test ? [{ kind: "require", test: either(test, other, usual, span), span }] : undefined;
}

function readInstead(group: Stretch, number: Stretch, span: RuleSpan): Rule[] | undefined {
  const [who, test] = [group.text ? readCondition(group, item) : undefined, readCondition(number, item)];
  if (!who || test?.op !== "compare" || test.right.op !== "value" || typeof test.right.value !== "number")
    return undefined;
  const key = test.left.op === "get" ? { key: test.left.key } : {};
  return [{ kind: "instead", who, value: test.right.value, ...key, span }];
}

function only(rules: Rule[] | undefined, when: RuleNode | undefined, span: RuleSpan): Rule[] | undefined {
  if (!when || !rules || rules.length === 0) return undefined;
  return rules.map((rule): Rule => {
    if (rule.kind === "grant" && rule.items && !rule.test)
      return { kind: "exempt", who: nodesJoined("all", [rule.items, when]), span };
    if (rule.kind === "exempt" || rule.kind === "instead")
      return { ...rule, who: nodesJoined("all", [rule.who, when]), span };
    if (rule.kind === "require" && isOfItems(when))
      return { ...rule, items: rule.items ? nodesJoined("all", [rule.items, when]) : when, span };
    return { ...rule, who: rule.who ? nodesJoined("all", [rule.who, when]) : when, span };
  });
}

function condition(stretch: Stretch, own: OwnFeatures): RuleNode | undefined {
  return readCondition(stretch, ofSale.test(stretch.text) ? item : person) ?? groupOf(stretch, own);
}

/** "Sales staff", "employees in the construction department": groups nobody could list beforehand. */
function groupOf({ text, start }: Stretch, own: OwnFeatures): RuleNode | undefined {
  const form =
    /^(?:employees|staff|workers) (?:in|of|from) (?:the )?([a-z ]+?)(?: department| team)?$|^(?:the |all )?([a-z ]+?) (staff|team|department)$/.exec(
      text,
    );
  const name = form?.[1] ?? form?.[2];
  if (!name || /\b(?:other|else|no)\b/.test(name)) return undefined;
  const key = form?.[3] === "staff" ? "role" : "department";
  const span: RuleSpan = [start, start + text.length];
  const known = own.get(key);
  const options = [...new Set([...(known?.options ?? []), name])];
  own.set(key, {
    key,
    subject: "shopper",
    type: "choice",
    options,
    ask: ruleFeatures[key]?.ask ?? "",
    span: known?.span ?? span,
  });
  return { op: "in", left: { op: "get", key, span }, values: [name], span };
}

/** A condition, or else a fact of its own that is asked in the sheet's words. Nothing about items becomes such a fact. */
function conditionOrFact(stretch: Stretch, own: OwnFeatures): RuleNode | undefined {
  const known = condition(stretch, own);
  const { text, start } = stretch;
  if (known || ofThings.test(text)) return known;
  const words = text.match(/[a-z]+/g) ?? [];
  if (words.length < 2 || words.length > 8) return undefined;
  const span: RuleSpan = [start, start + text.length];
  const key = words.join("_");
  own.set(key, { key, subject: "shopper", type: "bool", ask: `Is it so that ${text}?`, span });
  return { op: "in", left: { op: "get", key, span }, values: [true], span };
}

export function isOfItems(node: RuleNode): boolean {
  return keysIn(node).every((key) => ruleFeatures[key]?.subject === "item");
}

function either(test: RuleNode, then: RuleNode, other: RuleNode, span: RuleSpan): RuleNode {
  return { op: "if", test, yes: then, no: other, span };
}

function behind({ text, start }: Stretch, lead: RegExp): Stretch {
  const length = lead.exec(text)?.[0].length ?? 0;
  return { text: text.slice(length), start: start + length };
}

function stretchIn({ text, start }: Stretch, part: string): Stretch {
  const from = Math.max(0, text.lastIndexOf(part));
  return { text: part, start: start + (text.startsWith(part) ? 0 : from) };
}
