import type { CorpusItem } from "@/lib/corpus/corpus-item";
import type { Voice, VoiceDialogue } from "@/lib/corpus/voice-schema";

/** Turns labeled conversations into one voice. Skips talks with doubts, which lack labels. */
export function labelledTalk(items: readonly CorpusItem[]): Voice {
  const single = items.filter(
    ({ turns, doubts, noPreference }) =>
      turns.filter(({ role }) => role === "user").length === 1 && !doubts?.length && !noPreference?.length,
  );
  return {
    ...{ name: "labelled-talk", sentences: [], messages: [] },
    dialogues: single.map(({ turns, expect }) => {
      const say = turns.at(-1)?.content ?? "";
      const asked = turns.at(-2)?.content;
      const act = asked ? ("answer" as const) : ("state" as const);
      const wishes = expect.flatMap(({ slot, op, value, level }) =>
        isPlain(value) ? [{ slot, op, value, ...(level ? { level } : {}) }] : [],
      );
      const acts = [{ text: say, act, wishes }];
      const screen: VoiceDialogue["turns"][number]["screen"] = asked ? { open: { kind: "slot", text: asked } } : {};
      return { turns: [{ say, acts, screen }] };
    }),
  };
}

/** Alternatives over several slots have no value. */
function isPlain(value: unknown): value is string | number | (string | number)[] {
  return [value].flat().every((each) => typeof each === "string" || typeof each === "number");
}
