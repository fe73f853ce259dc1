import type { HowTopic } from "@/lib/reading/questions/question";
import type { PlainAnswer } from "./answer";

/** How the tool works, one topic at a time. */
export function answerHow(about: HowTopic): PlainAnswer {
  return { text: words[about], cars: [] };
}

const words: Readonly<Record<HowTopic, string>> = {
  work: "Tell me what you want and how much each thing matters. If no car has it all, I give up what matters least to you and say why.",
  save: "Yes. Your search is saved in this browser, and you can share it with a link.",
  change: "Just say it, or tap the wish at the top. “Undo” takes the last change back.",
  prices: "The prices are list prices when new, from a catalog put together by hand. They aren't offers.",
  person: "I'm a program. I compute answers from the catalog, and I don't sell anything.",
  account: "No account and nothing to pay. Just say what you want.",
  bars: "The bars show how much a wish matters: five for a must, one for nice to have. Tap them to change it.",
  more: "The list shows one row for each model. Open a row for its other versions, or scroll for more.",
  order: "Cars that meet the wishes you care most about come first. Between equals, popular and newer ones lead.",
};
