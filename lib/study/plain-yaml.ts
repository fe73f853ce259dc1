import { Lexer } from "yaml";

const bounds = {
  lines: 4000,
  fields: 2500,
  /** Aliases, anchors, tags and directives. */
  marks: 20,
  depth: 32,
};

/** Returns why a YAML text is too elaborate to parse, in one pass, or `null`. */
export function tooElaborate(text: string): string | null {
  const seen = { lines: 0, fields: 0, marks: 0, depth: 0 };
  let open = 0;
  let inLine = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === "\n") inLine = 0;
    if (token.includes("\n")) seen.lines++;
    if (token === "[" || token === "{") open++;
    if (token === "]" || token === "}") open--;
    if (token === ":") seen.fields++;
    // Each adds a level within its line, except fields between brackets.
    if (token === "-" || token === "?" || (token === ":" && open === 0)) inLine++;
    if (/^[&*!%]/.test(token)) seen.marks++;
    seen.depth = Math.max(seen.depth, open, inLine);
    if (seen.lines > bounds.lines) return `has more than ${bounds.lines.toLocaleString("en-US")} lines`;
    if (seen.fields > bounds.fields) return `has more than ${bounds.fields.toLocaleString("en-US")} fields`;
    if (seen.marks > bounds.marks) return `has more than ${bounds.marks} aliases, anchors, tags and directives`;
    if (seen.depth > bounds.depth) return `is nested more than ${bounds.depth} levels deep`;
  }
  return null;
}
