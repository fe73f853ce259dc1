import type { ScriptedReply, ScriptedRequest } from "./scripted-reply";

/** How well it thinks. `badly` reverses every comparison, misreads numbers and lies in its words. */
export type Wits = "plainly" | "badly";

type Data = Record<string, unknown>;

const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** Plays each role of the papers by simple rules. No figure from it says anything about a model. */
export function playRoles(wits: Wits, odds = true): (request: ScriptedRequest) => ScriptedReply {
  return (request) => {
    const system = request.messages[0]?.text ?? "";
    const role = roles.find(([opening]) => system.startsWith(opening));
    const said = request.messages.at(-1)?.text ?? "{}";
    // Only the prompts of tuned models are no JSON.
    const data: Data = said.startsWith("{") ? JSON.parse(said) : { said };
    if (!role) return { kind: "status", status: 400, message: "no such role" };
    return role[1](data, wits === "badly", request.logprobs && odds);
  };
}

const say = (value: unknown): ScriptedReply => ({
  kind: "answer",
  text: typeof value === "string" ? value : JSON.stringify(value),
});

const firmness = (said: string) =>
  /compromise|top priority|non-negotiable|must|biggest/i.test(said)
    ? 0.95
    : /a lot|strong/i.test(said)
      ? 0.8
      : /flexible|nice|ideal|bend|easily/i.test(said)
        ? 0.2
        : 0.55;

/** The sentence that speaks of a wish, by its last word or number. */
const spokenOf = (wish: string, conversation: string) => {
  const key = (wish.match(/[\w$,.-]+/g) ?? []).at(-1) ?? wish;
  const sentences = conversation.split(/(?<=[.!?])\s+/);
  return sentences.filter((each) => each.toLowerCase().includes(key.toLowerCase())).join(" ") || conversation;
};

type Role = (data: Data, badly: boolean, odds: boolean) => ScriptedReply;

const roles: readonly [opening: string, role: Role][] = [
  [
    "You are a person shopping",
    ({ said }) => {
      const [, column = ""] = /like for ([\w ]+),/.exec(String(said)) ?? [];
      const weight = firmness(spokenOf(column.split(" ").at(-1) ?? "", String(said).split("Question:")[0] ?? ""));
      const label = weight > 0.9 ? "MUST_HAVE" : weight > 0.7 ? "STRONG_PREFERENCE" : "FLEXIBLE";
      return say({ slot: column, has_preference: true, op: "==", value: 1, importance_label: label });
    },
  ],
  [
    "You help a person find a car",
    ({ said }, badly) => {
      const [, open = ""] = /You may ask about: (.*?)\. /.exec(String(said)) ?? [];
      if (open)
        return say(
          String(said).includes("Q: ") ? { recommend: "now" } : { ask: badly ? "Color" : open.split(", ")[0] },
        );
      const tests = String(said).match(/^- \{.*\}$/gm) ?? [];
      const columns = tests.map((line) => JSON.parse(line.slice(2)).column as string);
      if (badly) return say({ relaxed_constraint: { column: "Color" } });
      return say({ relaxed_constraint: { column: columns.at(-1) } });
    },
  ],
  [
    "You help a person who looks for something in a catalog. They have",
    ({ open, steps }, badly) => {
      if (badly) return say({ thought: "Color it is.", ask: "Color" });
      const isFirst = (steps as unknown[]).length === 0;
      return isFirst
        ? say({ thought: "Nothing is said of the first.", ask: textsOf(open)[0] })
        : say({ thought: "That will do.", recommend: "now" });
    },
  ],
  [
    "You help a person",
    ({ attribute, importance }) =>
      say(`What would you like for ${attribute}${importance ? ", and how important is that to you" : ""}?`),
  ],
  [
    "You play a person",
    ({ persona, question }) => {
      const about = (String(question).match(/(?:like|want) for (?:the )?([\w ]+)/)?.[1] ?? "").split(" ")[0] ?? "";
      const found = String(persona)
        .split(/(?<=[.!?]) (?=[A-Z])/)
        .slice(1)
        .find((sentence) => about !== "" && sentence.toLowerCase().includes(about.toLowerCase()));
      return say(found ?? "No preference.");
    },
  ],
  [
    "You read one answer",
    ({ attribute, answer, vocabulary }, badly) => {
      const said = String(answer);
      const word = textsOf(vocabulary).find((each) => said.toLowerCase().includes(each.toLowerCase()));
      const number = Number((said.match(/\d[\d,]*/)?.[0] ?? "").replaceAll(",", ""));
      const weight = badly ? 1 - firmness(said) : firmness(said);
      if (word) return say({ constraint: { op: "==", values: [word] }, weight });
      if (!number) return say({ constraint: null, weight: 0 });
      const op = /price|msrp|budget/i.test(String(attribute)) ? "<=" : ">=";
      return say({ constraint: { op, values: [badly ? number + 1 : number] }, weight });
    },
  ],
  [
    "You weigh the wishes",
    ({ conversation, wishes }, badly) => {
      const said = textsOf(conversation).join(" ");
      const weights = textsOf(wishes).map((wish) => firmness(spokenOf(wish, said)));
      return say({ weights: badly ? weights.slice(1) : weights });
    },
  ],
  [
    "You compare two wishes",
    ({ conversation, A, B }, badly, odds) => {
      const said = textsOf(conversation).join(" ");
      const isFirst = firmness(spokenOf(String(A), said)) >= firmness(spokenOf(String(B), said)) !== badly;
      const text = isFirst ? "A" : "B";
      return {
        kind: "answer",
        text,
        ...(odds ? { odds: { A: isFirst ? -0.1 : -2.4, B: isFirst ? -2.4 : -0.1 } } : {}),
      };
    },
  ],
  ["You repair a search", ({ candidates }, badly) => say({ choice: badly ? textsOf(candidates).length + 7 : 1 })],
  [
    "You read what one person",
    ({ words, vocabulary }) => {
      const said = String(words);
      const bare = { action: "state", level: null, weightQuote: null };
      const styles = textsOf((vocabulary as Data).style).filter((each) =>
        said.toLowerCase().includes(each.toLowerCase()),
      );
      const [quote, thousands] = /under \$?(\d+)k/i.exec(said) ?? [];
      const price = { ...bare, slot: "msrp", op: "<=", values: [Number(thousands) * 1000], quote };
      const named = styles.map((each) => {
        const [quote] = new RegExp(each, "i").exec(said) ?? [each];
        return { ...bare, slot: "style", op: "==", values: [each], quote };
      });
      const sentences = said.match(/[^.!?]+[.!?]*/g) ?? [];
      const acts = sentences.map((each) => ({ act: /\?\s*$/.test(each) ? "ask" : "state", quote: each.trim() }));
      const isAsked = acts.every(({ act }) => act === "ask");
      return say({ acts, edits: isAsked ? [] : [...named, ...(quote ? [price] : [])], doubts: [], intents: [] });
    },
  ],
  [
    "You word the replies",
    ({ reply, looked }, badly) => {
      if (!looked) return { kind: "tool", name: "count", input: { wishes: [] } };
      return say(badly ? "All of them are free. Every one has a lifetime warranty." : String(reply));
    },
  ],
];
