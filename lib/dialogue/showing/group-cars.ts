import type { RankedCar } from "@/lib/catalog/catalog-reader";
import { cards } from "@/messages/cards";

/** Trims, bodies and years of one model, led by the best of them. */
export interface CarGroup {
  best: RankedCar;
  others: RankedCar[];
}

/** Groups ranked cars by make and model, in the order of each group's best car. */
export function groupCars(cars: readonly RankedCar[]): CarGroup[] {
  const groups: CarGroup[] = [];
  const byMake = new Map<string, Map<string, CarGroup>>();
  for (const car of cars) {
    const models = byMake.get(car.make) ?? new Map<string, CarGroup>();
    if (models.size === 0) byMake.set(car.make, models);
    const group = models.get(car.model);
    if (group) group.others.push(car);
    else {
      const led = { best: car, others: [] };
      models.set(car.model, led);
      groups.push(led);
    }
  }
  return groups;
}

/** Scores closer than this are as good for the shopper: then the newer car speaks for its model. */
const asGood = 0.03;

/** The group led by the newest of its cars that score as well as its best one, the better one of a year. */
export function ledByNewest({ best, others }: CarGroup): CarGroup {
  const cars = [best, ...others];
  const lead = cars
    .filter((car) => best.score - car.score <= asGood)
    .reduce((newest, car) => (car.year > newest.year ? car : newest));
  return { best: lead, others: cars.filter((car) => car !== lead) };
}

/** "also 2023", "also 2019 to 2022", "3 other trims": what stands behind the best car of a group. */
export function describeGroup({ best, others }: CarGroup): string {
  const years = [...new Set(others.map((car) => car.year))].filter((year) => year !== best.year).sort((a, b) => a - b);
  const trims = new Set(others.filter((car) => car.year === best.year).map((car) => car.trim ?? car.msrp));
  trims.delete(best.trim ?? best.msrp);
  const parts: string[] = [];
  if (trims.size) parts.push(cards.group.versions({ count: trims.size }));
  if (years.length) parts.push(cards.group.also({ years: describeYears(years) }));
  return parts.join(", ");
}

function describeYears(years: readonly number[]): string {
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return "";
  if (years.length < 3) return years.join(", ");
  return last - first + 1 === years.length ? cards.group.span({ first, last }) : cards.group.gaps({ first, last });
}
