import { type Item, type ItemQuestion, itemQuestion } from "@/lib/benchmark/item";
import type { ReplayRun, Transcript } from "@/lib/benchmark/replay/transcript";
import type { RunLine } from "@/lib/benchmark/run-line";
import { toConstraint } from "@/lib/constraints/constraint";
import { type DialogueRecord, type RecordedTurn, replayKey } from "./dialogue-record";

/** Only the last turn has the decision; `null` if unreadable. */
export async function recordTranscript(
  { wishesOf }: Pick<ReplayRun, "wishesOf">,
  item: Item,
  transcript: Transcript,
  line: RunLine,
): Promise<DialogueRecord | null> {
  const read = itemQuestion(item);
  if (read.kind === "refused") return null;
  const { dialogue } = transcript;
  const turns: RecordedTurn[] = [];
  for (const [index, { role, content }] of dialogue.entries()) {
    if (role !== "user") continue;
    const next = dialogue[index + 1];
    const isLast = !dialogue.slice(index + 1).some((each) => each.role === "user");
    const wishes = await wishesOf({ ...transcript, dialogue: dialogue.slice(0, index + 1) }, item);
    turns.push({
      act: "words",
      said: content,
      reply: next?.role === "assistant" ? next.content : "",
      wishes: wishes.map(({ slot, op, value, weight }) => toConstraint({ slot, op, value, weight })),
      orderings: [],
      status: isLast ? line.status : undefined,
      given: isLast ? line.relaxed : [],
      cars: null,
    });
  }
  const [opened] = dialogue;
  const [first] = turns;
  if (first && opened?.role === "assistant") first.said = `(asked: ${opened.content}) ${first.said}`;
  return { ...recordHead(item, read.question), id: replayKey(line), setting: line.setting, turns };
}

export function recordHead(item: Item, { frame, constraints: gold, target }: ItemQuestion) {
  const { id, setting = "", baseQuery = "", persona = "" } = item;
  return { id, setting, baseQuery, persona, frame, gold, target };
}
