import { type CatalogProduct, unknownValues } from "@/lib/catalog/catalog-reader";

export function makeProduct(said: Partial<CatalogProduct> = {}): CatalogProduct {
  return {
    position: 0,
    trim: null,
    popularity: null,
    offer: null,
    ...unknownValues(),
    make: "Alpha",
    model: "One",
    year: 2020,
    fuelType: "regular unleaded",
    horsepower: 150,
    cylinders: 4,
    transmission: "AUTOMATIC",
    drivenWheels: "front wheel drive",
    doors: 4,
    size: "Compact",
    style: "Sedan",
    highwayMpg: 30,
    cityMpg: 24,
    msrp: 20_000,
    ...said,
  };
}
