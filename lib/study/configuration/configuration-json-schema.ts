import { z } from "zod";
import { configurationSchema } from "./configuration";

/** The JSON Schema of a study configuration, as it is published; rules between fields are `checkConfiguration`'s. */
export function configurationJsonSchema(): object {
  return {
    ...z.toJSONSchema(configurationSchema, { target: "draft-2020-12", io: "input" }),
    $id: "leeway-study/1",
    title: "Leeway study configuration",
  };
}
