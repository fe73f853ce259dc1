import type { SlotName } from "@/lib/constraints/slot-name";

/** How people call the slots themselves. A word for two slots names both. */
export const topicWords: readonly { slots: readonly SlotName[]; say: readonly string[] }[] = [
  { slots: ["msrp"], say: ["budget", "price", "prices", "price range", "price tag", "price limit", "price point", "msrp", "cost", "costs", "money", "max price", "maximum price", "budget limit", "spending limit", "sticker price", "target price", "how much you", "spend", "expensive", "price wise", "cheap"] },
  { slots: ["year"], say: ["year", "years", "model year", "year of manufacture", "year range", "age", "newness", "exact year", "year of production", "how new", "how old", "production year"] },
  { slots: ["highwayMpg"], say: ["(highway|hwy|freeway|motorway) (mpg|mileage|fuel economy|fuel efficiency|economy|efficiency|miles|fuel mileage|fuel consumption)", "mpg on the highway", "highway", "highway gas mileage", "highway miles per gallon", "highway driving"] },
  { slots: ["cityMpg"], say: ["city (mpg|mileage|fuel economy|fuel efficiency|economy|efficiency|miles|fuel mileage|fuel consumption)", "mpg in the city", "city gas mileage", "city miles per gallon", "city driving"] },
  { slots: ["highwayMpg", "cityMpg"], say: ["mpg", "mileage", "milage", "gas mileage", "fuel economy", "fuel efficiency", "fuel consumption", "economy", "miles per gallon", "efficiency"] },
  { slots: ["fuelType"], say: ["fuel", "fuel type", "type of fuel", "kind of fuel", "engine fuel type", "fuel preference", "what it runs on", "gas type", "fuel choice", "engine fuel", "fuel grade", "engine type", "fuel requirement"] },
  { slots: ["model"], say: ["model", "models", "exact model", "specific model", "model name", "exact model name", "trim", "trim level", "nameplate", "model choice", "sedan model"] },
  { slots: ["make"], say: ["make", "makes", "brand", "brands", "manufacturer", "badge", "marque", "car maker", "carmaker"] },
  { slots: ["size"], say: ["size", "vehicle size", "car size", "size class", "exact size", "size category", "how big", "dimensions"] },
  { slots: ["style"], say: ["body", "body style", "body type", "style", "vehicle style", "shape", "body shape", "type of car", "kind of car", "type of vehicle", "vehicle type", "style of car"] },
  { slots: ["transmission"], say: ["transmission", "gearbox", "transmission type", "trans", "shifter", "gears"] },
  { slots: ["drivenWheels"], say: ["drivetrain", "drive train", "drive type", "driven wheels", "drive", "type of drive", "wheel drive", "which wheels"] },
  { slots: ["horsepower"], say: ["horsepower", "power", "engine power", "hp", "horse power"] },
  { slots: ["cylinders"], say: ["cylinders", "cylinder count", "number of cylinders", "engine", "engine size", "how many cylinders"] },
  { slots: ["doors"], say: ["doors", "number of doors", "door count", "how many doors"] },
  { slots: ["marketCategory"], say: ["market category", "category", "segment"] },
];
