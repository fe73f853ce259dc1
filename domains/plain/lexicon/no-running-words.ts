const never = /(?!)/;

/** Nobody asks what it costs to run, so nothing is read as such a question. */
export const runningWords = {
  asks: never,
  whole: never,
  payback: never,
  miles: never,
  days: never,
  eachWay: never,
  gallon: never,
  kiloWattHour: never,
  kinds: { electric: never, hybrid: never, gas: never },
} as const;
