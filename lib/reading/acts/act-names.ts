import { namesIn } from "@/lib/reading/text/names-in";

/** docs/reading.md defines each act. */
export const actNames = namesIn(
  "state weigh keep give ask answer accept refuse choose handover takeback restart complain background smalltalk",
);
export type ActName = (typeof actNames)[number];
