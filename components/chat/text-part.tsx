import type { ReactNode } from "react";
import { ModelLink } from "@/components/results/model/model-link";
import { roles } from "@/lib/constraints";
import type { ResultProduct } from "@/lib/dialogue/wording/parts";

/** A result whose name may occur in a reply. */
export type NamedResult = Pick<ResultProduct, "name" | "make" | "model" | "position">;

type TextPartProps = { text: string; named?: readonly NamedResult[] };

/** Supports only paragraphs, `**bold**`, bold counts and linked names. */
export function TextPart({ text, named = [] }: TextPartProps) {
  return paragraphsOf(text).map(({ start, words }) => (
    <p key={start} className="text-pretty whitespace-pre-line not-first:mt-3">
      <Emphasis text={words} named={named} />
    </p>
  ));
}

/** Keys paragraphs by their start, which stays stable as text streams in. */
function paragraphsOf(text: string): { start: number; words: string }[] {
  let start = 0;
  return text.split(/(\n{2,})/).flatMap((words) => {
    const at = start;
    start += words.length;
    return words.trim() === "" ? [] : [{ start: at, words }];
  });
}

const emphasised = String.raw`\*\*(.+?)\*\*|\b(\d[\d,]* (?:${roles.things}|${roles.thing}))\b`;

function Emphasis({ text, named }: Required<TextPartProps>) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(patternFor(named))) {
    const [whole, marked, count] = match;
    const item = named.find(({ name }) => name === whole);
    pieces.push(text.slice(end, match.index));
    pieces.push(
      item ? (
        <ModelLink
          key={match.index}
          of={item}
          onPointerEnter={() => light(item, true)}
          onPointerLeave={() => light(item, false)}
          className="font-semibold underline decoration-1 underline-offset-4"
        >
          {item.name}
        </ModelLink>
      ) : (
        <strong key={match.index} className="font-semibold">
          {marked ?? count}
        </strong>
      ),
    );
    end = match.index + whole.length;
  }
  pieces.push(text.slice(end));
  return pieces;
}

/** Longer names first, so "Kicks Play" doesn't match as "Kicks". */
function patternFor(named: readonly NamedResult[]): RegExp {
  const names = named
    .filter(({ make, model }) => make && model)
    .map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .sort((one, other) => other.length - one.length);
  return new RegExp([emphasised, ...names.map((name) => String.raw`\b${name}\b`)].join("|"), "g");
}

function light({ position }: NamedResult, lit: boolean): void {
  document.querySelector(`li[data-product="${position}"]`)?.toggleAttribute("data-lit", lit);
}
