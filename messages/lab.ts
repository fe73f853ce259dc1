// Made from messages/en/lab.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { select } from "@messageformat/runtime";

export const lab = {
  setUp: {
    open: "They open with a token that only you know. Choose a long one, give it to the server as RESEARCH_TOKEN, and start Leeway again:",
    keep: "To keep it, write the line RESEARCH_TOKEN=… into a file named .env. Shoppers never see these pages.",
  },
  access: {
    owner: "Research token",
    as: (d: { name: string | number; role: string | number }) => "" + d.name + ", " + d.role,
    refused: (d: { role: string | number }) => "That takes the role of " + d.role + ".",
    ask: "Sign in with another token, or ask an owner of this server.",
  },
  blind: {
    note: "Results by arm stay hidden until the study closes.",
    open: "Show results now",
    why: (d: { least: string | number }) => "Why now? (" + d.least + " letters or more, on record)",
    reason: (d: { least: string | number }) => "Say in " + d.least + " letters or more why results are shown now.",
    refused: "The study is blinded: its data leaves when it closes, or when an owner shows results now.",
    pooled: "All arms together",
  },
  pilot: {
    runs: "A pilot of this version runs already.",
    through: (d: { through: string | number; of: string | number }) => "" + d.through + " of " + d.of,
    done: (d: { count: string | number }) => "All " + d.count + " are through.",
    stopped: (d: { count: string | number }) => "Stopped after " + d.count + "; those are kept.",
  },
  benchmark: {
    lead: "Simulated shoppers talk to the real dialogue about items made so that no car has everything. Each item knows which wish should give way, and to which car that leads.",
    none: "There is no run yet. Start a small one here, or add results of the command line.",
    add: "Written into the folder runs of the data folder, they show up by themselves:",
    aside: "A quarter of the published items is kept for results that no tuning has seen. Once you read their words, you can no longer tune on what you learned.",
    marks: "Filled dots are relaxation matches, hollow squares car matches, lines their 95 % intervals by a bootstrap that draws whole items.",
  },
  rules: {
    lead: "A policy becomes rules that you check and approve. People who open the shop by its link are asked only what the rules still need, and nothing loosens a rule.",
    record: (d: { hash: string | number }) => "Your name, the date and the text’s hash go on record. SHA-256 " + d.hash,
  },
  studies: {
    lead: "People search for cars under different ways of giving up a wish, and rank beforehand which wish they would give up first.",
    new: "Every field is needed, nothing is assumed. A study with participants is never changed: what is stored here becomes its next version.",
    preview: "A whole run is what participants have, from consent to code, every trial under one arm. It is stored as a preview and left out of everything. A single search shows the arm at once.",
    funnel: (d: { design: string | number }) => "By group of the " + d.design + " design; who has not met a trial has no group yet. Who withdrew is in the flow above alone.",
    paused: "New people go where no paused arm is met. In a within design that means to groups without it. Nobody new begins while every group has one. Runs under way go on.",
    store: (d: { kind: "created" | "changed" | "unchanged" | "other"; version: string | number }) => "" + select(String(d.kind), { created: "Store as a new study", changed: "Change version " + d.version, unchanged: "Go to the study", other: "Store as version " + d.version }),
    effect: (d: { kind: "created" | "changed" | "other" | "unchanged"; slug: string | number; version: string | number; before: string | number }) => "" + select(String(d.kind), { created: "There is no study \"" + d.slug + "\" yet.", changed: "There is a study \"" + d.slug + "\" that nobody has begun: its version " + d.version + " would be replaced. For a study of its own, change slug.", other: "Version " + d.before + " of \"" + d.slug + "\" has participants and stays as it is; this would be version " + d.version + ". For a study of its own, change slug.", unchanged: "This is version " + d.version + " of \"" + d.slug + "\" as it is stored." }),
  },
  dryRun: {
    playing: (d: { pairs: string | number }) => "Every voice is played through " + d.pairs + ". This takes up to a minute.",
    caveat: (d: { spread: string | number; time: string | number }) => "Agreement is with simulated rankings: the card’s weights with a standard deviation of " + d.spread + ". They plan a study and are not evidence about people. Played in " + d.time + " ms a trial.",
  },
  analysis: {
    whole: "Answered once, after every arm of the group was met, so they tell nothing of a single arm. Ask a questionnaire after each trial, or give each group one arm, to have it by arm.",
    contrasts: (d: { alpha: string | number }) => "Binary outcomes: the scenarios’ differences of shares change sign, and people’s too where most didn't meet both arms. Other outcomes: contrasts of a linear mixed model, in which participants, scenarios, and each arm’s own deviation in a scenario are random, and arm, order and place in the session are fixed; REML with Satterthwaite’s degrees of freedom, at most one less than scenarios. Holm adjusts all pairs of arms on one measure, and all effects of factors. Only the primary outcome is tested, at " + d.alpha + ". Where arms miss a measure unequally, as those that exist only after a decision, its p says nothing and is left out.",
  },
  plan: {
    registration: "Written from the configuration, the power analysis of its plan among it; the export holds the same text. Register it before the first participant: from then on the configuration can’t change.",
    power: (d: { trials: string | number; planned: boolean }) => "Power of the test that the analysis makes, for the pair of arms that fewest participants inform. A participant has " + d.trials + " in an arm. " + select(String(d.planned), { true: "The first figures are those of the configuration; others are tried out here.", other: "The configuration plans with none (plan.power is null); those here are an example to begin with." }),
    scenarios: "Wishes are drawn over the cars of the study’s catalog and played with every arm. Kept are those in which every arm decides and the arms give up different ones. The texts are drafts: rewrite them as a person would tell it.",
  },
} as const;
