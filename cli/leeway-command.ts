import { defineCommand } from "citty";
import { about } from "./flags";

export const leewayCommand = defineCommand({
  meta: about("leeway", "Find a product, and give up the wish that matters least when nothing matches."),
  subCommands: {
    relax: () => import("./benchmark/relax").then((module) => module.relaxCommand),
    read: () => import("./benchmark/read").then((module) => module.readCommand),
    verify: () => import("./verify/verify").then((module) => module.verifyCommand),
    "compare-methods": () => import("./benchmark/compare-methods").then((module) => module.compareMethodsCommand),
    replay: () => import("./benchmark/replay").then((module) => module.replayCommand),
    clarity: () => import("./train/clarity").then((module) => module.clarityCommand),
    "known-target": () => import("./benchmark/known-target").then((module) => module.knownTargetCommand),
    generate: () => import("./benchmark/generate").then((module) => module.generateCommand),
    simulate: () => import("./benchmark/play/simulate").then((module) => module.simulateCommand),
    hidden: () => import("./benchmark/play/hidden").then((module) => module.hiddenCommand),
    report: () => import("./benchmark/report").then((module) => module.reportCommand),
    "export-training": () => import("./train/export-training").then((module) => module.exportTrainingCommand),
    exam: () => import("./exam/testing/exam").then((module) => module.examCommand),
    train: () => import("./train/train").then((module) => module.trainCommand),
    bench: defineCommand({
      meta: about("bench", "Speed and scale, as ratios to named rivals in the same run."),
      subCommands: {
        relax: () => import("./bench/bench-relax").then((module) => module.benchRelaxCommand),
        seed: () => import("./bench/bench-seed").then((module) => module.benchSeedCommand),
        turn: () => import("./bench/bench-turn").then((module) => module.benchTurnCommand),
        load: () => import("./bench/bench-load").then((module) => module.benchLoadCommand),
        screens: () => import("./bench/bench-screens").then((module) => module.benchScreensCommand),
      },
    }),
    rules: defineCommand({
      meta: about("rules", "Rule sheets: what is read of one, and how few questions they need."),
      subCommands: {
        check: () => import("./rules/rules-commands").then((module) => module.rulesCheckCommand),
        synthesize: () => import("./rules/rules-commands").then((module) => module.rulesSynthesizeCommand),
        report: () => import("./rules/rules-commands").then((module) => module.rulesReportCommand),
      },
    }),
    study: defineCommand({
      meta: about("study", "Studies with participants: create, plan, pilot, export (docs/study-guide.md)."),
      subCommands: {
        create: () => import("./study/study-create").then((module) => module.studyCreateCommand),
        check: () => import("./study/study-check").then((module) => module.studyCheckCommand),
        example: () => import("./study/study-create").then((module) => module.studyExampleCommand),
        simulate: () => import("./study/study-simulate").then((module) => module.studySimulateCommand),
        verify: () => import("./study/study-verify").then((module) => module.studyVerifyCommand),
        export: () => import("./study/study-export").then((module) => module.studyExportCommand),
        payments: () => import("./study/study-export").then((module) => module.studyPaymentsCommand),
        power: () => import("./study/study-power").then((module) => module.studyPowerCommand),
        "dry-run": () => import("./study/study-dry-run").then((module) => module.studyDryRunCommand),
        method: () => import("./study/study-method").then((module) => module.studyMethodCommand),
        design: () => import("./study/study-design").then((module) => module.studyDesignCommand),
      },
    }),
    model: defineCommand({
      meta: about("model", "The language model that may read words."),
      subCommands: {
        check: () => import("./model-check").then((module) => module.modelCheckCommand),
      },
    }),
    corpus: defineCommand({
      meta: about("corpus", "The sentences the reader learns from (corpus/README.md)."),
      subCommands: {
        check: () => import("./corpus/corpus-check").then((module) => module.corpusCheckCommand),
        export: () => import("./corpus/corpus-export").then((module) => module.corpusExportCommand),
        score: () => import("./corpus/corpus-score").then((module) => module.corpusScoreCommand),
      },
    }),
    domain: defineCommand({
      meta: { name: "domain", description: "Domain packs: what is sold (docs/domains.md)." },
      subCommands: { create: () => import("./domain/domain-create").then((module) => module.domainCreateCommand) },
    }),
    catalog: defineCommand({
      meta: about("catalog", "Catalogs in the database, and the one that ships."),
      subCommands: {
        import: () => import("./catalog/catalog-import").then((module) => module.catalogImportCommand),
        export: () => import("./catalog/catalog-export").then((module) => module.catalogExportCommand),
        check: () => import("./catalog/catalog-check").then((module) => module.catalogCheckCommand),
      },
    }),
  },
});
