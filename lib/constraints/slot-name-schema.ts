import { z } from "zod";
import { slotNames } from "./slot-name";

export const slotNameSchema = z.enum(slotNames);
