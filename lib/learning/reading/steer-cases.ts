import type { SlotName } from "@/lib/constraints";
import { type LabelledTurn, readAlone, slotsSaid } from "@/lib/corpus/score-voices";
import { segmentsOf } from "@/lib/reading/acts/segments";
import { maskWords, wordsNear } from "@/lib/reading/learned/masked-text";
import { type steerClasses, steerFeatures, steerSpans } from "@/lib/reading/learned/steer-model";
import type { LinearCase } from "./train-linear";

type Vocabulary = Parameters<typeof readAlone>[1];
type Steer = (typeof steerClasses)[number];

/** Makes a case per wish that a turn names while there is a conflict. */
export function steerCases(turn: LabelledTurn, vocabulary: Vocabulary): LinearCase[] {
  const { screen, say } = turn;
  const gave = slotsSaid(screen.gave);
  const asked = screen.open?.kind === "keep" ? slotsSaid(screen.open.about) : [];
  if (gave.length + asked.length === 0) return [];
  const standing = [...new Set([...slotsSaid(screen.wishes), ...gave, ...asked])];
  const reading = readAlone(say, vocabulary);
  const slots = standing.map((slot) => ({ slot }));
  const spans = steerSpans(reading, slots);
  const masked = maskWords(reading.tokens, spans);
  const told = steersOf(turn);
  const clauses = segmentsOf(reading.tokens);
  return standing.flatMap((key): LinearCase[] => {
    if (!spans.some((span) => span.key === key)) return [];
    const status = gave.includes(key) ? "gave" : asked.includes(key) ? "asked" : "stayed";
    const features = steerFeatures({ context: { words: wordsNear(masked, key), question: [], key }, status, clauses });
    return [{ features, label: classes.indexOf(told.get(key) ?? "neither") }];
  });
}

const classes: readonly Steer[] = ["keep", "give", "neither"];

function steersOf({ acts, screen: { open } }: LabelledTurn): ReadonlyMap<SlotName, Steer> {
  const found = new Map<SlotName, Steer>();
  const tell = (names: readonly string[] | undefined, steer: Steer) => {
    for (const slot of slotsSaid(names)) if (!found.has(slot)) found.set(slot, steer);
  };
  for (const { act, about, instead, order, level = "", choice } of acts) {
    if (act === "keep" || act === "refuse") tell(about, "keep");
    if (act === "keep") tell(instead, "give");
    if (act === "give") tell(about, "give");
    if (act === "give") tell(instead, "keep");
    for (const [more = "", less = ""] of act === "weigh" ? (order ?? []) : []) {
      tell([more], "keep");
      tell([less], "give");
    }
    if (act === "weigh" && !order) tell(about, light.has(level) ? "give" : heavy.has(level) ? "keep" : "neither");
    if (open?.kind !== "keep" || asksWhatGoes.test(open.text ?? "")) continue;
    const side = (open.choices ?? []).indexOf(String(choice));
    if (side >= 0) tell(open.about?.slice(side, side + 1), "keep");
  }
  return found;
}

const light = new Set(["nice", "flexible"]);
const heavy = new Set(["must", "strong"]);
const asksWhatGoes = /\bgive up\b|\bgoes\b/i;
