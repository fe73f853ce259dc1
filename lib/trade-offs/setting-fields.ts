import { z } from "zod";
import type { Method, MethodSetting } from "@/lib/relaxation/methods/choice";
import { type SettingName, settingsOfMethods } from "@/lib/relaxation/methods/method-lists";

export function settingFields<M extends Method>(methods: readonly M[]): Record<SettingName<M>, z.ZodNumber> {
  const fields = Object.entries<MethodSetting>(settingsOfMethods(methods)).map(([name, { least, most, says }]) => [
    name,
    z.number().int().min(least).max(most).describe(says),
  ]);
  return Object.fromEntries(fields);
}
