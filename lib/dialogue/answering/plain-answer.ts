import type { CatalogCar } from "@/lib/catalog/car";
import type { AnswerPart } from "@/lib/dialogue/wording/parts";
import type { PlainAnswer } from "./answer";
import { referenceTo } from "./known-car";

export function plainAnswer(text: string, spokenOf: readonly CatalogCar[] = [], shows?: AnswerPart): PlainAnswer {
  return { text, cars: spokenOf.map(referenceTo), ...(shows ? { shows } : {}) };
}
