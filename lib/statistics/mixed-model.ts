import { devianceAt, type MixedRow, type MixedSizes, productsOf, unit } from "./mixed-products";
import { nelderMead } from "./nelder-mead";
import { contrast, varianceParameters } from "./satterthwaite";

/**
 * REML for y = arm + terms + person + scenario + arm within scenario (Bates et al. 2015, equations 41 and 42): people
 * and scenarios are crossed, and each arm has its own deviation in each scenario. Satterthwaite as in lmerTest
 * (Kuznetsova et al. 2017). `null` for data that cannot tell the terms apart.
 */
export function fitMixed(rows: readonly MixedRow[], sizes: MixedSizes) {
  const products = productsOf(rows, sizes);
  // One value a person cannot tell people from the rest, and one scenario speaks for itself alone.
  const people = products.groups.some((group) => group.rows > 1) ? 1 : 0;
  const random = people + (sizes.scenarios > 1 ? 2 : 0);
  const whole = (scales: readonly number[]) => [...(people ? [] : [0]), ...scales, 0, 0].slice(0, 3);
  const deviance = (scales: readonly number[]) => devianceAt(products, whole(scales))?.deviance ?? Infinity;
  const start = nelderMead(deviance, new Array<number>(random).fill(0.3));
  if (!Number.isFinite(start.value)) return null;
  const found = nelderMead(deviance, start.point, { step: 0.05, tolerance: 1e-9 });
  const scales = whole(found.point).map(Math.abs);
  const at = devianceAt(products, scales);
  if (!at) return null;
  const { fixed, count } = products;
  const variance = at.rss / (count - fixed);
  const covariance = varianceParameters(products, scales, variance);
  const contrastOf = (weights: readonly number[], mostFreedom = Number.POSITIVE_INFINITY) =>
    contrast({ products, scales, at, variance, covariance }, weights, mostFreedom);
  const sd = Math.sqrt(variance);
  const [ofPeople = 0, scenarios = 0, slopes = 0] = scales.map((scale) => scale * sd);
  return {
    /** Of each arm, with further terms at their mean. */
    means: Array.from({ length: sizes.arms }, (_, arm) => at.beta[arm] as number),
    terms: Array.from({ length: fixed - sizes.arms }, (_, term) => contrastOf(unit(fixed, sizes.arms + term, 1))),
    /** Standard deviations: people, scenarios, arms within scenarios, rest. */
    spread: { people: ofPeople, scenarios, slopes, rest: sd },
    /**
     * Of weights by arm, at 95%. A variance estimated as zero would lend it the freedom of all rows, so an analysis that
     * speaks for other scenarios takes no more than these leave: their number less one.
     */
    contrast: (weights: readonly number[], mostFreedom?: number) =>
      contrastOf(
        Array.from({ length: fixed }, (_, at) => weights[at] ?? 0),
        mostFreedom,
      ),
  };
}
