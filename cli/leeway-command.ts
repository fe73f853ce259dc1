import { defineCommand } from "citty";

/** Every verb, loaded when it is called. */
export const leewayCommand = defineCommand({
  meta: {
    name: "leeway",
    description: "Find a car, and give up the wish that matters least when nothing matches.",
  },
  subCommands: {
    report: () => import("./report").then((module) => module.reportCommand),
    simulate: () => import("./simulate").then((module) => module.simulateCommand),
    generate: () => import("./generate").then((module) => module.generateCommand),
    replay: () => import("./replay").then((module) => module.replayCommand),
    read: () => import("./read").then((module) => module.readCommand),
    relax: () => import("./relax").then((module) => module.relaxCommand),
    "compare-methods": () => import("./compare-methods").then((module) => module.compareMethodsCommand),
    bench: defineCommand({
      meta: { name: "bench", description: "Speed and scale, as ratios to named rivals in the same run." },
      subCommands: {
        relax: () => import("./bench-relax").then((module) => module.benchRelaxCommand),
        seed: () => import("./bench-seed").then((module) => module.benchSeedCommand),
      },
    }),
    model: defineCommand({
      meta: { name: "model", description: "The language model that may read words." },
      subCommands: {
        check: () => import("./model-check").then((module) => module.modelCheckCommand),
      },
    }),
    catalog: defineCommand({
      meta: { name: "catalog", description: "Catalogs in the database, and the one that ships." },
      subCommands: {
        import: () => import("./catalog-import").then((module) => module.catalogImportCommand),
        check: () => import("./catalog-check").then((module) => module.catalogCheckCommand),
      },
    }),
  },
});
