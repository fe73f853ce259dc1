import { describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { runTurn } from "@/lib/dialogue/run-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import type { ResultProduct } from "@/lib/dialogue/wording/parts";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const catalog = defaultColumns();
const preferences = createEmbeddedReader();

async function firstPage(text: string): Promise<ResultProduct[]> {
  const { parts } = await runTurn({
    state: emptyConversation(),
    act: { kind: "words", text },
    settings: shopSettings,
    catalog: openSlice(catalog),
    preferences,
    vocabulary: await catalog.vocabulary(),
  });
  return parts.flatMap((part) => (part.type === "data-results" ? part.data.cars : []));
}

interface Sense {
  shows: string[];
  /** For the first six: a small kind runs out later. */
  all?: (car: ResultProduct) => boolean;
}

const isStyle = (pattern: RegExp) => (car: ResultProduct) => pattern.test(car.style);
const costs = (most: number) => (car: ResultProduct) => car.msrp !== null && car.msrp <= most;

const requests: Readonly<Record<string, Sense>> = {
  "cheap AWD wagon": { shows: ["Subaru Outback", "Volkswagen Golf SportWagen"], all: costs(50_000) },
  "a fast convertible under 50k": { shows: ["Chevrolet Camaro", "Ford Mustang", "Nissan 370Z"], all: costs(50_000) },
  minivan: {
    shows: ["Honda Odyssey", "Toyota Sienna", "Chrysler Pacifica", "Kia Carnival"],
    all: isStyle(/^Passenger Minivan$/),
  },
  "seven-seat hybrid": {
    shows: ["Toyota Sienna", "Toyota Grand Highlander Hybrid", "Ford Explorer", "Chrysler Pacifica Hybrid"],
    all: isStyle(/Minivan|SUV/),
  },
  "the cheapest new car": { shows: ["Nissan Versa", "Mitsubishi Mirage", "Chevrolet Spark"], all: costs(16_000) },
  "big pickup with four-wheel drive under 55k": {
    shows: ["Ford F-150", "Chevrolet Silverado 1500", "Ram 1500", "Toyota Tundra"],
    all: isStyle(/Pickup/),
  },
  "electric family car under 45k": {
    shows: ["Chevrolet Equinox EV", "Hyundai Ioniq 5"],
    all: (car) => car.electric === true,
  },
  "small all-wheel-drive crossover under 30k": { shows: ["Subaru Crosstrek", "Honda HR-V"], all: isStyle(/SUV/) },
  "fuel-efficient midsize sedan": {
    shows: ["Toyota Camry Hybrid", "Honda Accord Hybrid", "Hyundai Sonata Hybrid"],
    all: (car) => (car.highwayMpg ?? 0) >= 38,
  },
  "manual sports coupe under 35k": { shows: ["Ford Mustang", "Toyota GR86", "Subaru BRZ"], all: isStyle(/^Coupe$/) },
  "diesel pickup": { shows: ["Ford F-250 Super Duty", "Ram 2500", "Chevrolet Colorado"], all: isStyle(/Pickup/) },
  "luxury sedan under 50k": { shows: ["BMW 3 Series", "Audi A3", "Acura TLX"], all: isStyle(/^Sedan$/) },
  "plug-in hybrid SUV under 50k": {
    shows: ["Toyota RAV4 Prime", "Mitsubishi Outlander PHEV", "Ford Escape Plug-in Hybrid"],
    all: isStyle(/SUV/),
  },
  "sporty hatchback with a manual": {
    shows: ["Volkswagen Golf GTI", "Honda Civic Type R", "Toyota GR Corolla"],
    all: isStyle(/Hatchback/),
  },
  "something for off-road under 50k": { shows: ["Jeep Wrangler", "Toyota 4Runner"], all: costs(50_000) },
  "a cargo van for work": { shows: ["Ford Transit Van", "Ram ProMaster Cargo Van"], all: isStyle(/^Cargo Van$/) },
  "fastest car under 60k": { shows: ["Dodge Challenger", "Chevrolet Corvette"], all: costs(60_000) },
  "first car for a student, cheap and small": { shows: ["Honda Civic", "Toyota Corolla"], all: costs(22_000) },
  "Subaru Outback": { shows: ["Subaru Outback"], all: (car) => car.model === "Outback" },
  "electric sedan under 50k": { shows: ["Tesla Model 3", "Hyundai Ioniq 6"], all: (car) => car.electric === true },
  "something roomy and safe for a family of five, under 35k": {
    shows: ["Toyota Sienna", "Ford Explorer", "Chrysler Pacifica"],
    all: isStyle(/Minivan|SUV|Wagon/),
  },
  "Honda or Toyota sedan, 2020 or newer, under 28k": {
    shows: ["Toyota Corolla", "Honda Civic", "Toyota Camry", "Honda Accord"],
    all: (car) => car.year >= 2020,
  },
};

describe("everyday requests to the catalog that ships", () => {
  it.each(Object.entries(requests))("%s", async (said, { shows, all = () => true }) => {
    const cars = await firstPage(said);
    expect(cars.map(({ make, model }) => `${make} ${model}`)).toEqual(expect.arrayContaining(shows));
    expect(
      cars
        .slice(0, 6)
        .filter((car) => !all(car))
        .map(({ name, year, trim }) => `${year} ${name} ${trim}`),
    ).toEqual([]);
    // One card per model, never six trims of one.
    expect(new Set(cars.map(({ name }) => name)).size).toBe(cars.length);
  });
});
