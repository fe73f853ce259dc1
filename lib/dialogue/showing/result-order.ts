import { z } from "zod";

export const resultOrderSchema = z.enum(["fit", "price", "year", "mileage"]);
/** How the list of cars is ordered. */
export type ResultOrder = z.infer<typeof resultOrderSchema>;
