import { matchesAll } from "@/lib/catalog/catalog-reader";
import { percentile } from "@/lib/catalog/percentile";
import { describeConstraint, likeness, wordTable } from "@/lib/constraints";
import { topics, type UnknownTopic, usedValue } from "@/lib/constraints/trade-words";
import { listed, productCount } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf, showProducts } from "./answer";
import { firstOf, fullName, type Known, knowProducts } from "./known";
import { priceOf, withFigures } from "./tell-slot";

/** Of a question said back, in letters. */
const longestQuoted = 80;
/** Longer lists are not searched for a color. */
const mostLooked = 4000;
const nearby: Readonly<Partial<Record<UnknownTopic, string>>> = answers.unknown.nearby;

export async function answerUnknown(question: QuestionOf<"unknown">, facts: AnswerFacts) {
  const { topic, names, products: meant, color, miles, words, again, unlisted } = question;
  if (unlisted) {
    const { year } = await facts.catalog.ranges([], [likeness.orders.year]);
    return plainAnswer(answers.unknown.unlisted({ name: unlisted, first: `${year?.min}`, last: `${year?.max}` }));
  }
  const painted = color && meant.length === 0 ? await ofColor(color, facts) : null;
  if (painted) return painted;
  const asked = meant.length > 0 ? meant.slice(0, 2) : topic === "other" ? [] : firstOf(facts);
  const { asked: quoted, wear, admits } = answers.unknown;
  const years = Math.max(1, Math.round((miles ?? 0) / (usedValue?.milesAYear ?? 1)));
  const known = await knowProducts(asked, facts);
  const products = listed(known.map(({ name }) => name));
  const isOther = topic === "other" && words && words.length <= longestQuoted;
  const unsaid = isOther ? quoted({ words }) : (wordTable<string>(admits)[topic] ?? admits.other);
  const told = miles ? wear({ miles, years }) : unsaid;
  if (again) return plainAnswer(answers.unknown.again({ admits: told.split(/(?<=\.) /)[0] ?? told }));
  const admitted = [told, await middleOf(topic, facts)].join(" ").trim();
  const found = known.map(({ product }) => product);
  const ofFound = (text: string) => plainAnswer(text, found, showProducts(found));
  if (names) return ofFound(answers.unknown.named({ names: listed(names, "or"), some: products !== "", products }));
  const offered = known.flatMap(({ product: { offer, ...each } }) => {
    const field = (["color", "vin"] as const).find((held) => held === (topic as string));
    const value = field && offer?.[field];
    return value ? [answers.offered[field]({ product: fullName(each), value })] : [];
  });
  if (offered.length > 0) return ofFound(offered.join(" "));
  if (known.length === 0) return plainAnswer(`${admitted} ${nearby[topic] ?? ""}`.trim());
  const { follows } = topics[topic];
  const having = follows && found.find((each) => matchesAll(each, [follows]));
  if (having) return ofFound(answers.unknown.slides({ product: fullName(having) }));
  const near = known.flatMap((each) => {
    const fact = nearestFact(topic, each);
    return fact ? [answers.unknown.fact({ product: fullName(each.product), fact })] : [];
  });
  return ofFound(near.length > 0 ? answers.unknown.know({ admits: admitted, facts: listed(near) }) : admitted);
}

/** The middle figure of the search, where the topic has one. */
async function middleOf(topic: UnknownTopic, { catalog, situation }: AnswerFacts): Promise<string> {
  const slot = topics[topic].middle;
  if (!slot) return "";
  const [found] = await catalog.distributions([{ where: situation.shown, slot }]);
  const all = (found?.values ?? []).flatMap((each) => Array<number>(each.count).fill(Number(each.value)));
  if (all.length === 0) return "";
  const value = percentile(Float64Array.from(all).sort(), 0.5);
  const figure = describeConstraint({ slot, op: "==", value });
  return answers.unknown.middle({ count: productCount(all.length), figure });
}

async function ofColor(color: string, { catalog, situation }: AnswerFacts): Promise<PlainAnswer | null> {
  const painted = (await catalog.products(situation.shown, mostLooked)).filter(({ offer }) => offer?.color);
  if (painted.length === 0) return null;
  const said = new RegExp(color.replace(/gr[ae]y/, "gr[ae]y"), "i");
  const found = painted.filter(({ offer }) => said.test(offer?.color ?? ""));
  const named = found.slice(0, 3);
  const list = listed(named.map((each) => answers.running.other({ product: fullName(each), cost: priceOf(each) })));
  return plainAnswer(answers.offered.found({ count: found.length, color, list }), named, showProducts(named));
}

function nearestFact(topic: UnknownTopic, { product }: Known): string {
  const said = topics[topic].near.flatMap((forms) => {
    for (const form of forms) {
      const fact = withFigures(form, product, { trim: product.trim });
      if (fact) return [fact];
    }
    return [];
  });
  return listed([...new Set(said)]);
}
