import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import type { SaidWeight } from "./importance";

type Asked = "must" | "important" | "room";

const asks = new PhraseTable<Asked>()
  .add(
    "[a|an] [absolute|hard|strict|firm|real] (must|must have|requirement|limit|cap|ceiling|deal breaker|dealbreaker|necessity|non negotiable)",
    "must",
  )
  .add("(firm|fixed|strict|required|essential|mandatory|non negotiable|set in stone|crucial|vital|critical)", "must")
  .add("[really|very|that] (important|a priority) [to you|for you]", "important")
  .add("(matter|care) [much|a lot|about]", "important")
  .add(
    "(flexible|negotiable|open to|willing to|some room|any room|wiggle room|optional|a nice to have|nice to have)",
    "room",
  );
const starts = new Set(["is", "are", "does", "do", "would", "isnt", "was", "must", "so", "and", "any"]);

type Answer = "yes" | "nearly" | "hardly" | "no";

const answers = new PhraseTable<Answer>()
  .add(
    "(yes|yeah|yep|yup|yea|ya|sure|sure is|of course|you bet|absolutely|definitely|certainly|totally|for sure|oh yes|indeed|very much|very much so|it is|it does|they are|i am|i do|100 percent|naturally|obviously|without a doubt|it sure is|completely|correct)",
    "yes",
  )
  .add(
    "(pretty much|more or less|basically|i guess|i guess so|i suppose|i suppose so|mostly|for the most part|kind of|kinda|sort of|sorta|somewhat|a bit|a little|yeah kind of|i think so|probably|almost|nearly|just about)",
    "nearly",
  )
  .add(
    "(not really|not so much|not particularly|not that much|not necessarily|hardly|not very|i dont think so|meh|eh|not especially)",
    "hardly",
  )
  .add(
    "(no|nope|nah|not at all|no way|it isnt|it is not|its not|it doesnt|not one bit|never|im not|i am not|i dont|god no|certainly not|definitely not|soft)",
    "no",
  );
const rest = new Set(
  "it is thats that for me to us yes yeah no nope well um oh honestly really im afraid so please thanks actually".split(
    " ",
  ),
);

const meanings = {
  must: { yes: 0.95, nearly: 0.76, hardly: 0.36, no: 0.3 },
  important: { yes: 0.78, nearly: 0.62, hardly: 0.28, no: 0 },
  room: { yes: 0.25, nearly: 0.38, hardly: 0.75, no: 0.95 },
} satisfies Record<Asked, Record<Answer, number>>;

/** "Pretty much." Weight 0 leaves the slot open. */
export function importanceAnswer(tokens: readonly Token[], question: readonly Token[]): SaidWeight | undefined {
  if (tokens.length === 0 || tokens.length > 7) return undefined;
  const asked = askedOf(question);
  if (!asked) return undefined;
  for (let index = 0; index < tokens.length; index++) {
    const hit = answers.at(tokens, index);
    const word = tokens[index]?.word ?? "";
    if (!hit) {
      if (tokens[index]?.kind === "mark" || rest.has(word)) continue;
      return undefined;
    }
    const others = tokens.slice(hit.end).filter((token) => token.kind !== "mark" && !rest.has(token.word));
    return others.length === 0 ? { weight: meanings[asked][hit.payload], start: index, end: hit.end } : undefined;
  }
  return undefined;
}

function askedOf(question: readonly Token[]): Asked | undefined {
  const mark = question.findLastIndex(({ word }) => word === "?");
  const end = mark < 0 ? question.length : mark;
  let from = end;
  while (from > 0 && ![".", "!", "?"].includes(question[from - 1]?.word ?? "")) from--;
  if (!starts.has(question[from]?.word ?? "")) return undefined;
  for (let index = from; index < end; index++) {
    const hit = asks.at(question, index);
    if (hit && hit.end <= end) return hit.payload;
  }
  return undefined;
}
