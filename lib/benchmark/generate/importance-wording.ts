/** Importance from 0 to 1, clearest first. Checks a model's text; no reader uses it. */
const wordings: readonly (readonly [RegExp, number])[] = [
  [/not giving that up|will not move|insist on|refuse to settle|draw the line|rather not buy|nothing counts more/i, 1],
  [/not (very |really )?willing to compromise|non-negotiable|must-have|above everything|first and foremost/i, 1],
  [
    /(biggest|top|number one|main) (priority|goal|focus|thing)|most important|matters most|care most|strict about/i,
    0.95,
  ],
  [/not (eager|keen) to|really want/i, 0.9],
  [/most (flexible|relaxed)|(very|extremely|completely) (flexible|easy|willing)|easily (do without|compromise)/i, 0.05],
  [/(compromise|bend|flexible|give)[^.]{0,40} more than anything/i, 0.05],
  [/first thing i would sacrifice|icing on the cake|pleasant extra|least of all|let it be|drop it whenever/i, 0.05],
  [/easiest to compromise|nice-to-have|not a deal-?breaker|(happy|willing) to (bend|compromise)|let it slide/i, 0.1],
  [/ideally/i, 0.15],
  [/(pretty|fairly|relatively|quite|more) flexible|more willing/i, 0.25],
  [
    /strongly (prefer|favour|want)|feel strongly|care (a lot|a great deal)|means a lot|would hurt|high on my list/i,
    0.8,
  ],
  [/really disappointed|matters? (a lot|quite a bit)|serious about|disciplined/i, 0.75],
  [/(moderately|somewhat|reasonably) flexible|open-minded|middling|matters somewhat/i, 0.45],
  [/(bend|stretch|compromise|forgiving) (a bit|a little|slightly|there)|some room|bit of give|part of the way/i, 0.5],
  [/flexible/i, 0.3],
  [/i'd (like|love)|i’d (like|love)|hoping for|prefer/i, 0.4],
];

/** Defaults to 0.55. */
export function wordedImportance(sentences: readonly string[]): number {
  const text = sentences.join(" ");
  return wordings.find(([pattern]) => pattern.test(text))?.[1] ?? 0.55;
}
