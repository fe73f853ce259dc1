// Made from messages/en/questionnaires.yaml and domains/laptops/messages.yaml by `npm run messages -- --write`. Edit that file, not this one.

export const questionnaires = {
  tlx: {
    title: "How the task was",
    scales: {
      mental: {
        name: "Mental demand",
        text: "How mentally demanding was the task?",
      },
      physical: {
        name: "Physical demand",
        text: "How physically demanding was the task?",
      },
      temporal: {
        name: "Temporal demand",
        text: "How hurried or rushed was the pace of the task?",
      },
      performance: {
        name: "Performance",
        text: "How successful were you in accomplishing what you were asked to do?",
      },
      effort: {
        name: "Effort",
        text: "How hard did you have to work to accomplish your level of performance?",
      },
      frustration: {
        name: "Frustration",
        text: "How insecure, discouraged, irritated, stressed and annoyed were you?",
      },
    },
    ends: {
      low: "Very low",
      high: "Very high",
    },
    success: {
      low: "Perfect",
      high: "Failure",
    },
    compare: "Which mattered more for the load of this task?",
    scores: {
      raw: "NASA-TLX, raw, 0 to 100",
      weighted: "NASA-TLX, weighted, 0 to 100",
    },
  },
  sus: {
    title: "The assistant as a whole",
    statements: ["I think that I would like to use this assistant frequently.", "I found the assistant unnecessarily complex.", "I thought the assistant was easy to use.", "I think that I would need the support of a technical person to be able to use this assistant.", "I found the various functions in this assistant were well integrated.", "I thought there was too much inconsistency in this assistant.", "I would imagine that most people would learn to use this assistant very quickly.", "I found the assistant very cumbersome to use.", "I felt very confident using the assistant.", "I needed to learn a lot of things before I could get going with this assistant."],
    scores: {
      score: "System Usability Scale, 0 to 100",
    },
  },
  umux: {
    title: "Two sentences about the assistant",
    useful: "This assistant's capabilities meet my requirements.",
    easy: "This assistant is easy to use.",
    scores: {
      score: "UMUX-LITE, 0 to 100",
      sus: "SUS as UMUX-LITE predicts it",
    },
  },
  agreement: {
    low: "Strongly disagree",
    high: "Strongly agree",
  },
  scale: {
    title: "What you think",
    instructions: "How far do you agree?",
    item: "I could rely on the assistant.",
    score: (d: { title: string | number; subscale: string | number; points: string | number }) => "" + d.title + ": " + d.subscale + ", 1 to " + d.points,
  },
  questions: {
    title: "A few questions",
    comments: "What do you want to tell us?",
  },
  library: {
    tlx: {
      name: "NASA-TLX",
      measures: "Workload",
      source: "Hart and Staveland 1988; without weights: Hart 2006",
    },
    umux: {
      name: "UMUX-LITE",
      measures: "Usability",
      source: "Lewis, Utesch and Maher 2013",
    },
    sus: {
      name: "SUS",
      measures: "Usability",
      source: "Brooke 1996",
    },
    scale: {
      name: "Your own scale",
      measures: "Agreement",
      source: "Items and subscales of your own",
    },
    questions: {
      name: "Your own questions",
      measures: "Anything",
      source: "Choices, numbers and text",
    },
  },
} as const;
