// Made from messages/en/dataset.yaml and domains/laptops/messages.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { select } from "@messageformat/runtime";

export const dataset = {
  measures: {
    top1: "Exactly the wish ranked first gave way at first (1 or 0)",
    best: "What gave way at first is what the ranking would choose among the sets that bring a laptop (1 or 0)",
    tau: "Kendall's tau-b between the ranking and the costs the arm saw",
    endTop1: "Exactly the wish ranked first had given way at the end of the search (1 or 0)",
    endBest: "What had given way at the end is what the ranking would choose (1 or 0)",
    regret: "Importance given up beyond the least possible, by the participant's ranking, as a share of all",
    personaBest: "What gave way at first weighs least by the persona's weights (1 or 0)",
    accepted: "Rating of what was given up, as a share of the scale from 0 to 1",
    quality: "Decision quality: importance the laptop taken meets, as a share of the most any laptop meets, by the ranking",
    satisfaction: "Satisfaction, as a share of the scale from 0 to 1",
    confidence: "Confidence in the choice, as a share of the scale from 0 to 1",
    fit: "Perceived fit, as a share of the scale from 0 to 1",
    carTaken: "A laptop was taken (1) or none would do (0)",
    minutes: "Minutes from the start of the trial to its end, without pauses: its clock stops while the page is hidden, up to trials.awayMinutes",
    turns: "Turns of the search",
    questions: "Questions the arm asked",
  },
  outside: {
    fellBack: "What the arm asks outside failed, so that its method decided at first (1), or it chose (0)",
  },
  run: {
    id: "Random id of the run",
    kind: "participant, preview or simulated",
    status: "How the run ended, or active",
    hash: "SHA-256 of the configuration",
    group: "Group of the design; null before assignment",
    step: "Key of the step it is at, or ended at",
    seed: "Orders of items and lists follow from it",
    startedAt: "Consent",
    lastSeenAt: "Last sign of the browser",
    endedAt: "End of the run; null while active",
    excluded: "A researcher's words for leaving it out; null when none did",
    answers: "Every answer, every attempt",
    trials: "Every trial that was begun",
    practice: "The practice trial, number 0, which no analysis reads; null without one",
    events: "Everything that happened, in order: at, trial, turn, name and data, as in events.csv",
  },
  trial: {
    number: "Number of the trial, the first is 1",
    condition: "Arm of the trial",
    scenario: "Scenario of the trial",
    startedAt: "When it began",
    revealedAt: "When laptops were first seen; null before",
    pausedSeconds: "Seconds its clock stood still while the page was hidden, up to the study's cap",
    endedAt: "When it was judged or cut off; null before",
    wishes: "Wishes as they stood before any result; null when the trial ended earlier",
    ranking: "Ids of the wishes, the one to give up first at the head",
    rankingAfter: "The ranking once more after the search; null where it isn't asked",
    outcome: "The closing answers",
    taken: "The laptop taken, as the catalog has it; null when none was",
  },
  outcome: {
    end: "One was taken, none would do, or the time ran out",
    car: "Place in the catalog and name of the laptop taken",
    reason: "Why none would do",
    confidence: "Confidence in the choice, from 1",
    acceptance: "Rating of what was given up, from 1; null when nothing was",
    satisfaction: "Satisfaction, from 1",
    fit: "Perceived fit, from 1",
    infeasibility: "Whether the search ever ran empty",
  },
  answer: {
    step: "Key of the step",
    instrument: "Id of the instrument; null outside one",
    item: "Id of the item",
    trial: "Number of the trial it was asked after; null at the end",
    position: "Place of the item on the page, the first is 1",
    attempt: "First attempt is 1",
    value: "The answer; null where it was left empty",
    at: "When it was given",
  },
  estimate: {
    measure: "Name of the measure, a column of trials.csv",
    mean: "Mean of all values",
    low: "Lower end of the 95% interval, whole participants drawn; not asked with fewer than two",
    high: "Upper end of the 95% interval",
    trials: "Trials with a value",
    participants: "Participants with a value",
    decided: "1: exists only after an arm decided, so its missing values are not at random",
  },
  comparison: {
    measure: "Name of the measure, a column of trials.csv",
    effect: "`arms` for a pair of arms, a factor for its main effect, or two factors for their interaction",
    a: "Arm, level, or difference of levels",
    b: "What it is compared with",
    how: "paired: the same participants met both; independent: nobody did; mixed: some met several arms",
    n: "Participants compared",
    difference: "Of raw means, a minus b; each participant counts once",
    estimate: "Difference by the test: mean over scenarios for a binary measure, else of the mixed model",
    error: "Standard error of the mixed model; flips over scenarios have none",
    df: "Satterthwaite's degrees of freedom; flips over scenarios have none",
    low: "Lower end of the estimate's 95% interval",
    high: "Upper end of the estimate's 95% interval",
    missing_a: "Share of a's trials without a value",
    missing_b: "Share of b's trials without a value",
    decided: "1: exists only after an arm decided, so its missing values are not at random",
    p: "Two-sided, by flips over scenarios for a binary measure, else of the mixed model",
    p_holm: "Adjusted by Holm within the file and the measure",
    p_registered: "Adjusted by Holm within the file over all registered outcomes; not asked for others",
  },
  trials: {
    condition: "Arm of the trial",
    scenario: "Scenario of the trial",
    trial: "Number of the trial, the first is 1",
  },
  chosen: {
    ranking: "Ids of the ranked wishes, the one to give up first at the head, between semicolons",
    chosen: "Ids of the wishes that gave way at first, between semicolons; empty when none did",
  },
  by: {
    condition: "Arm",
    group: "Group of the design",
  },
  assignments: {
    place: "Number of the place, in the order they were given",
    participant: "Random id of the run; refused where the person withdrew",
    at: "When it was given; refused where the person withdrew",
    cell: "Group, and row of the square of its arms",
    scenario_row: "Row of the square of scenarios",
    slot: "Place in the permuted blocks; not asked for least-filled",
    status: "taken, complete, or freed by a run that ended early",
    refilled: "1: freed and given out again",
    pool: "Every cell of the draw with its fill at that moment, as JSON",
  },
  ofRun: {
    participant: "Random id of the run",
    kind: "participant, preview or simulated",
    status: "How the run ended, or active",
    excluded: "Why the run is left out: a rule's id or a researcher's words; empty when it counts",
    group: "Group of the design",
  },
  events: {
    trial: "Number of the trial, the first is 1 and practice is 0; not asked outside trials",
    condition: "Arm of the trial",
    scenario: "Scenario of the trial",
    turn: "Number of the conversation's turn, the first is 0",
    at: "When it happened",
    name: "What happened",
    data: "The event's fields as JSON",
  },
  wide: {
    started_at: "Consent",
    ended_at: "End of the run",
    minutes: "Minutes from consent to end, without the pauses of its tasks",
    checks_failed: "Attention items failed at the last chance",
  },
  codebook: {
    file: "File, or part of one",
    name: "Column or field",
    type: "Kind of values, with the labels of options",
    description: "Its meaning",
  },
  stamp: {
    configuration: "SHA-256 of the configuration",
    catalog: "SHA-256 of the catalog",
  },
  readme: (d: { title: string | number; question: string | number; madeAt: string | number; leeway: string | number; hash: string | number; catalog: string | number; participants: string | number; simulated: string | number; previews: string | number; kind: string | number; codes: string | number; plans: boolean }) => "# " + d.title + "\n\n" + d.question + "\n\n- Made " + d.madeAt + " with Leeway " + d.leeway + ".\n- Configuration SHA-256 " + d.hash + "; every row of every CSV carries the hash it was made under, and the catalog's.\n- Catalog SHA-256 " + d.catalog + ".\n- Runs: " + d.participants + " of participants, " + d.simulated + " simulated, " + d.previews + " previews. The analysis is of " + d.kind + " runs.\n\n| file | what |\n| --- | --- |\n| participants.csv | one row a run, wide |\n| trials.csv | one row a trial, with every measure; `excluded` is empty where the run counts |\n| assignments.csv | one row a place, with the pool of its draw |\n| events.csv | one row an event, long; `data` is JSON |\n| runs.jsonl | everything stored of a run, one JSON object a line |\n| codebook.csv | what every column and field holds, generated from the schemas |\n| dataset_description.json | the same for machines, in the manner of psych-DS |\n| configuration.json | the frozen study |\n| consort.json, consort.txt | who came, who went and why, for each group |\n| preregistration* | the plan in the fields of OSF and AsPredicted |\n| analysis/ | means with 95% intervals, comparisons of arms, a LaTeX table, pictures |\n| SHA256SUMS | hashes; `sha256sum -c SHA256SUMS` checks them |\n\nMeans have percentile bootstrap intervals over whole participants. Comparisons of a binary measure flip the signs of the\nscenarios' differences; others are contrasts of a mixed model (participants, scenarios and arms within scenarios random;\nREML; Satterthwaite). Where only one scenario was met they speak for it alone. p_holm is adjusted by Holm over all pairs\nof arms on one measure, or over all effects of factors; p_registered over all registered outcomes as well. `decided` marks measures that exist only after an arm decided:\ntheir missing values are not at random.\n\nCSV is UTF-8 after RFC 4180. A cell without a value holds a code:\n\n" + d.codes + "\n\nText that a spreadsheet would run as a formula begins with\nan apostrophe (`'=1+1`); `runs.jsonl` has it as it was given.\n\nLeeway's `loaders/leeway.py` and `loaders/leeway.R` read this file into tables with types, and keep the codes.\n" + select(String(d.plans), { true: "\nSimulated participants plan a study and find its faults. They are not evidence about people.\n", other: "" }),
  outcomes: {
    "agreement-top1": "whether what the arm gave up is exactly the wish that the participant, before any result, ranked as the one to give up first",
    "agreement-tau": "Kendall's tau-b between the participant's ranking and the order of the costs the arm saw",
    regret: "importance given up beyond the least possible, by the participant's own ranking",
    acceptance: "the participant's rating of what was given up",
    satisfaction: "satisfaction with the trial",
    tlx: "NASA-TLX, raw, after each trial",
    sus: "System Usability Scale, at the end",
  },
  noPower: "No power analysis was made; the number is the one that can be recruited.",
  sample: (d: { target: string | number; source: string | number }) => "" + d.target + " completed runs, from " + d.source + ".",
  units: {
    top1: "share of trials",
    best: "share of trials",
    endTop1: "share of trials",
    endBest: "share of trials",
    personaBest: "share of trials",
    carTaken: "share of trials",
    tau: "tau-b from -1 to 1",
    regret: "share of importance",
    quality: "share of importance",
    accepted: "share of the scale",
    satisfaction: "share of the scale",
    confidence: "share of the scale",
    fit: "share of the scale",
    minutes: "minutes",
    turns: "turns",
    questions: "questions",
  },
  osf: {
    title: {
      field: "Title",
      text: (d: { title: string | number }) => "" + d.title,
    },
    team: {
      field: "Contributors",
      text: (d: { team: string | number; institution: string | number; contact: string | number }) => "" + d.team + ", " + d.institution + " (" + d.contact + ")",
    },
    question: {
      field: "Description",
      text: (d: { question: string | number }) => "" + d.question,
    },
    hypotheses: {
      field: "Hypotheses",
      text: (d: { hypotheses: string | number }) => "" + d.hypotheses,
    },
    kind: {
      field: "Study type",
      text: "Experiment: participants are assigned to treatments at random.",
    },
    blinding: {
      field: "Blinding",
      text: "Participants are not told the arm, and nothing sent to their browser names it.",
    },
    more: {
      field: "Additional blinding",
      text: "The researchers' monitor shows no outcome by arm while data is collected. Opening a run, the analysis or an export is on record.",
    },
    design: {
      field: "Study design",
      text: (d: { design: string | number }) => "" + d.design,
    },
    assigned: {
      field: "Randomization",
      text: (d: { assigned: string | number }) => "" + d.assigned,
    },
    data: {
      field: "Existing data",
      text: "Registration prior to creation of data.",
    },
    explained: {
      field: "Explanation of existing data",
      text: "None. Simulated participants and previews that tried the study out are stored apart and never analysed with participants.",
    },
    procedures: {
      field: "Data collection procedures",
      text: (d: { procedures: string | number }) => "" + d.procedures,
    },
    sample: {
      field: "Sample size",
      text: (d: { sample: string | number }) => "" + d.sample,
    },
    rationale: {
      field: "Sample size rationale",
      text: (d: { rationale: string | number }) => "" + d.rationale,
    },
    stopping: {
      field: "Stopping rule",
      text: (d: { target: string | number; closes: boolean; closesAt: string | number }) => "Recruitment ends at " + d.target + " completed runs" + select(String(d.closes), { true: " or on " + d.closesAt, other: "" }) + ".",
    },
    arms: {
      field: "Manipulated variables",
      text: (d: { arms: string | number }) => "" + d.arms,
    },
    measured: {
      field: "Measured variables",
      text: (d: { measured: string | number }) => "" + d.measured,
    },
    indices: {
      field: "Indices",
      text: (d: { indices: string | number }) => "" + d.indices,
    },
    tests: {
      field: "Statistical models",
      text: (d: { tests: string | number }) => "" + d.tests,
    },
    changed: {
      field: "Transformations",
      text: "None. Every trial enters the model; ratings are shown as shares of their scale.",
    },
    inference: {
      field: "Inference criteria",
      text: (d: { inference: string | number }) => "" + d.inference,
    },
    excluded: {
      field: "Data exclusion",
      text: (d: { excluded: string | number }) => "" + d.excluded,
    },
    missing: {
      field: "Missing data",
      text: "A trial without a value of a measure is left out of that measure; nothing is imputed. The export tells not reached, not asked and refused apart.",
    },
    exploratory: {
      field: "Exploratory analysis",
      text: "Every further measure is described by arm with 95% intervals, and compared with p values adjusted by Holm within the measure; it tests no hypothesis.",
    },
    other: {
      field: "Other",
      text: (d: { ethics: string | number; hash: string | number }) => "Ethics: " + d.ethics + " The frozen configuration has the SHA-256 " + d.hash + "; every row of data carries it.",
    },
  },
  asPredicted: {
    data: {
      field: "1. Have any data been collected for this study already?",
      text: "No, no data have been collected for this study yet.",
    },
    question: {
      field: "2. What's the main question being asked or hypothesis being tested?",
      text: (d: { question: string | number; hypotheses: string | number }) => "" + d.question + "\n" + d.hypotheses,
    },
    outcome: {
      field: "3. Describe the key dependent variable(s) specifying how they will be measured.",
      text: (d: { outcome: string | number }) => "" + d.outcome,
    },
    arms: {
      field: "4. How many and which conditions will participants be assigned to?",
      text: (d: { arms: string | number; design: string | number }) => "" + d.arms + " " + d.design,
    },
    tests: {
      field: "5. Specify exactly which analyses you will conduct.",
      text: (d: { tests: string | number }) => "" + d.tests,
    },
    excluded: {
      field: "6. Describe exactly how outliers will be defined and handled, and your precise rule(s) for excluding observations.",
      text: (d: { excluded: string | number }) => "" + d.excluded,
    },
    sample: {
      field: "7. How many observations will be collected or what will determine sample size?",
      text: (d: { sample: string | number; rationale: string | number }) => "" + d.sample + " " + d.rationale,
    },
    other: {
      field: "8. Anything else you would like to pre-register?",
      text: (d: { assigned: string | number; hash: string | number; within: boolean }) => "" + d.assigned + " The frozen configuration has the SHA-256 " + d.hash + "; every row of data carries it." + select(String(d.within), { true: " Intervals draw whole participants.", other: "" }),
    },
  },
  met: {
    between: "Each participant meets one arm.",
    within: "Each participant meets every arm.",
    mixed: "Some pairs of arms are met by the same participants and others are not; both tests allow for it.",
  },
  launch: {
    fallback: {
      says: (d: { arm: string | number; count: string | number; trials: string | number }) => "What " + d.arm + " asks outside failed in " + d.count + " of " + d.trials + " trials, and its method decided.",
      fix: "Check it with `leeway study method URL`, or the model with `leeway model check`.",
    },
    asks: {
      says: (d: { arm: string | number; count: string | number; trials: string | number }) => "" + d.arm + " asks in " + d.count + " of " + d.trials + " trials instead of deciding.",
      fix: "Set forceDecision: true, so that a seeded lot breaks ties.",
    },
    bound: {
      says: (d: { arm: string | number; share: string | number; side: string | number }) => "" + d.arm + " agrees with " + d.share + " of rankings: a " + d.side + " leaves no room to differ.",
      fix: (d: { low: string | number; high: string | number }) => "Change scenarios until it lies between " + d.low + " and " + d.high + ".",
    },
    same: {
      says: (d: { share: string | number }) => "Where both decide, two arms give up different wishes in only " + d.share + " of trials.",
      fix: (d: { least: string | number }) => "Find scenarios that tell them apart (study design --find); it takes " + d.least + ".",
    },
    unplayed: {
      says: (d: { outcome: string | number }) => "Only people can give the primary outcome (" + d.outcome + "), so its floor and ceiling are unknown.",
      fix: "Pilot it with people before the launch.",
    },
    few: {
      says: (d: { count: string | number }) => "" + d.count + " scenarios hardly speak for others: a test over scenarios can't reach a small p.",
      fix: (d: { least: string | number }) => "Use " + d.least + " or more.",
    },
    unattainable: {
      says: (d: { title: string | number; share: string | number; wishes: string | number; most: string | number }) => "" + d.title + " can't be measured: " + d.share + " would give up " + d.wishes + " first, and none of these alone brings a laptop. At best an arm agrees with " + d.most + ".",
      fix: "Loosen the other values until giving up one of these brings laptops, or take the card out.",
    },
    full: {
      says: (d: { title: string | number; share: string | number }) => "" + d.title + ": a laptop has everything in " + d.share + " of voices, so nothing gives way.",
      fix: "Tighten a value of the card.",
    },
    short: {
      says: (d: { title: string | number; count: string | number; arms: string | number }) => "" + d.title + ": fewer than " + d.count + " laptops to choose from with " + d.arms + ".",
      fix: "Report choice-set sizes, or change the card's values.",
    },
    missing: {
      says: (d: { title: string | number; value: string | number }) => "" + d.title + ": no laptop of the catalog has \"" + d.value + "\".",
      fix: "Use a value that the catalog has.",
    },
    count: {
      says: (d: { part: string | number; said: string | number; count: string | number }) => "The " + d.part + " text says \"" + d.said + "\", and a participant has " + d.count + ".",
      fix: "Change the text or trials.perParticipant.",
    },
    absent: {
      says: (d: { name: string | number }) => "A hypothesis or the debrief names " + d.name + ", and no arm uses it.",
      fix: "Take it out of the text, or add the arm.",
    },
    ethics: {
      says: (d: { ethics: string | number }) => "There is no ethics approval: \"" + d.ethics + "\"",
      fix: "Name the approval, or say why none is needed, under team.ethics.",
    },
    fixed: {
      says: "The plan speaks for these scenarios alone, and the analysis generalizes to others.",
      fix: "Give plan.power.scenarioSd from a pilot; 0.3 is a start.",
    },
    target: {
      says: (d: { needed: string | number; target: string | number }) => "The plan needs " + d.needed + " completed runs, and recruitment.target is " + d.target + ".",
      fix: (d: { needed: string | number }) => "Set recruitment.target to " + d.needed + " or more, or plan for a larger effect.",
    },
    model: {
      says: (d: { arm: string | number }) => "" + d.arm + " asks a language model, and this server has none.",
      fix: "Set OPENAI_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL, and start the server again.",
    },
    host: {
      says: (d: { arm: string | number; who: string | number }) => "" + d.arm + " asks " + d.who + ", which this server may not post to.",
      fix: (d: { who: string | number }) => "Add " + d.who + " to STUDY_METHOD_HOSTS, and start the server again.",
    },
    told: {
      says: (d: { arm: string | number; isModel: boolean; who: string | number }) => "" + d.arm + " sends participants' words to " + select(String(d.isModel), { true: "a ", other: "" }) + d.who + ", and the consent text doesn't say so.",
      fix: (d: { who: string | number; isModel: boolean }) => "Name \"" + d.who + "\" under consent.information" + select(String(d.isModel), { true: "", other: ", or set quotes: false" }) + ".",
    },
  },
  eventFields: {
    "step-enter": {
      step: "Key of the step that begins",
    },
    "step-answer": {
      step: "Key of the step that was answered",
      seconds: "Seconds since the step began",
    },
    "check-answer": {
      check: "`comprehension`, or the id of an attention item",
      attempt: "First attempt is 1",
      passed: "Whether it was answered as instructed",
    },
    "run-end": {
      end: "How the run ended",
      step: "At which step",
    },
    "device-change": {
      how: "How the run was found on another device",
    },
    "run-refuse": {
      reason: "Why something sent by the browser was not accepted",
      step: "Step it was meant for",
    },
    "trial-start": {
      trial: "Number of the trial, the first is 1",
      scenario: "Id of the scenario",
      conversation: "Id of the conversation that holds the turns",
      sheets: "Rule sheets in force: id, version and SHA-256 of the text",
    },
    "wishes-complete": {
      wishes: "Wishes as they stand before any result",
    },
    "ranking-give": {
      shown: "Ids of the wishes in the order the list started with: the card's before the chat",
      ranking: "Ids of the wishes, the one to give up first at the head",
      when: "The ground truth, before a word or before any result; the last is change",
      seconds: "Seconds the list was open",
    },
    "time-extend": {
      trial: "Number of the trial",
      extension: "Number of the extension, the first is 1",
    },
    "time-pause": {
      trial: "Number of the trial",
      seconds: "Seconds its clock stood still while the page was hidden, up to the study's cap",
    },
    "trial-end": {
      trial: "Number of the trial",
      outcome: "A laptop was taken, none would do, or the time ran out",
      infeasibility: "Whether the search ever ran empty",
    },
    "act-receive": {
      act: "What the participant did, as sent",
    },
    "words-read": {
      readBy: "Reader that read the words",
    },
    "question-ask": {
      question: "Question as shown",
    },
    "question-answer": {
      question: "Id of the question",
      how: "Choices tapped, an answer in words, no preference, or another act that settled it",
      choices: "Choices tapped; empty otherwise",
    },
    "wish-change": {
      before: "Wish before; null when new",
      after: "Wish after; null when withdrawn",
    },
    "lattice-read": {
      catalog: "Checksum of the catalog",
      digest: "SHA-256 of the lattice the decision rests on",
      slice: "Laptops left by fixed and locked wishes",
      soft: "Wishes that may give way",
    },
    "method-exchange": {
      outcome: "Whether it chose, or why the arm's method did",
      answer: "What came back, at most 2,000 characters",
      who: "Its address, or the model and the version of its instructions",
      by: "An outside method, or a language model",
      request: "What it was sent",
    },
    "relaxation-choose": {
      method: "Method of the arm; `http` or `model` where something outside chose",
      status: "Outcome of the method",
      candidates: "Minimal sets that could be given up",
      chosen: "Ids of the wishes that gave way",
      cost: "Sum of their weights",
      result: "Everything the method computed",
    },
    "explanation-show": {
      text: "Words of the reply as shown",
      state: "What the card is about: relaxed, undecided, listed, proposed, locked-conflict, exhausted",
      headline: "What the card opened with, where that is not the same for every card of its state",
      gaveWay: "Wishes shown as given way, from what to what",
      alternatives: "Other ways offered, with their laptops",
    },
    "result-show": {
      total: "Laptops that pass every current wish",
      cars: "Catalog positions of the laptops shown, best first",
    },
    "reply-certify": {
      method: "Method of the arm",
    },
    "model-ask": {
      task: "The model's job beside reading: deciding weights and repairs, or wording the reply",
      calls: "Requests and tokens, by call and hash of its instructions",
      outcome: "used, or why code took over",
    },
    "turn-time": {
      computeMs: "Milliseconds the server took for the reply; it was held back up to `trials.minimumReplyMs`",
    },
    "reply-show": {
      ms: "Milliseconds from sending the act to the whole reply in the browser",
    },
    "device-note": {
      width: "Width of the window in CSS pixels",
      height: "Height of the window in CSS pixels",
      touch: "Whether the main pointer is a finger",
    },
    "page-focus": {
      away: "Seconds the page was hidden or without focus",
    },
    "card-view": {
      car: "Catalog position of the laptop whose card came into view",
    },
  },
  simulated: "Simulated participants plan a study and find its faults. They are not evidence about people: simulated ones agree with each other, and with their makers, more than people do.",
} as const;
