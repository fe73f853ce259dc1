import type { Roles } from "@/domains/pack";
import type { Name, NumericName } from "./index";

export const roles: Roles<Name, NumericName> = { price: "price" };
