import { defaultCars, defaultColumns } from "@/db/seed/default-catalog";
import { markdownTable } from "@/lib/charts/text-table";
import type { AskCase } from "@/lib/learning/asking/ask-case";
import { actionFeatures } from "@/lib/learning/asking/ask-policy";
import { type AskFigures, type AskOutcome, figuresOf } from "@/lib/learning/asking/measure-asking";
import type { Branch } from "@/lib/learning/asking/reflect";
import { seededRandom } from "@/lib/random";
import { askCases } from "./asking-cases";
import { foldOf, folds, play, trainAskers } from "./train-askers";
import { plannedItems } from "./training-cases";

interface Measured {
  seen: AskOutcome[];
  unseen: AskOutcome[];
  unseenWords: AskOutcome[];
}

/** Trains by fold, in the layout of ADAPT's tables 1 and 2. */
export async function askingReport(count: number, seed: number): Promise<string> {
  const items = plannedItems(defaultCars(), count, seed, "test");
  const reader = defaultColumns();
  const plan = { items, reader, part: "train" as const };
  const first = await askCases({ ...plan, randomFor: (id) => seededRandom(seed, `ask ${id}`) });
  const again = await askCases({ ...plan, randomFor: (id) => seededRandom(seed, `ask again ${id}`) });
  const strange = await askCases({ ...plan, part: "test", randomFor: (id) => seededRandom(seed, `ask ${id}`) });
  const measured = new Map<string, Measured>();
  const branches: Record<Branch, number> = { same: 0, preferred: 0, question: 0, close: 0, none: 0 };
  const settings: string[] = [];
  let worthByQuestionAlone = 0;
  for (let fold = 0; fold < folds; fold++) {
    const inFold = ({ item }: AskCase) => foldOf(item) === fold;
    const known = first.filter((one) => !inFold(one));
    const met = again.filter((one) => !inFold(one));
    const trained = trainAskers(known, seed + fold);
    for (const [name, asker] of trained.askers) {
      const so = measured.get(name) ?? { seen: [], unseen: [], unseenWords: [] };
      so.seen.push(...play(asker, met, seed));
      so.unseen.push(...play(asker, first.filter(inFold), seed));
      so.unseenWords.push(...play(asker, strange.filter(inFold), seed));
      measured.set(name, so);
    }
    for (const branch of Object.keys(branches) as Branch[]) branches[branch] += trained.branches[branch];
    worthByQuestionAlone += trained.worthByQuestionAlone;
    settings.push(`${trained.settings.worthAsking} and ${trained.settings.closeEnough}`);
  }
  return [
    "## When to ask how important a wish is",
    `${first.length} personas of which ${Math.round(first.length / folds)} are held out at a time (${folds} folds). Some importances are told only when asked for; only wishes that bring cars when they go are to choose from. Mean and standard error over personas. Seen: personas trained on, in new conversations. In unseen words: held-out personas in wordings that the policy has not met. Thresholds eps1 and eps2 picked on validation personas: ${settings.join("; ")}.`,
    tableOf(measured, mainRows),
    "Ablations:",
    tableOf(measured, ablationRows),
    branchSentence(branches, worthByQuestionAlone),
    "Satisfaction by turn, unseen personas, counted on wishes that are satisfied at the end:",
    courseTable(measured),
  ].join("\n\n");
}

const mainRows = ["never ask", "student", "STaR-GATE", "value of information", "reflection", "always ask", "teacher"];
const ablationRows = ["reflection", "no reflection", "no DPO"];

function tableOf(measured: ReadonlyMap<string, Measured>, names: readonly string[]): string {
  const columns = (what: string) => [`${what} seen`, "unseen", "in unseen words"];
  const heads = ["method", ...columns("satisfied %"), ...columns("relax match %"), ...columns("questions")];
  const cell = ([mean, error]: [number, number], scale: number) =>
    `${(scale * mean).toFixed(1)} ±${(scale * error).toFixed(1)}`;
  const rows = names.flatMap((name) => {
    const own = measured.get(name);
    if (!own) return [];
    const three = [own.seen, own.unseen, own.unseenWords].map(figuresOf);
    const both = (of: (figures: AskFigures) => [number, number], scale: number) =>
      three.map((figures) => cell(of(figures), scale));
    return [
      [
        name,
        ...both(({ kept }) => kept, 100),
        ...both(({ right }) => right, 100),
        ...both(({ questions }) => questions, 1),
      ],
    ];
  });
  return markdownTable({ heads, rows });
}

function branchSentence({ same, preferred, question, close, none }: Record<Branch, number>, byQuestion: number) {
  const total = same + preferred + question + close + none;
  const percent = (count: number) => `${((100 * count) / Math.max(1, total)).toFixed(0)}%`;
  return `Of ${total} steps of the student: ${percent(question)} led to a question, ${percent(preferred + close)} to the teacher's act (${percent(preferred)} because the student already found it likelier, ${percent(close)} because it was close enough), ${percent(same + none)} to nothing (${percent(same)} the same act, ${percent(none)} too far off). The paper reports 37% questions, 48% acts, 15% nothing. Questions are weighed by their answers; by the question alone, as the paper has it, ${percent(byQuestion)} of the steps would pass the first threshold. Features of the policy: ${actionFeatures.join("; ")}.`;
}

/** Ended runs keep their last value. */
function courseTable(measured: ReadonlyMap<string, Measured>): string {
  const turns = [0, 1, 2, 3, 4];
  const rows = mainRows.map((name) => {
    const courses = (measured.get(name)?.unseen ?? []).map(({ course }) => course);
    return [
      name,
      ...turns.map((turn) => {
        const then = courses.map((course) => course[Math.min(turn, course.length - 1)] ?? 0);
        return ((100 * then.reduce((sum, each) => sum + each, 0)) / Math.max(1, then.length)).toFixed(1);
      }),
    ];
  });
  return markdownTable({ heads: ["satisfied % after questions", ...turns], rows });
}
