import { corpusSchema } from "@/lib/corpus/corpus-item";
import utterances from "@/lib/corpus/utterances.json";
import { seededRandom } from "@/lib/random";

export const corpusScripts = corpusSchema
  .parse(utterances)
  .map(({ turns }) => turns.filter(({ role }) => role === "user").map(({ content }) => content));

const goingOn = [
  "AWD would be nice",
  "under $PRICE",
  "at least MPG mpg on the highway",
  "an SUV or a wagon",
  "2020 or newer",
];

export function* shopperScripts(seed: number, name: string): Generator<string[], never> {
  const random = seededRandom(seed, `load ${name}`);
  const draw = (below: number) => Math.floor(random() * below);
  for (;;) {
    const opening = corpusScripts[draw(corpusScripts.length)] ?? [];
    const from = draw(goingOn.length);
    const more = [0, 1, 2].map((step) =>
      (goingOn[(from + step) % goingOn.length] ?? "")
        .replace("PRICE", String(18_000 + 500 * draw(60)))
        .replace("MPG", String(26 + draw(16))),
    );
    yield [...opening, ...more];
  }
}
