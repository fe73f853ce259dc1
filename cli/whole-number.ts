import { WrongUse } from "./wrong-use";

/** The value of a flag that takes a whole number; throws `WrongUse` for anything else. */
export function wholeNumber(flag: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new WrongUse(`The flag "--${flag}" takes a whole number, not "${text}".`);
  return Number(text);
}
