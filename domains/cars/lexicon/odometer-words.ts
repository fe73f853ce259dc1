const miles = String.raw`(?:miles?|mil(?:e)?age|kilomet\w+|kms?)`;
const thing =
  "(?:it|them|that|this|those|these|both|each|_|(?:the|a|an|my|your) (?!highway|freeway|road|motorway|interstate))";

/** "How many mile on it", "what's the miles", "hows the mileage on that one". */
export const asksOdometer = new RegExp(
  String.raw`(?<!\bgallon\b.*)\b(?:odometer|on the clock|(?<!\b(?:gas|fuel|mpg) )${miles} (?:is |are |(?:would|will|might|could) (?:there )?be )?(?:on|has|have) ${thing}|(?:what|how)(?:'?s| is| are) (?:the |its |their )*(?:miles?|kms?)(?=[\s?.!]*$| (?:on|of|for|look\w*|like)\b)|how (?:many|much) (?:\w+ or )?${miles}(?= (?:(?:are |is |(?:would|will|might|could) (?:there )?be )?on|ha[sd]|have|did|do(?:es)?|it has|got|this|that|the|realistically)\b|[\s?.!]*$))(?!.*\b(?:gallon|charge|tank|electric(?:ity)?|get|gets|go|goes)\b)`,
);
