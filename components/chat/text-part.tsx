import type { ReactNode } from "react";

/** Words of a reply. Blank lines part paragraphs; `**words**` and counts of cars are set bold; nothing else is markup. */
export function TextPart({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((each) => each.trim() !== "");
  return paragraphs.map((paragraph, index) => (
    <p key={`${index}-${paragraph.length}`} className="text-pretty whitespace-pre-line not-first:mt-3">
      {withEmphasis(paragraph)}
    </p>
  ));
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
