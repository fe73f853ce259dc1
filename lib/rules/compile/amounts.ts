import type { RuleNode, RuleSpan } from "@/lib/rules/program";
import type { Stretch } from "./condition";
import type { Rule } from "./rule";

const paid =
  /^(.+?) (pays?|grants?|gets?|gives?|receives?) (an additional |another |an extra )?(.*\$.+?)(?: (?:more|on top))?(?:,? provided (?:that )?they qualify)?$/;

/** "The state pays $2,500 for a new electric one and $1,000 for a hybrid"; "households under $50,000 get another $1,500". */
export function readAmounts(
  { text, start }: Stretch,
  condition: (stretch: Stretch) => RuleNode | undefined,
): Rule[] | undefined {
  const form = paid.exec(text);
  if (!form) return undefined;
  const [, subject = "", does = "", more, list = ""] = form;
  const span: RuleSpan = [start, start + text.length];
  const isExtra = more !== undefined || / (?:more|on top)\b/.test(text);
  const place = (part: string): Stretch => ({ text: part, start: start + Math.max(0, text.indexOf(part)) });
  const rules: Rule[] = [];
  for (const each of list.split(/,? and (?=\$)|, (?=\$)/)) {
    const amount = /^\$(\d[\d,]*)(?: (?:for|toward|towards) (.+))?$/.exec(each);
    if (!amount) return undefined;
    const value = Number((amount[1] ?? "").replace(/,/g, ""));
    const of = amount[2] === undefined ? undefined : condition(place(amount[2]));
    if (amount[2] !== undefined && !of) return undefined;
    // Who pays is no condition; who gets it is.
    const isPaying = /^(?:pay|grant|give)/.test(does);
    const who = isPaying ? of : condition(place(subject));
    if (!isPaying && (!who || of)) return undefined;
    rules.push({ kind: "amount", ...(who ? { who } : {}), value, isExtra, span });
  }
  return rules;
}
