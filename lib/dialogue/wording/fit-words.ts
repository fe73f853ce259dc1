import { answers } from "@/messages/answers";
import { listed } from "./count-words";
import type { ResultCar } from "./parts";

/** "It gets 91 of 100 points: wishes 65/65, ...". Empty outside the shop. */
export function describeFit({ fit = [] }: Pick<ResultCar, "fit">): string {
  if (fit.length === 0) return "";
  const { fits, term, terms } = answers.why;
  const total = fit.reduce((sum, { points }) => sum + points, 0);
  const parts = fit.map((each) =>
    term({ name: terms[each.term], points: Math.round(each.points), most: Math.round(each.of) }),
  );
  return fits({ total: Math.round(total), parts: listed(parts) });
}
