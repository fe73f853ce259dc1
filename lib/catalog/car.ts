import { z } from "zod";

/** A car of a catalog, by slot. `null` means the catalog does not say. */
export const carSchema = z.object({
  make: z.string().min(1),
  model: z.string().min(1),
  year: z.number().int(),
  fuelType: z.string().min(1),
  horsepower: z.number().nullable(),
  cylinders: z.number().nullable(),
  transmission: z.string().min(1),
  drivenWheels: z.string().min(1),
  doors: z.number().nullable(),
  marketCategory: z.array(z.string()),
  size: z.string().min(1),
  style: z.string().min(1),
  highwayMpg: z.number().nullable(),
  cityMpg: z.number().nullable(),
  /** List price when new, US dollars. */
  msrp: z.number().nullable(),
});
export type Car = z.infer<typeof carSchema>;

/** A place in a catalog, as the database counts them. */
export const positionSchema = z.int32().min(0);

/** A car with its place in its catalog and what is stored beside the slots. */
export interface CatalogCar extends Car {
  /** Row number in the catalog, from 0: the order that breaks ties. */
  position: number;
  trim: string | null;
  popularity: number | null;
}

/** The fifteen slots of a car and nothing else, as files and reports carry it. */
export function toCar(car: Car): Car {
  return {
    make: car.make,
    model: car.model,
    year: car.year,
    fuelType: car.fuelType,
    horsepower: car.horsepower,
    cylinders: car.cylinders,
    transmission: car.transmission,
    drivenWheels: car.drivenWheels,
    doors: car.doors,
    marketCategory: car.marketCategory,
    size: car.size,
    style: car.style,
    highwayMpg: car.highwayMpg,
    cityMpg: car.cityMpg,
    msrp: car.msrp,
  };
}
