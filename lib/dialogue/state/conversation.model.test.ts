import fc from "fast-check";
import { expect, it } from "vitest";
import { matchesAll } from "@/lib/catalog/catalog-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Constraint, ConstraintInput, Predicate, SlotName } from "@/lib/constraints";
import { levelOf, mostWishes } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import type { TurnOutcome } from "@/lib/dialogue/run-turn";
import { partOf, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import type { Doubt } from "@/lib/reading/reading";
import type { Act } from "./act";
import type { WishAdjustment } from "./conversation-state";

const kinds = Array.from({ length: 30 }, (_, index) => `Kind ${index}`);
const products = Array.from({ length: 24 }, (_, position) =>
  makeProduct({
    position,
    make: position % 2 ? "Alpha" : "Beta",
    year: 2015 + (position % 9),
    msrp: 15_000 + ((position * 37) % 40) * 700,
    highwayMpg: 24 + ((position * 13) % 20),
    style: ["Sedan", "Wagon", "4dr SUV"][position % 3] ?? "Sedan",
    marketCategory: kinds.filter((_, index) => position % 3 > 0 || index !== position),
  }),
);

interface Standing {
  wishes: Constraint[];
  noPreference: SlotName[];
  given: WishAdjustment[] | null;
}
interface Model extends Standing {
  frame: readonly Predicate[];
  asking: "never" | "adaptive";
  held: boolean;
  turn: number;
  past: (Standing & { turn: number })[];
  future: (Standing & { turn: number })[];
  clarified: boolean;
}
type Real = ReturnType<typeof scriptedConversation> & { last?: TurnOutcome };

const standing = ({ wishes, noPreference, given }: Standing): Standing => ({ wishes, noPreference, given });
const nobody: Standing = { wishes: [], noPreference: [], given: null };

function move(model: Model, next: Partial<Standing>): void {
  model.past.push({ ...standing(model), turn: model.turn });
  model.future = [];
  Object.assign(model, next);
}

function inForce({ wishes, frame }: Model, given: readonly WishAdjustment[]): Predicate[] {
  return [...frame, ...wishes].flatMap((each) => {
    const change = "id" in each ? given.find(({ id }) => id === each.id) : undefined;
    if (!change) return [each];
    return change.to ? [{ slot: each.slot, ...change.to }] : [];
  });
}
const counted = (tests: readonly Predicate[]) => products.filter((product) => matchesAll(product, tests)).length;

/** Lasts while it is needed, allowed and brings products. */
function stillGiven(model: Model): WishAdjustment[] | null {
  const { given, wishes, held } = model;
  if (!given || held || counted(inForce(model, [])) > 0) return null;
  const mayGive = given.every(({ id }) => wishes.some((each) => each.id === id && !each.locked));
  return mayGive && counted(inForce(model, given)) > 0 ? given : null;
}

function check(model: Model, real: Real, outcome: TurnOutcome): void {
  model.turn += 1;
  model.given = stillGiven(model);
  real.last = outcome;
  const { state } = real;
  expect(state.wishes).toEqual({ constraints: model.wishes, noPreference: model.noPreference });
  expect(state.wishes.constraints.length).toBeLessThanOrEqual(mostWishes);
  expect(state.turn).toBe(model.turn);
  expect(new Set(state.asked).size).toBe(state.asked.length);
  const panel = partOf(outcome, "constraints");
  expect(panel.canUndo).toBe(model.past.length > 0);
  expect(panel.canRedo).toBe(model.future.length > 0);
  if (model.held) {
    expect(state).toMatchObject({ held: true, concession: null, total: null });
    return;
  }
  const { concession } = state;
  if (model.given) expect(concession).toMatchObject({ by: "shopper", adjustments: model.given });
  else if (concession) expect(concession.by).toBe("method");
  if (counted(inForce(model, [])) > 0) expect(concession).toBeNull();
  expect(state.total).toBe(counted(inForce(model, concession?.adjustments ?? [])));
}

type Command = fc.AsyncCommand<Model, Real>;
function command(name: string, run: (model: Model, real: Real) => Promise<TurnOutcome>): Command {
  return {
    check: () => true,
    run: async (model, real) => check(model, real, await run(model, real)),
    toString: () => name,
  };
}
const acts = (name: string, act: Act, then: (model: Model, real: Real) => void = () => undefined) =>
  command(name, (model, real) => {
    then(model, real);
    return real.play(act);
  });

function put(wishes: readonly Constraint[], added: Constraint): Constraint[] {
  const known = wishes.some(({ id }) => id === added.id);
  return known ? wishes.map((each) => (each.id === added.id ? added : each)) : [...wishes, added];
}

function state(inputs: readonly ConstraintInput[]): Command {
  return command(`state ${inputs.map(({ slot, op, value }) => `${slot} ${op} ${value}`).join(", ")}`, (model, real) => {
    // Words may need a question first. A panel's edit never does.
    const set = model.asking === "never" ? inputs : inputs.slice(0, 1);
    const added = set.map(toConstraint);
    const after = added.reduce((wishes, each) => {
      const next = put(wishes, each);
      return next.length > Math.max(mostWishes, wishes.length) ? wishes : next;
    }, model.wishes);
    const taken = added.filter((each) => after.includes(each));
    if (taken.length > 0) {
      const noPreference = model.noPreference.filter((slot) => !taken.some((each) => each.slot === slot));
      move(model, { wishes: after, noPreference, given: untouched(model, taken) });
    }
    const edits = set.map(wish);
    const [first] = edits;
    return model.asking === "never" || !first
      ? real.say("words", { edits })
      : real.play({ kind: "edit-constraint", edit: first });
  });
}

/** A choice ends when one of its wishes changes. */
function untouched({ given }: Model, changed: readonly { id: string }[]): WishAdjustment[] | null {
  return given?.some(({ id }) => changed.some((each) => each.id === id)) ? null : given;
}

const change = (place: number, how: "lock" | "remove" | "weigh") =>
  command(`${how} wish ${place}`, (model, real) => {
    const old = model.wishes[place % Math.max(1, model.wishes.length)];
    const id = old?.id ?? "nothing";
    if (old) {
      const others = model.wishes.filter((each) => each !== old);
      const changed = how === "lock" ? { ...old, locked: !old.locked } : { ...old, weight: 0.3, level: levelOf(0.3) };
      move(model, {
        wishes: how === "remove" ? others : model.wishes.map((each) => (each === old ? changed : each)),
        given: untouched(model, [old]),
      });
    }
    const edits = {
      lock: { kind: "lock", id, locked: !old?.locked } as const,
      remove: { kind: "remove", id } as const,
      weigh: { kind: "weigh", id, weight: 0.3 } as const,
    };
    return real.play({ kind: "edit-constraint", edit: edits[how] });
  });

function restore(model: Model, target: Standing): void {
  Object.assign(model, standing(target));
}

const undo = acts("undo", { kind: "undo" }, (model) => {
  const target = model.past.pop();
  if (!target) return;
  model.future.push({ ...standing(model), turn: model.turn });
  restore(model, target);
});
const redo = acts("redo", { kind: "redo" }, (model) => {
  const target = model.future.pop();
  if (!target) return;
  model.past.push({ ...standing(model), turn: model.turn });
  restore(model, target);
});
const startOver = acts("start over", { kind: "start-over" }, (model) => {
  move(model, nobody);
  model.clarified = false;
});
const rewind = (back: number) =>
  command(`rewind by ${back}`, (model, real) => {
    const turn = Math.max(0, model.turn - back);
    const target = model.past.find((each) => each.turn >= turn);
    if (target) move(model, standing(target));
    return real.play({ kind: "rewind", turn });
  });
const showProducts = acts("show cars", { kind: "show-cars" }, (model) => {
  model.held = false;
});

const agree = acts("agree", { kind: "agree" }, (model, real) => {
  const { concession } = real.state;
  if (concession) move(model, { given: concession.adjustments });
});
const disagree = acts("disagree", { kind: "disagree" }, (model, real) => {
  const gone = real.state.concession?.adjustments.map(({ id }) => id);
  if (!gone) return;
  const wishes = model.wishes.map((each) => (gone.includes(each.id) ? { ...each, locked: true } : each));
  move(model, { wishes, given: null });
});

/** The offer must bring its promised count. */
const choose = (place: number) =>
  command(`choose way ${place}`, async (model, real) => {
    const card = real.last?.parts.find((part) => part.type === "data-relaxation");
    const way = card?.data.alternatives[place];
    const outcome = await real.play({ kind: "choose-relaxation", relaxationId: way?.id ?? "gone" });
    if (way) {
      move(model, { given: real.state.concession?.adjustments ?? null });
      expect(real.state.total).toBe(way.count);
    }
    return outcome;
  });

const skip = command("skip", async (model, real) => {
  const { question } = real.state;
  const outcome = await real.play({ kind: "skip" });
  if (question?.ifSkipped) move(model, { given: real.state.concession?.adjustments ?? null });
  else if (question?.kind === "slot" && question.slot) {
    const { slot } = question;
    const gone = model.wishes.filter((each) => each.slot === slot);
    const fresh = gone.length > 0 || !model.noPreference.includes(slot);
    const noPreference = model.noPreference.includes(slot) ? model.noPreference : [...model.noPreference, slot];
    const wishes = model.wishes.filter((each) => each.slot !== slot);
    if (fresh) move(model, { wishes, noPreference, given: untouched(model, gone) });
  }
  return outcome;
});

const trunk: Doubt = {
  kind: "no-column",
  quote: "room for a dog",
  text: "The catalog does not tell how large a trunk is.",
  options: [{ label: "a wagon", edits: [wish({ slot: "style", op: "==", value: "Wagon" })] }],
};
const askTrunk = command("ask for what the catalog lacks", async (model, real) => {
  const outcome = await real.say("room for a dog", { doubts: [trunk] });
  const asks = real.state.question?.kind === "clarify";
  // Adaptive asking leaves out a doubt whose readings list the same first products.
  if (model.asking === "never") expect(asks).toBe(!model.clarified);
  else expect(asks && model.clarified).toBe(false);
  model.clarified ||= asks;
  return outcome;
});

const weight = fc.constantFrom(0.3, 0.55, 0.95);
const locked = fc.boolean();
const stated = fc.oneof(
  fc.record({
    slot: fc.constant("msrp" as const),
    op: fc.constant("<=" as const),
    value: fc.integer({ min: 12_000, max: 30_000 }),
    weight,
  }),
  fc.record({
    slot: fc.constant("highwayMpg" as const),
    op: fc.constant(">=" as const),
    value: fc.integer({ min: 30, max: 50 }),
    weight,
  }),
  fc.record({
    slot: fc.constant("style" as const),
    op: fc.constant("==" as const),
    value: fc.constantFrom("Coupe", "Sedan", "Wagon"),
    weight,
    locked,
  }),
  fc.record({
    slot: fc.constant("make" as const),
    op: fc.constant("==" as const),
    value: fc.constantFrom("Alpha", "Beta"),
    weight,
    locked,
  }),
);
const ofKinds = (count: number) =>
  kinds.slice(0, count).map((value) => ({ slot: "marketCategory" as const, op: "==" as const, value, weight: 0.5 }));

const states = fc.array(stated, { minLength: 1, maxLength: 3 }).map(state);
const changes = fc
  .tuple(fc.nat(5), fc.constantFrom("lock", "remove", "weigh"))
  .map(([place, how]) => change(place, how));
const chooses = fc.nat(2).map(choose);
const commands = fc.commands(
  [
    ...[states, states, states, states, changes, chooses, chooses],
    fc.constantFrom(20, 30).map((count) => state(ofKinds(count))),
    ...[undo, redo, agree, disagree].map((each) => fc.constant(each)),
    fc.constantFrom(undo, startOver, showProducts, skip, askTrunk),
    fc.nat(6).map(rewind),
  ],
  { maxCommands: 24, size: "max" },
);
const frames = fc.constantFrom<Predicate[]>(
  [],
  [{ slot: "make", op: "==", value: "Alpha" }],
  [
    { slot: "year", op: ">=", value: 2018 },
    { slot: "highwayMpg", op: ">=", value: 26 },
  ],
);

it("a conversation remembers what was wished, given up and undone, whatever is done to it", async () => {
  await fc.assert(
    fc.asyncProperty(commands, frames, fc.boolean(), fc.boolean(), async (played, frame, held, asks) => {
      const asking = asks ? "adaptive" : "never";
      const real: Real = scriptedConversation(products, { asking, shop: false }, frame, held ? { held } : {});
      const model: Model = { ...nobody, frame, asking, held, turn: 0, past: [], future: [], clarified: false };
      await fc.asyncModelRun(() => ({ model, real }), played);
    }),
    { seed: 31, numRuns: 80 },
  );
}, 60_000);
