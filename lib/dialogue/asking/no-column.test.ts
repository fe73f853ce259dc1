import { expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import type { Doubt } from "@/lib/reading/reading";

const products = [
  makeProduct({ position: 0, style: "Wagon", msrp: 30_000 }),
  makeProduct({ position: 1, style: "Sedan", msrp: 18_000 }),
];
const trunk: Doubt = {
  kind: "no-column",
  quote: "room for a dog",
  text: "The catalog does not tell how large a trunk is.",
  options: [{ label: "a wagon", edits: [wish({ slot: "style", op: "==", value: "Wagon" })] }],
};
const asks = ({ parts }: { parts: readonly { type: string }[] }) => parts.some(({ type }) => type === "data-question");

it.each([false, true])(
  "a thing the catalog can't tell is asked about once, then only said (held: %s)",
  async (held) => {
    const talk = scriptedConversation(products, { shop: false }, [], held ? { held } : {});
    expect(asks(await talk.say("room for a dog", { doubts: [trunk] }))).toBe(true);
    expect(asks(await talk.play({ kind: "skip" }))).toBe(false);
    const again = await talk.say("room for a dog", { doubts: [trunk] });
    expect(asks(again)).toBe(false);
    expect(JSON.stringify(again.parts)).toContain(trunk.text);
    expect(replyText(again)).not.toContain("Would one of these help?");
  },
);
