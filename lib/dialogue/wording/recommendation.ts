import { describeValue, likeness, roles, slotDefinitions, valueGroups } from "@/lib/constraints";
import { answering } from "@/lib/constraints/trade-words";
import { filled, gapText, leadOf } from "@/lib/dialogue/answering/tell-slot";
import type { Leaning } from "@/lib/dialogue/deciding/leanings";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { highwayOn, numbersOn, rowName } from "@/lib/dialogue/showing/shown-products";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { reply } from "@/messages/reply";
import { words } from "@/messages/words";
import { capitalised, numberWord } from "./count-words";
import type { ResultProduct, ResultsPart } from "./parts";

type PickedFrom = Pick<Situation, "wishes" | "kind"> &
  Partial<Pick<Situation, "concession" | "stretched"> & Pick<ConversationState, "transcript">> & {
    unheld?: readonly string[] | undefined;
    leanings?: readonly Leaning[];
  };

/** False for a far stretch or the shopper's own order, which come first. */
export function leadsWithPick({ kind, concession, stretched = [] }: PickedFrom): boolean {
  return kind !== "conceded" || (stretched.length === 0 && concession?.by !== "shopper");
}

/** Smaller differences are not worth a word. */
const telling = { underBudget: 500, tooOld: 4 };

/** `null` without products. "You pick" gets one product and two facts. What the last replies said is said shorter. */
export function recommendation(
  { cars: products, total }: ResultsPart,
  situation: PickedFrom,
  { isPick = false }: { isPick?: boolean } = {},
) {
  const [first] = products;
  if (!first) return null;
  const price = first.msrp === null ? reply.pick.price : first.price;
  const product = rowName(first);
  const [reason, other] = reasons(first, situation, total) as [string, string?];
  const replies = (situation.transcript ?? []).filter(({ role }) => role === "assistant").slice(-2);
  const told = replies.map(({ content }) => content).join(" ");
  const again = reply.pick.still({ product, price });
  const isWhole = first.marks.every(({ mark }) => mark === "met");
  /** What it misses is always said. A choice handed over hears its reasons once more. */
  const unlessTold = (text: string, why: string) => {
    const forms = [isWhole ? text.slice(0, text.indexOf(why)) : text, ...(isPick || !isWhole ? [] : again)];
    return (forms.some((each) => told.includes(each)) && again.find((each) => !told.includes(each))) || text;
  };
  if (isPick) {
    const two = capitalised(other ? reply.pick.two({ reason, other }) : reason);
    return { text: unlessTold(reply.pick.firstPick({ product, price, reasons: two }), two), products: [first] };
  }
  const lead = unlessTold(reply.pick.first({ product, price, reason }), reason);
  const rivals = products.slice(1, 6);
  const recent = rivals.filter(({ year }) => first.year - year <= telling.tooOld);
  const second = runnerUp(first, recent) ?? runnerUp(first, rivals);
  if (!second) return { text: lead, products: [first] };
  return { text: told.includes(second.text) ? lead : `${lead} ${second.text}`, products: [first, second.product] };
}

function reasons(row: ResultProduct, situation: PickedFrom, total: number): string[] {
  const { wishes, kind } = situation;
  const budget = wishes.find(({ constraint: of }) => of.slot === likeness.price && of.op === "<=")?.constraint.value;
  const under = typeof budget === "number" && row.msrp !== null ? budget - row.msrp : 0;
  const mpg = highwayOn(row);
  return [
    ...(row.lead && situation.leanings?.some(({ superlative }) => superlative)
      ? [reply.pick.leads({ lead: `${row.lead[0]?.toLowerCase()}${row.lead.slice(1)}` })]
      : []),
    ...keeping(row, situation, kind === "conceded" || total > 0, leadsWithPick(situation)),
    ...(under >= telling.underBudget
      ? [reply.pick.under({ amount: gapText(likeness.price, Math.round(under / 10) * 10) })]
      : []),
    ...(mpg === null ? [] : [reply.pick.mileage({ mpg, unit: words.mpg({ electric: row.electric === true }) })]),
    reply.pick.year({ year: row.year }),
  ];
}

