import { z } from "zod";

export const resultOrderSchema = z.enum(["fit", "price", "year", "mileage"]);
export type ResultOrder = z.infer<typeof resultOrderSchema>;
