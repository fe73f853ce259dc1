// Made from messages/en/wish.yaml by `npm run messages -- --write`. Edit that file, not this one.

export const wish = {
  atLeast: (d: { value: string | number }) => "" + d.value + " or more",
  atMost: (d: { value: string | number }) => "at most " + d.value,
  not: (d: { value: string | number }) => "not " + d.value,
  or: " or ",
  orElse: ", or ",
  tooMany: (d: { most: string | number }) => "I can hold " + d.most + " wishes at a time",
  leftOut: (d: { tooMany: string | number; wishes: string | number }) => "" + d.tooMany + ", so I left out " + d.wishes + ". Drop one and say it again.",
  andMore: (d: { wishes: string | number; count: string | number }) => "" + d.wishes + " and " + d.count + " more",
} as const;
