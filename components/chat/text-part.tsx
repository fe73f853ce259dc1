import type { ReactNode } from "react";

/** Words of a reply. Blank lines part paragraphs; `**words**` and counts of cars are set bold; nothing else is markup. */
export function TextPart({ text }: { text: string }) {
  return paragraphsOf(text).map(({ start, words }) => (
    <p key={start} className="text-pretty whitespace-pre-line not-first:mt-3">
      {withEmphasis(words)}
    </p>
  ));
}

/** Paragraphs with where they start, which stays the same while the last one still grows. */
function paragraphsOf(text: string): { start: number; words: string }[] {
  let start = 0;
  return text.split(/(\n{2,})/).flatMap((words) => {
    const at = start;
    start += words.length;
    return words.trim() === "" ? [] : [{ start: at, words }];
  });
}

const emphasised = /\*\*(.+?)\*\*|(\b\d[\d,]* cars?\b)/g;

function withEmphasis(text: string) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(emphasised)) {
    pieces.push(text.slice(end, match.index));
    pieces.push(
      <strong key={match.index} className="font-semibold">
        {match[1] ?? match[2]}
      </strong>,
    );
    end = match.index + match[0].length;
  }
  pieces.push(text.slice(end));
  return pieces;
}
