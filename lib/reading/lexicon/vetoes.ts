/** Rules that override the models. `testing/vetoes.json` has example sentences. */
export const vetoes = {
  "own-unit": "A unit that touches a number says what it counts.",
  "standing-number": "A number that is wished for already means that wish.",
  "fixed-stance": "A condition, a likeness or a contrast is told by what it is set against.",
  "own-refusal": "Words that refuse by themselves, like nowhere to charge, refuse in any sentence.",
  "taken-back": "What one message says and takes back is no wish.",
  "told-weight": "An answer that gives a weight outright sets it.",
  "bounds-stay": "A limit is never turned round: refusing what lies beyond it is the limit.",
  "asked-for": "A value that was asked for answers the question.",
} as const;
export type VetoId = keyof typeof vetoes;