/** Names the concession unless the text did. */
function keeping(product: ResultProduct, { wishes, unheld }: PickedFrom, isMatch: boolean, isFirst: boolean): string[] {
  const met = product.marks.filter(({ mark }) => mark === "met").length;
  const count = product.marks.length;
  if (met === count) return met > 1 ? [unheld ? reply.pick.hasKnown : reply.pick.hasAll({ many: met > 2 })] : [];
  const short = product.marks.find(({ mark }) => mark !== "met");
  if (!short || met === 0) return [];
  const wish = wishes.find(({ constraint }) => constraint.id === short.id);
  const name = wish ? slotDefinitions[wish.constraint.slot].label : short.label.toLowerCase();
  if (!isMatch) return [reply.pick.only({ name, value: short.value })];
  if (met === count - 1) return [isFirst ? reply.pick.allBut({ name, known: unheld !== undefined }) : reply.pick.rest];
  return [reply.pick.keeps({ number: numberWord(met), count: numberWord(count) })];
}

/** The best gain over the first product, with its cost. */
function runnerUp(first: ResultProduct, others: readonly ResultProduct[]) {
  const compared = others.map((product) => ({ product, ...against(first, product) }));
  const better = compared.filter(({ gains }) => gains.length > 0);
  const best = better.find(({ losses }) => losses.length > 0) ?? better[0];
  if (!best) return null;
  const [gain = ""] = best.gains;
  const [loss] = best.losses;
  const { name: product } = best.product;
  const text = loss ? reply.pick.secondBut({ product, gain, loss }) : reply.pick.second({ product, gain });
  return { text, product: best.product };
}

/** Spelled-out letters can sound like vowels: "an SUV". */
export function withArticle(noun: string): string {
  return `${/^(?:[aeio]|[AEFHILMNORSX][A-Z])/.test(noun) ? "an" : "a"} ${noun}`;
}

function against(first: ResultProduct, product: ResultProduct): { gains: string[]; losses: string[] } {
  const numbers = numbersOn(product);
  const contrasts = answering.contrasts.flatMap((contrast) => {
    const { slot, from, better, worse, alike, grain = 1 } = contrast;
    const isAlike = alike === undefined || first[alike] === product[alike];
    const lead = leadOf(contrast, numbers, numbersOn(first));
    if (!isAlike || Math.abs(lead) < from) return [];
    const power = product.electric && roles.energy ? { [roles.energy]: "electric" } : {};
    const says = { gap: gapText(slot, Math.round(Math.abs(lead) / grain) * grain, power), v: String(numbers[slot]) };
    const text = filled(lead > 0 ? better : worse, (name) => says[name as keyof typeof says]) ?? "";
    return [{ isGain: lead > 0, text }];
  });
  const gains = contrasts.flatMap(({ isGain, text }) => (isGain ? [text] : []));
  const losses = contrasts.flatMap(({ isGain, text }) => (isGain ? [] : [text]));
  const missed = product.marks.find(
    ({ mark, id }) => mark !== "met" && first.marks.find((each) => each.id === id)?.mark === "met",
  );
  if (missed) losses.unshift(reply.pick.off({ name: missed.label.toLowerCase(), value: missed.value }));
  const kind = describeValue("style", product.style);
  const isAlike = ({ values }: { values: readonly string[] }) =>
    [product.style, first.style].every((each) => values.includes(String(each)));
  // A crew-cab pickup is no drawback beside a pickup.
  if (losses.length === 0 && product.style !== first.style && !valueGroups("style").some(isAlike))
    losses.push(filled(answering.kind.differs, () => withArticle(kind)) ?? "");
  return { gains, losses };
}
