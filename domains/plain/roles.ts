import { about, type Name, type NumericName, slots } from "@pack/index";
import type { Roles } from "@/domains/pack";
import { measures } from "./lexicon/answering";

type Measure = Exclude<NumericName, "price" | "year">;
export const card: readonly Measure[] = measures.slice(0, 2).map(({ name }) => name as Measure);

export const roles: Roles<Name, NumericName> = {
  thing: about.thing,
  things: about.things,
  price: "price",
  slice: ["style"],
  drawn: slots.flatMap(({ name, kind }) => (kind === "number" ? [name] : [])),
};

export const migrations: string | undefined = `domains/${about.folder}/drizzle`;
