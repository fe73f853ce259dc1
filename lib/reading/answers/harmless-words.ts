/** Words that change no value: hedges, manners, slot names. */
const harmless: ReadonlySet<string> = new Set(
  [
    "a an the this that these those one ones it its it's that's there here some any i i'm im i'd i'll i've id me we we're we'd our us you your",
    "am is are be been was will would could should can may might must shall do does have has got get go going let let's make take give need want wants wanted",
    "of for to on in at by with and or but so then too also as well from up about around roughly approximately circa ca near nearly close",
    "maybe perhaps probably possibly think guess suppose say hm hmm um uh er erm well oh ok okay yes yeah yep sure right just please thanks thank sorry actually really honestly probably",
    "picture imagine mind name named called stay staying keep keeping aim aiming target targeting hope hoping after set wise",
    "prefer preferably ideally rather love happy nice good great best fine alright works work looking look find show if possible",
    "max maximum min minimum most least limit top tops cap total all budget price cost costs spend pay dollars dollar bucks us usd money range",
    "year years model body style shape car cars vehicle size drive wheel wheels fuel gas engine runs run gearbox transmission box make brand mpg mileage miles gallon highway city hp horsepower horse horses power doors door seats",
    "more less newer older later onwards ish upwards important matters matter very quite pretty fairly absolutely definitely only",
  ].flatMap((line) => line.split(" ")),
);

export function isHarmless(text: string): boolean {
  const words = text.match(/[\p{L}']+|[£€¥]|\d[\d.,]*/gu) ?? [];
  return words.every((word) => harmless.has(word));
}
