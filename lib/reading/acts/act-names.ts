/** docs/reading.md defines each act. */
export const actNames = [
  "state",
  "weigh",
  "keep",
  "give",
  "ask",
  "answer",
  "accept",
  "refuse",
  "choose",
  "handover",
  "takeback",
  "restart",
  "complain",
  "background",
  "smalltalk",
] as const;
export type ActName = (typeof actNames)[number];
