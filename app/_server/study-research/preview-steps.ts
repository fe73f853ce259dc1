import { landingShown, questionsShown, rankedWish, textShown, trialShown } from "@/app/_server/study/steps-shown";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { productCard } from "@/lib/dialogue/showing/products-beside";
import { seededRandom, shuffle } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { cellsOf, scenarioRowCount, sequenceAt } from "@/lib/study/configuration/plan-cells";
import { endCode } from "@/lib/study/configuration/recruitment";
import type { Preview, RunView } from "@/lib/study/run-view";
import { type Step, scenarioOf, stepsOf } from "@/lib/study/step-items";
import { cardWishes, ranksFirst } from "@/lib/study/trial/card-ranking";

const runCode = "ABCD-EFGH-JKMN";
const sample = 3;

/** The pages of one participant in order, with practice and the first task in their parts. Stores nothing. */
export async function previewOf(configuration: Configuration, reader: CatalogReader, person: number): Promise<Preview> {
  const cells = cellsOf(configuration);
  const place = { cell: cells[person % cells.length]?.id ?? "", number: person };
  const tasks = sequenceAt(configuration, { ...place, scenarioRow: person % scenarioRowCount(configuration) });
  const judge = await judgeShown(configuration, reader);
  const all = stepsOf(configuration);
  const seed = configuration.seed + person;
  const pages = all.flatMap((step, done) => {
    const frame = { step: step.key, progress: { done, of: all.length }, runCode };
    const own = (views: RunView[]) => views.map((view) => ({ block: blockOf(configuration, step), view }));
    if (step.kind === "instructions" || step.kind === "debrief")
      return own([{ ...frame, ...textShown(configuration, step) }]);
    if (step.kind !== "trial")
      return own([{ ...frame, ...questionsShown(configuration, step, { seed, again: [], attempt: 1 }) }]);
    const number = step.trial ?? 0;
    const card = number === 0 ? configuration.trials.practice?.card.id : tasks[number - 1]?.scenario;
    const scenario = scenarioOf(configuration, card);
    if (!scenario || number > 1) return [];
    const ranking = shuffle(cardWishes(scenario) ?? [], seededRandom(seed, step.key)).flatMap(rankedWish);
    const phases = ranksFirst(configuration)
      ? (["rank", "state", "judge"] as const)
      : (["state", "rank", "judge"] as const);
    return own(
      phases.map((phase) => ({
        ...frame,
        ...trialShown(configuration, scenario, number),
        ...{ phase, ranking, judge, conversationId: "preview", isPaused: false, nextExtension: null },
        deadline: new Date(Date.now() + configuration.trials.maximumMinutes * 60_000).toISOString(),
      })),
    );
  });
  const { recruitment, team } = configuration;
  const end: RunView = {
    kind: "end",
    end: "complete",
    code: endCode(recruitment, "complete"),
    returnUrl: null,
    runCode,
  };
  const steps = [{ block: "consent", view: null }, ...pages, { block: "end", view: end }];
  return { landing: landingShown(configuration, null), contact: team.contact, steps };
}

function blockOf({ instruments }: Configuration, { kind, trial, instrument }: Step): string {
  if (kind === "instrument") return `instruments.${instruments.findIndex(({ id }) => id === instrument)}`;
  return kind === "trial" ? (trial === 0 ? "practice" : "trials") : kind;
}

/** Any products of the catalog stand for those that an arm would show. */
async function judgeShown({ trials }: Configuration, reader: CatalogReader) {
  const products = await reader.products([], sample);
  return {
    cars: products.map(productCard).map(({ position, version, name, price }) => ({
      ...{ position, price, name: `${version} ${name}`, earlier: false },
    })),
    ...{ reasons: trials.noneReasons, points: trials.points, asksAcceptance: true },
  };
}
