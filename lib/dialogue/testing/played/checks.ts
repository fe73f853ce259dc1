import { z } from "zod";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { isExclusion, type WordTable, wordTable } from "@/lib/constraints";
import { slotValueSchema } from "@/lib/constraints/constraint";
import { numbersOn } from "@/lib/dialogue/showing/shown-products";
import type { ResultProduct, WishView } from "@/lib/dialogue/wording/parts";
import type { PlayedView } from "./played-view";

const soft = { soft: z.boolean().optional() };
const slots = z.union([z.string(), z.array(z.string())]);
const topSchema = z.object({ slot: z.string(), op: z.string(), value: slotValueSchema });

/** `soft` checks are matters of taste. */
export const checkSchema = z.union([
  z.object({
    wish: z.string(),
    op: z.string().optional(),
    value: slotValueSchema.optional(),
    tol: z.number().optional(),
    some: z.boolean().optional(),
    absent: z.boolean().optional(),
    ...soft,
  }),
  z.object({ heavier: z.tuple([z.string(), z.string()]), ...soft }),
  z.object({ level: z.string(), in: z.array(z.string()), ...soft }),
  z.object({ same: z.array(z.string()), ...soft }),
  z.object({ noNewWish: z.literal(true), ...soft }),
  z.object({ gave: slots, ...soft }),
  z.object({ notGave: slots, ...soft }),
  z.object({ gaveNothing: z.literal(true), ...soft }),
  z.object({ reply: z.string(), ...soft }),
  z.object({ notReply: z.string(), ...soft }),
  z.object({ names: z.number(), ...soft }),
  z.object({ top: topSchema, ...soft }),
  z.object({ total: z.string().regex(/^(?:>=|<=|==|>|<)\d+$/), ...soft }),
  z.object({ noQuestion: z.literal(true), ...soft }),
  z.object({ notAsked: z.string(), ...soft }),
]);
export type PlayedCheck = z.infer<typeof checkSchema>;

export function holds(check: PlayedCheck, now: PlayedView, before: PlayedView | null, vocabulary: Vocabulary): boolean {
  const gave = now.wishes.filter(({ gaveWay }) => gaveWay).map(({ constraint }) => money(constraint.slot));
  if ("wish" in check) return holdsWish(check, now);
  if ("heavier" in check) {
    const [one, other] = check.heavier.map((slot) => heaviest(now, slot));
    return one !== undefined && other !== undefined && one > other && other >= 0;
  }
  if ("level" in check)
    return on(now, check.level).some(({ constraint }) =>
      check.in.includes(constraint.locked ? "must" : constraint.level),
    );
  if ("same" in check) return before !== null && check.same.every((slot) => stand(now, slot) === stand(before, slot));
  if ("noNewWish" in check) return slotsOf(now) === slotsOf(before);
  if ("gave" in check) return [check.gave].flat().every((slot) => gave.includes(money(slot)));
  if ("notGave" in check) return [check.notGave].flat().every((slot) => !gave.includes(money(slot)));
  if ("gaveNothing" in check) return gave.length === 0;
  if ("reply" in check) return new RegExp(check.reply, "i").test(now.all);
  if ("notReply" in check) return !new RegExp(check.notReply, "i").test(now.all);
  if ("names" in check) return namedIn(now.prose, vocabulary) >= check.names;
  if ("top" in check) return now.cars.length > 0 && now.cars.slice(0, 3).every((product) => passes(product, check.top));
  if ("total" in check) return holdsTotal(check.total, now.total);
  if ("noQuestion" in check) return now.question === null;
  return money(now.question?.slot ?? "") !== money(check.notAsked);
}

/** A shopper has one kind of price, for all price slots. */
function money(slot: string): string {
  return slot === "price" ? "msrp" : slot;
}

function on(view: PlayedView | null, slot: string): WishView[] {
  return (view?.wishes ?? []).filter(({ constraint }) => money(constraint.slot) === money(slot));
}

function heaviest(view: PlayedView, slot: string): number {
  return Math.max(-1, ...on(view, slot).map(({ constraint }) => (constraint.locked ? 2 : 0) + constraint.weight));
}

