const lead = "policy:";

export function ruleWishId(sheet: number, start: number, of: string): string {
  return `${lead}${sheet}:${start}:${of}`;
}

/** Whether a wish is a rule of a policy, which nothing loosens. */
export function isRule({ id }: { id: string }): boolean {
  return id.startsWith(lead);
}

export function sheetOf({ id }: { id: string }): number {
  return Number(id.split(":")[1]);
}
