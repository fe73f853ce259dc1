import { z } from "zod";
import { operators } from "./operator";

export const operatorSchema = z.enum(operators);
