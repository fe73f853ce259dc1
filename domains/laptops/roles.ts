import type { Roles } from "@/domains/pack";
import type { Name, NumericName } from "./index";

export const card = ["memory", "battery"] as const satisfies readonly NumericName[];

export const roles: Roles<Name, NumericName> = {
  thing: "laptop",
  things: "laptops",
  price: "price",
  slice: ["make", "style"],
  drawn: ["price", "year", "memory", "storage", "screen", "weight", "battery", "system"],
};

export const migrations: string | undefined = "domains/laptops/drizzle";