function stand(view: PlayedView, slot: string): string {
  const wishes = on(view, slot).map(({ constraint }) => constraint);
  return JSON.stringify(wishes.map(({ op, value, locked, weight }) => [op, value, locked, Math.round(weight * 100)]));
}

function slotsOf(view: PlayedView | null): string {
  return [...new Set((view?.wishes ?? []).map(({ constraint }) => constraint.slot))].sort().join();
}

function holdsWish(check: Extract<PlayedCheck, { wish: string }>, now: PlayedView): boolean {
  const wishes = on(now, check.wish).map(({ constraint }) => constraint);
  if (!check.absent) return wishes.some((wish) => meets(wish, check));
  if (check.op !== undefined) return !wishes.some((wish) => meets(wish, check));
  // "No Ford" leaves no wish that asks for a Ford.
  return !wishes.some((wish) => check.value === undefined || (!isExclusion(wish.op) && meets(wish, check)));
}

const groups: WordTable<string> = wordTable({ "<": "<=", ">": ">=", "==": "in", "!=": "not in" });

function meets({ op, value }: WishView["constraint"], check: Extract<PlayedCheck, { wish: string }>): boolean {
  if (check.op && (groups[op] ?? op) !== (groups[check.op] ?? check.op)) return false;
  if (check.value === undefined) return true;
  if (typeof check.value === "number") {
    const exact = ["year", "doors", "cylinders"].includes(check.wish);
    return Math.abs(Number(value) - check.value) <= (check.tol ?? (exact ? 0 : 0.01)) * Math.abs(check.value);
  }
  const held = new Set(lower(value));
  const wanted = lower(check.value);
  const shared = wanted.filter((each) => held.has(each)).length;
  if (isExclusion(op)) return shared === wanted.length || (check.some === true && shared > 0);
  if (check.some) return shared >= wanted.length / 2;
  // A list may be half as long again. A single value must match alone.
  return shared === wanted.length && held.size <= (Array.isArray(check.value) ? 2 * shared : 1);
}

function lower(value: unknown): string[] {
  return [value].flat().map((each) => String(each).toLowerCase());
}

function passes(product: ResultProduct, { slot, op, value }: z.infer<typeof topSchema>): boolean {
  const number = wordTable<number | null | undefined>(numbersOn(product))[money(slot)];
  if (typeof number === "number")
    return op === "<=" ? number <= Number(value) : op === ">=" ? number >= Number(value) : number === value;
  const own = (
    slot === "style" ? product.style : slot === "make" ? (product.make ?? "") : (product.model ?? "")
  ).toLowerCase();
  const any = lower(value).some((each) => own === each || own.includes(each));
  return op === "!=" || op === "not in" ? !any : any;
}

function holdsTotal(check: string, total = -1): boolean {
  const wanted = Number(check.replace(/\D+/, ""));
  if (check.startsWith(">=")) return total >= wanted;
  if (check.startsWith("<=")) return total <= wanted;
  if (check.startsWith(">")) return total > wanted;
  return check.startsWith("<") ? total < wanted : total === wanted;
}

const everyday =
  /^(.{1,3}|fit|focus|edge|escape|soul|pilot|compass|mirage|leaf|spark|passport|venue|encore|ranger|transit|quest|ghost|dart|journey|charger|terrain|canyon|accent|kicks|cross|crown|rogue|clarity|insight|legacy|ascent|sport|city|discovery|dawn|flex|wave|express|phantom|liberty|patriot|continental|air)$/i;

function namedIn(prose: string, { model }: Vocabulary): number {
  const found = model.filter(({ make, value }) => {
    const name = everyday.test(value) ? `${make} ${value}` : value;
    const at = prose.indexOf(name);
    return at >= 0 && !/[A-Za-z0-9]/.test(prose[at + name.length] ?? "") && !/[A-Za-z0-9]/.test(prose[at - 1] ?? "");
  });
  return new Set(found.map(({ make, value }) => make + value)).size;
}
