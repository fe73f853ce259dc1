import type { Predicate, SlotName, SlotValues } from "@/lib/constraints";
import {
  describeConstraint,
  describeValue,
  describeValues,
  isExclusion,
  likeness,
  slotDefinitions,
  valuesOf,
} from "@/lib/constraints";
import { listed } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";
import { words } from "@/messages/words";
import { figureOf, saidAs } from "./tell-slot";

export function money(amount: number): string {
  return saidAs(likeness.price, amount);
}

export function priceOf(item: SlotValues): string {
  return figureOf(likeness.price, item) ?? words.notListed;
}

export function carsThatAre(tests: readonly Predicate[], count = 2): string {
  const plain = tests.filter(({ op }) => !isExclusion(op) && op !== "any");
  const named = plain.filter(({ slot }) => saysAs(slot, "noun"));
  const before = plain.filter(({ slot }) => saysAs(slot, "adjective"));
  const after = tests.filter((each) => !named.includes(each) && !before.includes(each));
  const end = count === 1 ? "" : "s";
  const noun = named.map(({ slot, value }) =>
    describeValues(slot, valuesOf(value).map(String)).replace(/([\w-](?<![sxz]))(?=,| or |$)/g, `$1${end}`),
  );
  const said = before.map(({ slot, value }) =>
    listed(
      valuesOf(value).map((each) => describeValue(slot, each).replace(/ (?=drive$)/, "-")),
      "or",
    ),
  );
  const cars = [...said, ...(noun.length > 0 ? noun : [`car${end}`])].join(" ");
  const rest = after.map((each) => {
    const lead = isExclusion(each.op) || each.op === "any" ? answers.that : has(each) ? answers.with : "";
    return `${lead}${describeConstraint(each)}`;
  });
  return rest.length > 0 ? `${cars} ${rest.join(", ")}` : cars;
}

/** "Cars with 6 seats or more", but "cars up to $30,000" and "cars 2020 or newer". */
function has({ slot, op }: Predicate): boolean {
  return op === "==" || op === "in" || (slot !== likeness.price && slot !== "year");
}

function saysAs(slot: SlotName, how: "noun" | "adjective"): boolean {
  const definition = slotDefinitions[slot];
  return definition.kind !== "number" && definition.says === how;
}
