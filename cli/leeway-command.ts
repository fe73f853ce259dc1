import { defineCommand } from "citty";

/** Every verb, loaded when it is called. */
export const leewayCommand = defineCommand({
  meta: {
    name: "leeway",
    description: "Find a car, and give up the wish that matters least when nothing matches.",
  },
  subCommands: {
    simulate: () => import("./simulate").then((module) => module.simulateCommand),
    generate: () => import("./generate").then((module) => module.generateCommand),
    replay: () => import("./replay").then((module) => module.replayCommand),
    relax: () => import("./relax").then((module) => module.relaxCommand),
    bench: defineCommand({
      meta: { name: "bench", description: "Speed and scale, as ratios to named rivals in the same run." },
      subCommands: {
        relax: () => import("./bench-relax").then((module) => module.benchRelaxCommand),
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
