import { describe, expect, it } from "vitest";
import { createColumnReader } from "@/lib/catalog/column-reader";
import type { Predicate } from "@/lib/constraints/constraint";
import { defaultCars } from "./default-catalog";

const reader = createColumnReader(defaultCars());

/** The first models a shopper sees for wishes that all hold: popular ones first, one entry a model. */
async function firstModels(where: Predicate[]): Promise<string[]> {
  const cars = await reader.rank({ where, score: [], ranges: {}, limit: reader.catalog.size });
  return [...new Set(cars.map(({ make, model }) => `${make} ${model}`))].slice(0, pageSize);
}

const pageSize = 8;
const is = (slot: Predicate["slot"], value: string | number): Predicate => ({ slot, op: "==", value });
const oneOf = (slot: Predicate["slot"], ...value: string[]): Predicate => ({ slot, op: "in", value });
const atMost = (slot: Predicate["slot"], value: number): Predicate => ({ slot, op: "<=", value });
const atLeast = (slot: Predicate["slot"], value: number): Predicate => ({ slot, op: ">=", value });
const under = (dollars: number) => atMost("msrp", dollars);
const from = (year: number) => atLeast("year", year);
const kind = (category: string) => is("marketCategory", category);
const allOrFour = oneOf("drivenWheels", "all wheel drive", "four wheel drive");

/** What people ask for, the wishes it comes to, and models a salesperson would name on the first page. */
const requests: [said: string, wishes: Predicate[], expected: string[]][] = [
  [
    "a cheap all-wheel-drive wagon",
    [is("style", "Wagon"), allOrFour, under(35_000)],
    ["Toyota Venza", "Volkswagen Golf SportWagen", "Volkswagen Golf Alltrack"],
  ],
  [
    "a seven-seat hybrid",
    [kind("Hybrid"), is("size", "Large"), oneOf("style", "Passenger Minivan", "4dr SUV")],
    ["Toyota Sienna", "Toyota Grand Highlander Hybrid", "Chrysler Pacifica Hybrid"],
  ],
  [
    "a fast convertible under 50 thousand",
    [is("style", "Convertible"), atLeast("horsepower", 300), under(50_000)],
    ["Ford Mustang", "Chevrolet Camaro", "Nissan 370Z"],
  ],
  ["the cheapest new car", [under(20_000), from(2023)], ["Nissan Versa", "Kia Rio", "Mitsubishi Mirage"]],
  [
    "a big pickup with four-wheel drive",
    [oneOf("style", "Crew Cab Pickup"), is("size", "Large"), allOrFour, under(55_000), from(2022)],
    ["Ford F-150", "Chevrolet Silverado 1500", "Ram 1500", "Toyota Tundra"],
  ],
  [
    "an electric family car under 45 thousand",
    [is("fuelType", "electric"), is("style", "4dr SUV"), under(45_000), from(2023)],
    ["Tesla Model Y", "Chevrolet Equinox EV", "Hyundai Ioniq 5", "Volkswagen ID.4"],
  ],
  [
    "a small all-wheel-drive crossover under 30 thousand",
    [is("size", "Compact"), kind("Crossover"), allOrFour, under(30_000), from(2022)],
    ["Subaru Crosstrek", "Honda HR-V", "Jeep Compass"],
  ],
  [
    "a saloon that sips fuel",
    [is("style", "Sedan"), is("size", "Midsize"), kind("Hybrid"), atLeast("cityMpg", 44)],
    ["Toyota Camry", "Honda Accord Hybrid", "Hyundai Sonata Hybrid"],
  ],
  [
    "a manual sports coupe under 35 thousand",
    [is("style", "Coupe"), is("transmission", "MANUAL"), under(35_000), from(2020)],
    ["Ford Mustang", "Toyota GR86", "Subaru BRZ"],
  ],
  [
    "a diesel pickup",
    [kind("Diesel"), is("style", "Crew Cab Pickup"), from(2019)],
    ["Ford F-250 Super Duty", "Ram 2500", "Chevrolet Colorado"],
  ],
  [
    "a luxury saloon under 45 thousand",
    [kind("Luxury"), is("style", "Sedan"), under(45_000), from(2020)],
    ["BMW 3 Series", "Lexus ES 350", "Acura TLX", "Audi A4"],
  ],
  [
    "a minivan under 45 thousand",
    [is("style", "Passenger Minivan"), under(45_000), from(2021)],
    ["Honda Odyssey", "Toyota Sienna", "Kia Carnival", "Chrysler Pacifica"],
  ],
  [
    "a plug-in hybrid SUV under 45 thousand",
    [kind("Plug-In Hybrid"), is("style", "4dr SUV"), under(45_000)],
    ["Toyota RAV4 Prime", "Mitsubishi Outlander PHEV", "Ford Escape Plug-in Hybrid"],
  ],
  [
    "a hot hatch",
    [is("style", "4dr Hatchback"), atLeast("horsepower", 220), is("transmission", "MANUAL")],
    ["Volkswagen Golf GTI", "Honda Civic Type R", "Toyota GR Corolla"],
  ],
  [
    "something for off-road",
    [
      is("drivenWheels", "four wheel drive"),
      oneOf("style", "4dr SUV", "2dr SUV", "Convertible SUV"),
      under(50_000),
      from(2021),
    ],
    ["Jeep Wrangler", "Toyota 4Runner", "Ford Bronco"],
  ],
  ["a van for work", [is("style", "Cargo Van"), from(2020)], ["Ford Transit Van", "Ram ProMaster Cargo Van"]],
  ["a dream car", [kind("Exotic"), atLeast("horsepower", 550)], ["Lamborghini Urus", "Aston Martin Vantage"]],
  [
    "a first car for a student",
    [is("size", "Compact"), is("style", "Sedan"), under(25_000), from(2020)],
    ["Honda Civic", "Toyota Corolla", "Hyundai Elantra"],
  ],
  [
    "2016 to 2018, 40 on the highway, under 22 thousand",
    [from(2016), atMost("year", 2018), atLeast("highwayMpg", 40), under(22_000)],
    ["Honda Civic", "Toyota Corolla", "Mazda 3"],
  ],
  [
    "a big luxury SUV",
    [kind("Luxury"), is("style", "4dr SUV"), is("size", "Large"), under(85_000), from(2022)],
    ["Cadillac Escalade", "BMW X7", "Volvo XC90", "Lincoln Aviator"],
  ],
  [
    "an electric saloon under 50 thousand",
    [is("fuelType", "electric"), is("style", "Sedan"), under(50_000)],
    ["Tesla Model 3", "Hyundai Ioniq 6"],
  ],
  [
    "a small pickup under 32 thousand",
    [is("style", "Crew Cab Pickup"), is("size", "Compact"), under(32_000), from(2022)],
    ["Toyota Tacoma", "Ford Maverick", "Nissan Frontier"],
  ],
  ["anything", [], ["Ford F-150", "Toyota Camry", "Toyota RAV4", "Honda Civic"]],
];

describe("everyday requests to the catalog that ships", () => {
  it.each(requests)("%s", async (_said, wishes, expected) => {
    const models = await firstModels(wishes);
    expect(models).toEqual(expect.arrayContaining(expected));
  });
});
