import { canonicalJson } from "@/lib/canonical-json";
import { unreadIn } from "@/lib/dialogue/policy/policy";
import { counted } from "@/lib/dialogue/wording/count-words";
import { methodNamed } from "@/lib/relaxation/methods/method-lists";
import type { Configuration } from "./configuration";
import { type ConfigurationProblem, faultIf, repeatedIds } from "./configuration-problem";
import { type Condition, methodSettings, type Scenario, variableFields } from "./scenario";

/** Arms must differ in the declared fields and only there. */
export function checkArms({ conditions, varied }: Configuration): ConfigurationProblem[] {
  const [first] = conditions;
  const fields = variableFields.flatMap((field) => {
    const values = conditions.map((condition) => canonicalJson(condition[field]));
    const odd = values.findIndex((value) => value !== values[0]);
    if (varied.includes(field))
      return faultIf(odd === -1, "varied", `${field} is declared varied and is the same in every arm`);
    const reason = `differs from arm "${first?.id}"; make it the same or add "${field}" to varied`;
    return faultIf(odd !== -1, `conditions.${odd}.${field}`, reason);
  });
  const keys = conditions.map((condition) => canonicalJson(whatCounts(condition)));
  const twins = keys.flatMap((key, index) => {
    const same = keys.indexOf(key);
    const reason = `is the same as arm "${conditions[same]?.id}"; change a setting that its method uses, or remove it`;
    return faultIf(same < index, `conditions.${index}`, reason);
  });
  return [
    ...repeatedIds("conditions", conditions),
    ...fields,
    ...neutralReplies(conditions, varied),
    ...forcedLoops(conditions),
    ...chosenOutside(conditions),
    ...twins,
  ];
}

/** A method's reasons tell how right it is. */
function neutralReplies(conditions: readonly Condition[], varied: Configuration["varied"]): ConfigurationProblem[] {
  const factors: readonly string[] = varied;
  const compares = ["method", "weighting", "outside", "ranking"].filter((field) => factors.includes(field));
  if (compares.length === 0 || factors.includes("wording")) return [];
  const reason = `gives reasons that differ with the ${compares.join(" and the ")}; make it plain in every arm, or add "wording" to varied`;
  return conditions.flatMap(({ wording }, index) => faultIf(wording === "full", `conditions.${index}.wording`, reason));
}

function forcedLoops(conditions: readonly Condition[]): ConfigurationProblem[] {
  const reason = "formal proposes round by round and cannot decide by itself; make it false and add it to varied";
  return conditions.flatMap(({ method, forceDecision }, index) =>
    faultIf(method === "formal" && forceDecision, `conditions.${index}.forceDecision`, reason),
  );
}

/** The method would give its own reasons for another's choice. */
function chosenOutside(conditions: readonly Condition[]): ConfigurationProblem[] {
  return conditions.flatMap(({ outside, method, wording }, index) => {
    const at = `conditions.${index}`;
    if (!outside) return [];
    return method === "formal"
      ? faultIf(true, `${at}.outside`, "formal proposes round by round; declare another method")
      : faultIf(wording === "full", `${at}.wording`, "gives the method's reasons for a choice made outside");
  });
}

function whatCounts({ id: _id, ...fields }: Condition): Partial<Condition> {
  const own = methodNamed(fields.method).settings;
  const idle = new Set<string>(methodSettings.filter((name) => !(name in own)));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !idle.has(name)));
}

/** Sheets must be known and read whole, or people would shop by half a policy. */
export function checkSheets({ sheets = [], scenarios }: Configuration): ConfigurationProblem[] {
  const unread = sheets.flatMap(({ text }, index) =>
    unreadIn(text).map((said) => {
      return { path: `sheets.${index}.text`, reason: `“${said}” can't be read as a rule; reword it` };
    }),
  );
  const unknown = scenarios.flatMap((scenario, at) =>
    (scenario.sheets ?? []).flatMap((id, index) => {
      const isKnown = sheets.some((each) => each.id === id);
      const reason = `there is no sheet "${id}"; add it to sheets, or name another`;
      return faultIf(!isKnown, `scenarios.${at}.sheets.${index}`, reason);
    }),
  );
  return [...repeatedIds("sheets", sheets), ...unread, ...unknown];
}

