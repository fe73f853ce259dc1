import type { Intent } from "@/lib/reading/reading";
import type { SpokenAct } from "./spoken-act";

export const actOfIntent: Readonly<Record<Intent, SpokenAct>> = {
  "show-now": { act: "handover", of: "all-questions" },
  "ask-more": { act: "ask", about: "ask-more" },
  "start-over": { act: "restart" },
  undo: { act: "takeback", direction: "undo" },
  redo: { act: "takeback", direction: "redo" },
  why: { act: "ask", about: "why" },
  "why-ask": { act: "ask", about: "why-ask" },
  help: { act: "ask", about: "help" },
  agree: { act: "accept", of: "proposal" },
  disagree: { act: "refuse", of: "proposal" },
  greeting: { act: "smalltalk", what: "greeting" },
  goodbye: { act: "smalltalk", what: "goodbye" },
  "never-mind": { act: "smalltalk", what: "never-mind" },
  thanks: { act: "smalltalk", what: "thanks" },
};
