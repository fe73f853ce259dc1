import { z } from "zod";
import { operators } from "./operator";

export const testOperatorSchema = z.enum(operators);
export const operatorSchema = z.enum([...operators, "any"]);
