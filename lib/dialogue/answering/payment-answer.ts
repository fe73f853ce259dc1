import { loanTerms, paidBackBy, usualLoan } from "@/lib/constraints/answering";
import { likeness } from "@/lib/constraints/slots";
import { listed } from "@/lib/dialogue/wording/count-words";
import type { Question } from "@/lib/reading/questions/question";
import { answers } from "@/messages/answers";
import type { AnswerFacts, PlainAnswer } from "./answer";
import { fullName, knowCars } from "./known-car";
import { plainAnswer } from "./plain-answer";
import { firstShown } from "./running-answer";
import { money } from "./said";
import { showCars } from "./shown-answer";

/** What a car costs a month, with the loan it rests on. */
export async function answerPayment(
  asked: Extract<Question, { kind: "payment" }>,
  facts: AnswerFacts,
): Promise<PlainAnswer> {
  const known = await knowCars(asked.cars.length > 0 ? asked.cars : firstShown(facts), facts);
  const cars = known.map(({ car }) => car).filter((car) => car[likeness.price] !== null);
  if (cars.length === 0) return plainAnswer(answers.facts.which);
  const { months, rate, down } = { ...usualLoan, ...asked };
  const { payment } = answers;
  const said = cars.map((car) => {
    const price = car[likeness.price] ?? 0;
    const says = { car: fullName(car), price: money(price), down: money(down) };
    if (down >= price) return payment.covered(says);
    const monthly = (term: number) => money((price - down) / paidBackBy(term, rate));
    const others = loanTerms.filter((term) => term !== months);
    const beside =
      asked.months === undefined && cars.length === 1
        ? payment.beside({ others: listed(others.map((term) => payment.over({ cost: monthly(term), months: term }))) })
        : "";
    return payment.car({
      ...says,
      cost: monthly(months),
      months,
      rate,
      down: down > 0 ? payment.down(says) : "",
      beside,
    });
  });
  const own = [
    ...(asked.down === undefined ? [payment.own.down] : []),
    ...(asked.months === undefined ? [payment.own.months] : []),
    ...(asked.rate === undefined ? [payment.own.rate] : []),
  ];
  const redo = own.length > 0 ? payment.redo({ own: listed(own, "or") }) : "";
  return plainAnswer(`${said.join(" ")} ${payment.onTop}${redo}`, cars, showCars(cars));
}
