import { z } from "zod";
import { configurationSchema } from "./configuration";

/** `checkConfiguration` has the rules between fields. */
export function configurationJsonSchema(): object {
  return {
    ...z.toJSONSchema(configurationSchema, { target: "draft-2020-12", io: "input" }),
    $id: "leeway-study/1",
    title: "Leeway study configuration",
  };
}
