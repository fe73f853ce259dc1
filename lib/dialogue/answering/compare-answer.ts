import type { CatalogCar } from "@/lib/catalog/catalog-reader";
import { type SlotName, slotDefinitions } from "@/lib/constraints";
import { answering, tellsOf } from "@/lib/constraints/trade-words";
import { listed } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { type AnswerFacts, type PlainAnswer, plainAnswer, type QuestionOf, showCars } from "./answer";
import { fullName, knowCars } from "./known";
import { figureOf, figureSlots, filled, gapText, rankIn } from "./tell-slot";

export async function answerCompare({ cars, about }: QuestionOf<"compare">, facts: AnswerFacts): Promise<PlainAnswer> {
  const known = (await knowCars(cars, facts)).map(({ car }) => car);
  const [first, second] = known;
  if (!first || !second) return plainAnswer(answers.compare.unknown);
  const asked = about.length > 0 ? about : answering.compared;
  // City and highway mileage are one verdict. The figures tell both.
  const judged = asked.filter((slot) => !asked.some((each) => each === tellsOf(slot).within));
  const verdicts = judged.flatMap((slot) => verdict(slot, known) ?? []).slice(0, 3);
  const figures = known.map((car) => answers.compare.figures({ car: fullName(car), figures: figuresOf(car, asked) }));
  const table = showCars(known, [...new Set([...asked, ...answering.tables.compare])]);
  const short = verdicts.length > 0 ? verdicts.join(" ") : undefined;
  return { ...plainAnswer([...verdicts, ...figures].join(" "), known, table), short };
}

/** The best car and its lead. `null` if a value is unknown. */
function verdict(slot: SlotName, cars: readonly CatalogCar[]): string | null {
  const { better } = tellsOf(slot);
  const valued = cars.flatMap((car) => {
    const value = rankIn(slot, car);
    return value === null ? [] : [{ car, value }];
  });
  valued.sort((a, b) => (slotDefinitions[slot].direction === "less" ? a.value - b.value : b.value - a.value));
  const [best, next] = valued;
  if (!better || !best || !next || valued.length < cars.length) return null;
  const even = valued.filter(({ value }) => value === best.value).map(({ car }) => nameAmong(car, cars));
  if (even.length > 1) return answers.compare.even({ cars: listed(even), even: better.even });
  const gap = () => gapText(slot, Math.abs(best.value - next.value), best.car);
  const said = filled(cars.length > 2 ? better.several : better.two, gap) ?? "";
  return answers.compare.better({ car: nameAmong(best.car, cars), better: said });
}

function nameAmong(car: CatalogCar, cars: readonly CatalogCar[]): string {
  const isTwice = cars.filter(({ make, model }) => make === car.make && model === car.model).length > 1;
  return isTwice ? fullName(car) : `${car.make} ${car.model}`;
}

function figuresOf(car: CatalogCar, asked: readonly SlotName[]): string {
  return [...new Set([...figureSlots, ...asked])].flatMap((slot) => figureOf(slot, car) ?? []).join(", ");
}