/** The primary outcome first. */
export function checkPlan({ plan }: Configuration): ConfigurationProblem[] {
  const { power, primaryOutcome, secondary } = plan;
  const planned = [
    ...(power ? [{ path: "plan.power", outcome: primaryOutcome, ...power }] : []),
    ...secondary.map((each, index) => ({ path: `plan.secondary.${index}`, ...each })),
  ];
  const registered = [primaryOutcome, ...secondary.map(({ outcome }) => outcome)];
  const twice = secondary.flatMap(({ outcome }, index) =>
    registered.indexOf(outcome) <= index ? [{ path: `plan.secondary.${index}.outcome`, reason: "is registered" }] : [],
  );
  const wrong = planned.flatMap(({ path, outcome, expected, withinSd }) => {
    const isShare = outcome === "agreement-top1";
    if (expected[0] === expected[1])
      return [{ path: `${path}.expected`, reason: "two arms that do equally well leave nothing to find" }];
    if (isShare && expected.some((share) => share <= 0 || share >= 1))
      return [{ path: `${path}.expected`, reason: "agreement is a share between 0 and 1" }];
    return isShare || withinSd > 0 ? [] : [{ path: `${path}.withinSd`, reason: "is 0, and trials vary" }];
  });
  return [...twice, ...wrong];
}

/** Without a card there is nothing to rank before the chat. */
function unrankable({ scenarios, trials }: Configuration): ConfigurationProblem[] {
  if (trials.rankAt !== "before-chat") return [];
  const reason =
    "has no card's wishes to rank before the chat: give it two wishes, or set trials.rankAt to before-results";
  return scenarios.flatMap((scenario, index) => faultIf(isUnrankable(scenario), `scenarios.${index}`, reason));
}

function practiceProblems({ trials, scenarios, conditions }: Configuration): ConfigurationProblem[] {
  const { practice, rankAt } = trials;
  if (practice === null) return [];
  const { condition, card } = practice;
  const refuse = (path: string, reason: string) => [{ path: `trials.practice.${path}`, reason }];
  if (!conditions.some(({ id }) => id === condition))
    return refuse("condition", `there is no arm "${condition}"; name another`);
  if (scenarios.some(({ id }) => id === card.id))
    return refuse("card.id", `"${card.id}" is a scenario that counts; give the card another id`);
  return rankAt === "before-chat" && isUnrankable(card) ? refuse("card", "has no two wishes to rank; add one") : [];
}

const isUnrankable = (card: Scenario) => card.kind === "own" || card.wishes.length < 2;

export function checkDesign(configuration: Configuration): ConfigurationProblem[] {
  const { design, conditions, scenarios, trials } = configuration;
  const { perParticipant } = trials;
  const known = [...new Set(conditions.map(({ id }) => id))];
  const used = design.groups.flatMap((group) => group.conditions);
  const ofGroups = design.groups.flatMap(({ id: group, conditions: arms }, index) => {
    const path = `design.groups.${index}.conditions`;
    const uneven = `${perParticipant} is no multiple of the ${counted(arms.length, "arm")} of group "${group}"; change either`;
    return [
      ...arms.flatMap((id) => faultIf(!known.includes(id), path, `there is no arm "${id}"; name another, or add it`)),
      ...faultIf(new Set(arms).size !== arms.length, path, "names an arm twice; take one out"),
      ...faultIf(perParticipant % arms.length !== 0, "trials.perParticipant", uneven),
    ];
  });
  const few = `each scenario is met at most once: ${counted(scenarios.length, "scenario")} allow no ${counted(perParticipant, "trial")}; add scenarios or lower it`;
  return [
    ...repeatedIds("design.groups", design.groups),
    ...repeatedIds("scenarios", scenarios),
    ...unrankable(configuration),
    ...practiceProblems(configuration),
    ...ofGroups,
    ...known.flatMap((id) =>
      faultIf(!used.includes(id), "design.groups", `no group has the arm "${id}"; add it to one, or remove it`),
    ),
    ...faultIf(perParticipant > scenarios.length, "trials.perParticipant", few),
    ...kindProblems(configuration),
  ];
}

function kindProblems({ design: { kind, groups } }: Configuration): ConfigurationProblem[] {
  const sizes = groups.map((group) => group.conditions.length);
  const refuse = (reason: string) => [{ path: "design.groups", reason }];
  if (kind === "within" && groups.length !== 1) return refuse("a within design has one group with every arm");
  if (kind === "between" && sizes.some((size) => size !== 1))
    return refuse("a between design has one arm in each group");
  if (kind === "between" && groups.length < 2) return refuse("a between design needs two groups");
  if (kind === "mixed" && (groups.length < 2 || sizes.every((size) => size === 1)))
    return refuse("a mixed design has several groups, one of them with several arms");
  return [];
}
