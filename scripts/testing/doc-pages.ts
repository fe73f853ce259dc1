import { readdirSync, readFileSync } from "node:fs";

/** Hand-written pages by path, without decision records. */
export function docPages(): ReadonlyMap<string, string> {
  const paths = ["README.md", "SECURITY.md", "CONTRIBUTING.md", ...markdownIn("docs")];
  return new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
}

export function markdownIn(folder: string): string[] {
  return readdirSync(folder).flatMap((file) => (file.endsWith(".md") ? [`${folder}/${file}`] : []));
}

/** As `wc -w` counts. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** Skips code, tables, headings and captions. */
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

export function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );
}

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
