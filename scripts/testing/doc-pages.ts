import { readdirSync, readFileSync } from "node:fs";

/** The pages people write, by path. Decision records are prose too, but they don't count as pages. */
export function docPages(): ReadonlyMap<string, string> {
  const paths = ["README.md", "SECURITY.md", "CONTRIBUTING.md", ...markdownIn("docs")];
  return new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
}

export function markdownIn(folder: string): string[] {
  return readdirSync(folder).flatMap((file) => (file.endsWith(".md") ? [`${folder}/${file}`] : []));
}

/** Words as `wc -w` counts them. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Sentences of paragraphs and list items; code, tables, headings and captions are none. */
export function sentencesIn(text: string): string[] {
  const blocks: string[] = [];
  let isOpen = false;
  for (const line of text.replace(/^```[\s\S]*?^```/gm, "").split("\n")) {
    const plain = line.trim();
    if (plain === "" || /^(?:[|#<]|!\[|_Measured)/.test(plain)) isOpen = false;
    else if (isOpen && !/^(?:[-*>]|\d+\.) /.test(plain)) blocks.push(`${blocks.pop()} ${plain}`);
    else isOpen = blocks.push(plain.replace(/^(?:[-*>]|\d+\.) /, "")) > 0;
  }
  return blocks.flatMap((block) =>
    block
      .replace(/`[^`]*`/g, "code")
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replace(/[*_]/g, "")
      .split(/(?<=[.!?])["”)]?\s+/)
      .filter((sentence) => /\w/.test(sentence)),
  );
}

/** Addresses of the headings, as GitHub makes them. */
export function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );
}

/** Commands in blocks and spans, with lines that go on joined: `leeway bench load --at 1`, `npm run app`. */
export function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) =>
    block.replaceAll("\\\n", " ").split("\n"),
  );
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  return [...blocks, ...spans].flatMap((line) =>
    line
      .split(/ +# |&&|\|/)
      .map((part) => part.trim())
      .filter((part) => /^leeway |(?:^| )npm (?:run|test|ci)\b/.test(part)),
  );
}
