import { ruleFeatures, ruleForms } from "@/lib/constraints/trade-words";
import { keysIn, type RuleNode, type SheetFeature } from "@/lib/rules/program";
import { isOneOf, nodesJoined } from "./assemble";
import { readCondition, type Stretch, spanOf } from "./condition";

/** Facts and groups that only this sheet speaks of, by key. */
export type OwnFeatures = Map<string, SheetFeature>;

const item = { money: "price" };
const person = { money: "income" };

/** A test of items, of people in known words, or of a group or a fact that the sheet itself names. */
export function condition(stretch: Stretch, own: OwnFeatures): RuleNode | undefined {
  const isPerson = ruleForms.ofPerson.test(stretch.text) && !ruleForms.ofSale.test(stretch.text);
  const kind = ruleForms.kindOfPeople.exec(stretch.text)?.[1];
  const known = readCondition(stretch, ruleForms.ofSale.test(stretch.text) ? item : { ...person, isPerson });
  // "Hybrid drivers" are people.
  if (kind && !(known && keysIn(known).every((key) => ruleFeatures[key]?.subject !== "item")))
    return ownFact(kind, `Are you among the ${kind}?`, stretch, own);
  return (
    known ??
    (isPerson ? ownCount(stretch, own) : undefined) ??
    groupOf(stretch, own) ??
    usedFor(stretch, own) ??
    peopleOf(stretch, own)
  );
}

/** A condition, or else a fact of its own that is asked in the sheet's words. Nothing about items becomes such a fact. */
export function conditionOrFact(stretch: Stretch, own: OwnFeatures): RuleNode | undefined {
  const known = condition(stretch, own);
  const { text } = stretch;
  if (known || ruleForms.ofThings.test(text)) return known;
  const words = text.match(/[a-z]+/g) ?? [];
  return words.length < 2 || words.length > 8 ? undefined : ownFact(text, `Is it so that ${text}?`, stretch, own);
}

/** Numbers of what no table names: "for no longer than 14 days". */
export function ownCount(stretch: Stretch, own: OwnFeatures, isPerson = false): RuleNode | undefined {
  const span = spanOf(stretch);
  const unit = (word: string) => {
    own.set(word, { key: word, subject: "shopper", type: "int", ask: `How many ${word}?`, span });
    return word;
  };
  return ruleForms.ofSale.test(stretch.text) ? undefined : readCondition(stretch, { ...person, isPerson, unit });
}

/** Groups that nobody could list beforehand. */
function groupOf(stretch: Stretch, own: OwnFeatures): RuleNode | undefined {
  const form = ruleForms.group.exec(stretch.text);
  const name = form?.[1] ?? form?.[2];
  if (!name) return undefined;
  const key = form?.[3] === "staff" ? "role" : "department";
  const known = own.get(key);
  const options = [...new Set([...(known?.options ?? []), name])];
  const span = known?.span ?? spanOf(stretch);
  own.set(key, { key, subject: "shopper", type: "choice", options, ask: ruleFeatures[key]?.ask ?? "", span });
  return isOneOf(key, [name], spanOf(stretch));
}

/** "The vehicle is used at the field station", "commercial vehicles": people know what they use one for. */
function usedFor(stretch: Stretch, own: OwnFeatures): RuleNode | undefined {
  const use = ruleForms.ofUse.exec(stretch.text)?.[1];
  if (use) return ownFact(use, ruleForms.asksUse(use), stretch, own);
  const kind = ruleForms.kindOfUse.exec(stretch.text)?.[1];
  if (!kind || readCondition({ text: kind, start: 0 }, item)) return undefined;
  return ownFact(kind, `Is it for use as a ${kind} vehicle?`, stretch, own);
}

/** "Shift supervisors", "members working the night shift". */
function peopleOf(stretch: Stretch, own: OwnFeatures): RuleNode | undefined {
  const group = ruleForms.ofPeople.exec(stretch.text)?.[1];
  if (group) return ownFact(group, `Are you among the ${group}?`, stretch, own);
  const more = ruleForms.groupWith.exec(stretch.text);
  const named = more && ruleForms.ofPeople.test(more[1] ?? "") && peopleOf({ ...stretch, text: more[1] ?? "" }, own);
  const such = named && condition({ ...stretch, text: `members ${more[2]}${more[3]}` }, own);
  if (such) return nodesJoined("all", [named, such]);
  const doing = ruleForms.ofDoing.exec(stretch.text.replace(ruleForms.people, ""))?.[1];
  return doing && ruleForms.people.test(stretch.text) && !ruleForms.ofThings.test(doing)
    ? ownFact(doing, `Are you ${doing}?`, stretch, own)
    : undefined;
}

/** One fact for words that hold each other: "maintenance" and "assigned to maintenance". */
function ownFact(text: string, ask: string, stretch: Stretch, own: OwnFeatures): RuleNode {
  const words = wordsOf(text);
  const isWithin = (some: readonly string[], all: readonly string[]) => some.every((each) => all.includes(each));
  const akin = [...own.values()].find(({ key, type }) => {
    const others = wordsOf(key.replaceAll("_", " "));
    return type === "bool" && others.length > 0 && (isWithin(words, others) || isWithin(others, words));
  });
  const span = spanOf(stretch);
  const key = akin?.key ?? (text.match(/[a-z]+/g) ?? []).join("_");
  if (!akin) own.set(key, { key, subject: "shopper", type: "bool", ask, span });
  return isOneOf(key, [true], span);
}

function wordsOf(text: string): string[] {
  return text.split(" ").filter((each) => each.length > 3);
}
