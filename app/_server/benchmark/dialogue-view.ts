import { Refusal } from "@/app/_server/refusal";
import { catalogReader } from "@/app/_server/services";
import type { DialogueRow, MethodRow, ReplayView } from "@/components/research/benchmark/dialogue-view";
import type { Database } from "@/db/connection/database";
import { findCatalogByChecksum } from "@/db/queries/catalogs";
import { samePredicate, sameSet } from "@/lib/benchmark/dialogue-outcome";
import { causeNames } from "@/lib/benchmark/report/plots";
import type { RunFile } from "@/lib/benchmark/report/run-file";
import { type DialogueRecord, recordOf, replayKey } from "@/lib/benchmark/run/dialogue-record";
import { freeWishes, type MethodInTurn, methodsInTurn } from "@/lib/benchmark/run/other-methods";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { type Constraint, describeConstraint, likeness, type Predicate, slotTitles } from "@/lib/constraints";
import { listed } from "@/lib/dialogue/wording/count-words";
import { lab } from "@/messages/lab";

const saying = (wish: Predicate) => `${slotTitles[wish.slot].toLowerCase()} ${describeConstraint(wish)}`;
const list = (wishes: readonly Predicate[]) => (wishes.length > 0 ? listed(wishes.map(saying)) : "nothing");

export function dialogueRows(run: RunFile, asked: { setting?: string; result?: string }): DialogueRow[] {
  const records = new Map((run.dialogues ?? []).map((each) => [each.id, each]));
  return run.lines.flatMap((line) => {
    const record = recordOf(records, line);
    if (!record) return [];
    const row = {
      id: record.id,
      setting: line.setting,
      result: causeNames[line.miss ?? "match"],
      gaveUp: list(line.relaxed),
      target: list(targetOf(record)),
      turns: record.turns.length,
    };
    const fits = (!asked.setting || row.setting === asked.setting) && (!asked.result || row.result === asked.result);
    return fits ? [row] : [];
  });
}

function targetOf({ gold, target }: DialogueRecord): Constraint[] {
  return gold.filter(({ id }) => target.includes(id));
}

export async function replayView(db: Database, run: RunFile, id: string, turn: number): Promise<ReplayView> {
  const record = run.dialogues?.find((each) => each.id === id);
  const line = run.lines.find((each) => each.id === id || replayKey(each) === id);
  if (!line || !record) throw new Refusal(404, "no-dialogue", "This run has no such dialogue.");
  const at = Math.min(Math.max(0, turn), record.turns.length - 1);
  const recorded = record.turns[at];
  const target = targetOf(record);
  const wishes = freeWishes(record, at);
  const stored = run.catalog ? await findCatalogByChecksum(db, run.catalog.checksum) : null;
  // Without the run's products in the database, nothing can be decided again.
  const catalog = stored && (await catalogReader(stored.id));
  const found = catalog ? await methodsInTurn(catalog, record, at, run.stamp?.seed ?? 1) : [];
  return {
    id,
    setting: record.setting,
    result: causeNames[line.miss ?? "match"],
    persona: record.persona,
    gold: [...record.gold]
      .sort((a, b) => b.weight - a.weight)
      .map((wish) => ({ text: saying(wish), weight: wish.weight.toFixed(2), isTarget: target.includes(wish) })),
    turns: record.turns.map(({ act, said, reply }, number) => ({ number, said, isTyped: act === "words", reply })),
    at,
    wishes: wishes.map((wish) => ({
      text: saying(wish),
      weight: wish.weight.toFixed(2),
      given: recorded?.given.some((each) => samePredicate(each, wish)) ?? false,
      isRight: record.gold.some((each) => samePredicate(each, wish)),
    })),
    methods: found.map((each) => methodRow(each, line.method, target)),
    note: noteOf(run, catalog, found),
  };
}

function methodRow(
  { method, status, given, tied, matches, product }: MethodInTurn,
  own: string,
  target: readonly Constraint[],
): MethodRow {
  const open = status === "undecided" ? `open between ${tied.length} ways, marked: ` : "";
  const price = product?.[likeness.price];
  const finds = status === "relaxed" || status === "undecided";
  return {
    method,
    isOwn: method === own,
    gives: finds ? `${open}${list(given)}` : status === "exhausted" ? lab.benchmark.stuck : status.replace("-", " "),
    products: finds ? String(matches) : "0",
    product: product
      ? `${product.year} ${product.make} ${product.model}${price == null ? "" : `, $${price.toLocaleString("en-US")}`}`
      : "",
    isRight: status === "relaxed" && sameSet(given, target),
  };
}

function noteOf({ catalog: made }: RunFile, catalog: CatalogReader | null, found: readonly MethodInTurn[]): string {
  if (found.length > 0) return "";
  if (catalog) return lab.benchmark.satisfied;
  if (!made) return lab.benchmark.unstamped;
  return lab.benchmark.unloaded({ name: made.name });
}
