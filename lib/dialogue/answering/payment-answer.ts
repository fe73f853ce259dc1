import { likeness } from "@/lib/constraints";
import { loans, paidBackBy } from "@/lib/constraints/trade-words";
import { listed } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { type AnswerFacts, plainAnswer, type QuestionOf, showProducts } from "./answer";
import { firstOf, fullName, knowProducts } from "./known";
import { money } from "./tell-slot";

export async function answerPayment(question: QuestionOf<"payment">, facts: AnswerFacts) {
  if (!loans) return plainAnswer(answers.unknown.admits.payment);
  const { terms: lengths, usual } = loans;
  const { products: asked, price: sum, borrowed, ...loan } = question;
  const own = borrowed ?? sum;
  const products = own ? [] : await knowProducts(asked.length > 0 ? asked : firstOf(facts), facts);
  const known = products.map(({ product }) => product);
  const priced = own
    ? [{ product: answers.payment.any, price: own }]
    : known.map((each) => ({ product: fullName(each), price: each[likeness.price] ?? 0 }));
  // A sum to borrow is what's left after the down payment.
  const stated = { ...loan, ...(borrowed ? { down: 0 } : {}) };
  const { months, rate, down } = { ...usual, ...stated };
  const { payment } = answers;
  const said = priced.flatMap(({ product, price }) => {
    const paid = (term: number) => money((price - down) / paidBackBy(term, rate));
    const says = { product, price: money(price), down: money(down), put: down > 0, cost: paid(months), months, rate };
    if (price <= down) return price > 0 ? [payment.covered(says)] : [];
    const others = lengths.filter((term) => term !== months).map((term) => payment.over({ cost: paid(term), term }));
    const isPlain = loan.months === undefined && priced.length === 1;
    return [
      (borrowed ? payment.loan : payment.product)(says),
      ...(isPlain ? [payment.others({ others: listed(others) })] : []),
    ];
  });
  if (said.length === 0) return plainAnswer(answers.facts.which);
  const terms = ["down", "months", "rate"] as const;
  const unsaid = terms.flatMap((each) => (stated[each] === undefined ? [payment.own[each]] : []));
  const redo = unsaid.length > 0 ? [payment.redo({ own: listed(unsaid, "or") })] : [];
  return plainAnswer([...said, payment.fees, ...redo].join(" "), known, showProducts(known));
}
