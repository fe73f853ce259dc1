import { toConstraint } from "@/lib/constraints/constraint";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { likeness, takesBounds } from "@/lib/constraints/slots";
import { handoverWords, recommendWords } from "@/lib/reading/lexicon/question-words";
import { type Asked, slotsNamed } from "./asked";
import { measuresAsked } from "./asked-slots";
import type { CarReference, Question, Supposed, WhyTopic } from "./question";

const opensWhy =
  /^(?:why|how come|how'?d you (?:decide|pick|choose)|how did you (?:decide|pick|choose)|what made you|what'?s the reason|for what reason|explain why|on what grounds|whose idea|who decided)\b|\bwhose idea\b|\bhow did you decide\b|^(?:show me )?(?:the |your |that )?(?:math|maths|sums|calculation|reasoning)\b/;
const asksWhether =
  /^(?:is|are)\b.*\b(?:in there|on (?:the|my|your|that|this) list|included|among (?:them|these|those))$/;
const others =
  /\b(?:what else (?:could|can|might|would)|(?:what|which) (?:are |is )?(?:the |my |other |else )*(?:other )?(?:options|alternatives|ways)|any other (?:way|option|options|ways)|what other (?:options|ways|things)|is there another way|something else (?:give|go))\b/;
const weighs =
  /\b(?:(?:which|what)(?:'s|s| is| of)?\b.*\b(?:matters?|least important|most important|weighs?)\b.*|how did you (?:decide|rank|weigh).*\b(?:weight|weights|matters|important|order|first)|what do you think matters)\b/;

export function readWhy(asked: Asked): Question | null {
  const { core, cars, named } = asked;
  if (others.test(core) && cars.length === 0) return why("others", asked);
  const isCarMissing = named.cars.length > 0 && opensWhy.test(core) && /\bnot\b|n'?t\b/.test(core);
  if (isCarMissing || (cars.length > 0 && asksWhether.test(core))) return { ...why("absent", asked), cars };
  if (weighs.test(core) && /\b(?:wish\w*|list|me|my|you think|important|weight)\b/.test(core))
    return why("weights", asked);
  if (!opensWhy.test(core)) return null;
  if (/^why (?:don'?t|not) (?:we|you|i|us)?\s*(?:try|look|show|find|go with|go for|see)\b/.test(core)) return null;
  const isPointing = cars.length > 0 && slotsNamed(asked).length === 0;
  return why(whyTopic(core, isPointing || named.cars.length > 0), asked);
}

function whyTopic(core: string, hasCars: boolean): WhyTopic {
  if (
    /\b(?:you|u) (?:ask|asking|want to know|need to know|care|wanna know)\b|\bneed to know\b|\bdoes (?:it|that|this) matter\b/.test(
      core,
    )
  )
    return "asking";
  if (/^(?:why|how come) not\b|\band not\b|\bdidn'?t you\b|\brather than\b|\binstead of\b/.test(core)) return "kept";
  if (
    /\b(?:first|top|second|last|ahead|above|rank\w*|recommend\w*|suggest\w*|order|this (?:one|car)|that (?:one|car))\b/.test(
      core,
    )
  )
    return "order";
  if (hasCars && !/\b(?:drop|gave|give|lose|lost|cut)\b/.test(core)) return "order";
  if (/\bdecide\b.*\b(?:weight|rank|order)\b/.test(core)) return "weights";
  return "gave";
}

function why(about: WhyTopic, asked: Asked): Extract<Question, { kind: "why" }> {
  return { kind: "why", about, slots: slotsNamed(asked), cars: about === "order" ? asked.cars : [] };
}

export function readRecommend(asked: Asked): Question | null {
  const { core, text, named } = asked;
  const bare = core.replace(/,\s*$/, "");
  if (handoverWords.test(bare) || handoverWords.test(text.replace(/[\s.!?,]+$/, "")))
    return { kind: "recommend", handsOver: true, cars: [] };
  if (!recommendWords.test(core)) return null;
  return {
    kind: "recommend",
    handsOver: named.cars.length === 0 && /\bif (?:you|u) were me\b/.test(core),
    cars: candidates(asked),
  };
}

/** "Which one should I get?" after two cars were set beside each other is about those two. */
function candidates({ core, cars, named, input: { screen }, before }: Asked): CarReference[] {
  const compared = named.cars.length === 0 && /\bof (?:those|these|them)\b/.test(core) ? before() : undefined;
  if (compared?.kind === "compare") return (screen?.spoken ?? []).slice(0, compared.cars.length);
  if (cars.length > 1) return cars.slice(0, 3);
  const spoken = screen?.spoken ?? [];
  return /^(?:so )?which\b|\bbetter\b|\bof the two\b/.test(core) && spoken.length > 1 ? spoken.slice(0, 2) : [];
}

const opensWhatIf =
  /^(?:what if|suppose|supposing|imagine|say i|what (?:happens|would happen|changes|do i (?:gain|get)|would i (?:gain|get)|else (?:opens|comes))\b|(?:would|does|will|could|do|did|might) .+\b(?:help|bring|change (?:anything|things|much)|open|make a difference|work better|get me|give me|leave|free up|end)\b|if (?:i|we|it|the|you|my)\b|are there more if|how (?:many|much) (?:more|extra|fewer)\b.*\b(?:if|without|with|for \$?\d))/;
const bringsWhat =
  /^what (?:would|does|do|will|could|can) (?:an? |another |an extra |some |the )?(?:\$?[\d,.]+ ?(?:k|grand|thousand|hundred|bucks|dollars)?\b.*|(?:bit |little )?more\b.*|higher budget.*|(?:dropping|losing|going|adding|raising|giving|skipping|changing|stretching|letting|spending|paying)\b.*)\b(?:bring|get|buy|do|give|change|open|help|add|mean)\b/;
const inMiddle =
  /\b(?:how many more|what (?:would|do|could|can|will) (?:i|we|you)|does this|are there more|how many (?:are|cars|would|do)|any others|what then|anything|would there be)\b.*\bif (?:i|we|the|it)\b|^how many\b.*\bwould\b|^(?:what|how) about if\b|^what would (?:i|we) (?:get|have|see|gain) (?:at|for|with)\b|^(?:any|how many) (?:others?|more)\b.*\bif\b|^what about (?:\d|more\b|less\b|fewer\b|manual|automatic|used|new|sedans|wagons|hybrids|trucks|hatchbacks|electric|diesel)/;

export function readWhatIf(asked: Asked): Question | null {
  const { core } = asked;
  if (!opensWhatIf.test(core) && !bringsWhat.test(core) && !inMiddle.test(core)) return null;
  if (/\bif (?:you|u) were me\b|\bin a year\b|\b(?:cost|spend)\b.*\b(?:gas|fuel)\b/.test(core)) return null;
  // "Would you help me find a wagon" asks for a wagon.
  if (/^(?:would|could|will|can|do|does) (?:you|u|we|i)\b/.test(core) && !/\bhelp if\b|\bif (?:i|we)\b/.test(core))
    return null;
  const supposed = asked.supposed();
  const isEmpty = supposed.edits.length + supposed.without.length + supposed.moved.length === 0;
  if (isEmpty && (asked.named.cars.length > 0 || !asked.isMarked || !/^what if|^would\b/.test(core))) return null;
  return { kind: "whatif", supposed };
}

const costs =
  /\b(?:what (?:does|do|would|did|will|is|am|'s)|what's|whats|how much (?:more|extra|less|does|do|would|am|will|for|is|cheaper|do i|would i|could i)|how much|price difference|the difference in price|what .* (?:cost|run|do to the (?:price|number)))\b/;
const adds =
  /\b(?:cost(?:s|ing)?|add(?:s|ing|ed)?|extra|more|paying for|pay for|save without|save (?:if|by)|premium for|upcharge|do to the (?:price|number)|price difference|would .* run|runs?)\b/;

/** "What does AWD cost me here?": the price of a wish, not of a car. */
export function readCost(asked: Asked): Question | null {
  const { core, cars, named } = asked;
  const isDearer =
    /^(?:do|does|are|is) .+\b(?:cost(?:s)? (?:a lot |much )?(?:more|extra)|(?:more expensive|pricier))$/.test(core);
  if (!isDearer && (!costs.test(core) || !adds.test(core))) return null;
  if (named.cars.length > 0) return null;
  if (
    cars.length > 0 &&
    !/\bcost (?:me|us)?\s*to (?:get|have|go|stay|add|make)\b|\b(?:adds?|extra|more|cost)\b/.test(core)
  )
    return null;
  const slots = slotsNamed(asked).filter((slot) => slot !== likeness.price);
  const supposed = asked.supposed();
  const own =
    slots.length > 0 ? slots : supposed.edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint.slot] : []));
  if (own.length === 0) return null;
  return { kind: "cost", supposed, slots: own };
}

const among =
  /\b(?:of (?:these|those|them|the (?:list|lot|bunch|\w+))|here|left|in (?:my|this|the) (?:list|search)|(?:under|in|within) (?:my|our|the|that) (?:budget|cap|price|limit)|on (?:my|the|your) list|that (?:fit|match)\w*)\b/;
const whole =
  /\b(?:in total|total|overall|altogether|in the (?:whole )?catalog|at all|on the market|anywhere|in general|do you (?:have|sell|carry)|you(?:'ve)? (?:have|got)|u (?:have|got))\b/;

export function readSuperlative(asked: Asked): Question | null {
  const { core, named } = asked;
  const [hit] = measuresAsked(core, asked.input.vocabulary);
  if (!hit || named.cars.length > 1) return null;
  const opens =
    /^(?:what|which|who|whats|what's|in which|on which|whose|is there|where)\b|\b(?:which|what)(?:'s| is| one| car)\b|\b(?:one|here|anywhere|overall|(?:you|u)(?:'ve)? (?:got|have)|of (?:them|these|those|the|that)|left|there)\b/.test(
      core,
    );
  if (!opens || /^(?:i|we|my|it|the (?:newer|older|cheaper))\b/.test(core)) return null;
  const supposed = withoutNames(asked.supposed(), hit.slot);
  const isWide = (whole.test(core) || /\bnew \w+ (?:car|one)s?\b/.test(core)) && !among.test(core);
  return { kind: "superlative", by: hit.slot, end: hit.end, supposed: withNew(supposed, asked), everywhere: isWide };
}

/** "The cheapest new electric car": of the two latest model years. */
function withNew(supposed: Supposed, { core, input }: Asked): Supposed {
  const latest = input.vocabulary.ranges.year?.max;
  const isYearSaid = supposed.edits.some((edit) => edit.kind === "add" && edit.constraint.slot === "year");
  if (!/\bnew\b/.test(core) || latest === undefined || isYearSaid) return supposed;
  const constraint = toConstraint({ slot: "year", op: ">=", value: latest - 1, weight: 0.55 });
  return { ...supposed, edits: [...supposed.edits, { kind: "add", constraint }] };
}

/** "The cheapest one" is read as a wish too; as a question it adds no bound of its own. */
function withoutNames(supposed: Supposed, by: string): Supposed {
  const edits = supposed.edits.filter((edit) => {
    if (edit.kind !== "add") return false;
    const { slot, evidence } = edit.constraint;
    const said = evidence.some(({ quote }) => /\d/.test(quote)) || !isNumericSlot(slot);
    return said && (slot !== by || isNumericSlot(slot));
  });
  return { edits, without: [], moved: [] };
}

const howMany =
  /\bhow (?:many|much cars?)\b(?!\s+(?:doors?|hp|horse\w*|cylinders?|seats?|miles?|mpg|people|years?|gears?|passengers?|kids))/;
const anyOf =
  /^(?:(?:do|did) (?:you|u|they)(?: guys)?(?: still)? (?:have|carry|sell|got) any\b|(?:have )?(?:u|you|you've)(?:'ve)? got any\b|got any\b|are there (?:any|many|still)\b|is there (?:any|one)\b|any\b)|\bany\??$|\bdo (?:those|these|they|any|such) exist\b|\bany of (?:em|them|these|those)\b/;

export function readCount(asked: Asked): Question | null {
  const { core, named } = asked;
  const isNumber = howMany.test(core);
  if (!isNumber && !anyOf.test(core)) return null;
  const supposed = asked.supposed();
  const bounded = supposed.edits.some((edit) => edit.kind === "add" && takesBounds(edit.constraint.slot));
  // "Any hybrids under 40k?" asks for them.
  const isAnyWith = bounded && /^any (?:with|under|over|below|above|of)\b/.test(core);
  if (!isNumber && !isAnyWith && (bounded || /\d/.test(core))) return null;
  const named_ = named.values.length + named.cars.length;
  if (
    !isNumber &&
    !isAnyWith &&
    (named_ === 0 || core.split(" ").length > 9 || /\b(?:newer|cheaper|bigger|smaller|better|older)\b/.test(core))
  )
    return null;
  const counted: Supposed = { edits: testsOf(asked, supposed), without: [], moved: [] };
  const isWide = whole.test(core) && !among.test(core) && named_ === 0;
  return { kind: "count", supposed: counted, everywhere: isWide };
}

/** Values that are named count as they are named; bounds as they were read. */
function testsOf({ named }: Asked, { edits }: Supposed): Supposed["edits"] {
  const spoken = named.values.map(({ slot, values }) => {
    const [only] = values;
    return values.length === 1 && only !== undefined
      ? toConstraint({ slot, op: "==", value: only, weight: 0.55 })
      : toConstraint({ slot, op: "in", value: values.map(String), weight: 0.55 });
  });
  const cars = named.cars.map(({ car }) =>
    car.models.length > 0
      ? toConstraint({ slot: "model", op: "in", value: car.models, weight: 0.55 })
      : toConstraint({ slot: "make", op: "==", value: car.make, weight: 0.55 }),
  );
  const bounds = edits.flatMap((edit) =>
    edit.kind === "add" && isNumericSlot(edit.constraint.slot) ? [edit.constraint] : [],
  );
  return [...spoken, ...cars, ...bounds].map((constraint) => ({ kind: "add", constraint }));
}
