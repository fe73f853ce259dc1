import { openDesk } from "@/app/_server/reading/request-desk";
import { Refusal } from "@/app/_server/refusal";
import { database, defaultCatalogReader } from "@/app/_server/services";
import { type OpenConversation, openConversation } from "@/app/_server/turn/open-conversation";
import type { ModelSheetView } from "@/components/results/model/model-sheet-view";
import type { CatalogCar } from "@/lib/catalog/car";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint, describeValue } from "@/lib/constraints/describe-constraint";
import { shortValue } from "@/lib/constraints/short-wish";
import type { NumericSlotName } from "@/lib/constraints/slot-name";
import { newestLooks } from "@/lib/constraints/sold/looks";
import { modelVersions, type VersionOrder } from "@/lib/dialogue/showing/model-versions";
import { anyValue, byWeight } from "@/lib/dialogue/showing/wish-parts";
import { assessState } from "@/lib/dialogue/state/assess-state";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { listed } from "@/lib/dialogue/wording/count-words";
import { list } from "@/messages/list";
import { words } from "@/messages/words";
import { describeSource } from "./data-note";

/** More versions than any model has. */
const mostVersions = 2000;

export interface ModelQuestion {
  make: string;
  model: string;
  conversationId?: string | undefined;
  order: VersionOrder;
}

/**
 * All versions of a model: of the default catalog, or of a search's own with its wishes marked. Somebody else's search
 * is as if none had been named. `null` when there is no such model; names are found in any case of letters.
 */
export async function modelPageFacts(asked: ModelQuestion): Promise<ModelSheetView | null> {
  const search = asked.conversationId === undefined ? null : await ownSearch(asked.conversationId);
  const db = search?.db ?? (await database());
  const catalog = search?.catalog ?? (await defaultCatalogReader(db));
  const { model: models } = await catalog.vocabulary();
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const found =
    models.find(({ make, value }) => make === asked.make && value === asked.model) ??
    models.find(({ make, value }) => same(make, asked.make) && same(value, asked.model));
  if (!found) return null;
  const { make, value: model } = found;
  const named: Predicate[] = [
    { slot: "make", op: "==", value: make },
    { slot: "model", op: "==", value: model },
  ];
  const cars = await catalog.cars(named, mostVersions);
  const wishes = search ? await wishesOf(search) : [];
  return {
    make,
    model,
    order: asked.order,
    ...modelVersions(cars, { wishes, order: asked.order }),
    drawn: newestLooks(cars),
    figures: figuresOf(cars),
    years: spanOf(cars, "year", String) ?? "",
    search: search ? { id: search.conversation.id, wishes: wishes.map(wishText) } : null,
    siblings: models
      .filter((each) => each.make === make && each.value !== model)
      .map(({ value }) => value)
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true })),
    dataNote: await describeSource(db, catalog),
  };
}

async function ownSearch(conversationId: string): Promise<OpenConversation | null> {
  try {
    return await openConversation(conversationId);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

async function wishesOf({ catalog, state, settings }: OpenConversation): Promise<EffectiveWish[]> {
  return byWeight((await assessState({ catalog, state, settings, desk: openDesk() })).wishes);
}

function wishText({ constraint, test }: EffectiveWish): string {
  return test ? describeConstraint(test) : anyValue(constraint);
}

function figuresOf(cars: readonly CatalogCar[]): ModelSheetView["figures"] {
  const isElectric = cars.every((car) => car.fuelType === "electric");
  const mileage = words.mpg({ electric: isElectric });
  const figure = (label: string, slot: NumericSlotName, unit: string) => {
    const value = spanOf(cars, slot, (number) => describeValue(slot, number));
    return value === null ? [] : [{ label, value, unit }];
  };
  const listedAt = figure(list.model.listPrice, "listPrice", "");
  return [
    ...figure(listedAt.length > 0 ? list.model.priceToday : list.model.listPrice, "msrp", ""),
    ...listedAt,
    ...figure(list.model.power, "horsepower", "hp"),
    ...figure(list.model.highway, "highwayMpg", mileage),
    ...figure(list.model.city, "cityMpg", mileage),
    ...driveOf(cars),
  ];
}

function driveOf(cars: readonly CatalogCar[]): ModelSheetView["figures"] {
  const drives = byFrequency(cars.map((car) => car.drivenWheels));
  return drives.length > 1
    ? [{ label: list.model.drive, value: listed(drives.map((drive) => shortValue("drivenWheels", drive))), unit: "" }]
    : [];
}

/** "186 to 250"; one number when all are the same, `null` when none is known. */
function spanOf(cars: readonly CatalogCar[], slot: NumericSlotName, say: (value: number) => string): string | null {
  const values = cars.flatMap((car) => car[slot] ?? []);
  if (values.length === 0) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? say(low) : list.plot.range({ from: say(low), to: say(high) });
}

function byFrequency(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}
