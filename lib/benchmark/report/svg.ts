/** A drawing as a tree, so that a page and a file can show the same one. `kind` says what it is, not how it looks. */
export interface Drawing {
  title: string;
  width: number;
  height: number;
  marks: readonly Mark[];
}

export type Mark =
  | { shape: "text"; x: number; y: number; words: string; anchor: "start" | "middle" | "end"; kind: string }
  | { shape: "line"; x1: number; y1: number; x2: number; y2: number; kind: string }
  | { shape: "rect"; x: number; y: number; width: number; height: number; kind: string; tip: string }
  | { shape: "dot"; x: number; y: number; kind: string; tip: string }
  | { shape: "square"; x: number; y: number; kind: string; tip: string };

/** Text made safe inside HTML and SVG. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

export function text(
  x: number,
  y: number,
  words: string,
  anchor: "start" | "middle" | "end" = "start",
  kind = "label",
): Mark {
  return { shape: "text", x: round(x), y: round(y), words, anchor, kind };
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string): Mark {
  return { shape: "line", x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2), kind };
}

export function rect(x: number, y: number, width: number, height: number, kind: string, tip: string): Mark {
  return { shape: "rect", x: round(x), y: round(y), width: round(width), height: round(height), kind, tip };
}

export function dot(x: number, y: number, kind: string, tip: string): Mark {
  return { shape: "dot", x: round(x), y: round(y), kind, tip };
}

export function square(x: number, y: number, kind: string, tip: string): Mark {
  return { shape: "square", x: round(x), y: round(y), kind, tip };
}

/** The drawing as an SVG file; `style` goes inside it where it has to stand alone. */
export function svgText({ title, width, height, marks }: Drawing, style = ""): string {
  const inside = style === "" ? "" : `<style>${style}</style>`;
  return `<svg role="img" aria-label="${escapeText(title)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">${inside}${marks.map(markText).join("")}</svg>`;
}

function markText(mark: Mark): string {
  switch (mark.shape) {
    case "text":
      return `<text class="${mark.kind}" x="${mark.x}" y="${mark.y}" text-anchor="${mark.anchor}">${escapeText(mark.words)}</text>`;
    case "line":
      return `<line class="${mark.kind}" x1="${mark.x1}" y1="${mark.y1}" x2="${mark.x2}" y2="${mark.y2}"/>`;
    case "rect":
      return `<rect class="${mark.kind}" x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}">${tip(mark)}</rect>`;
    case "dot":
      return `<circle class="${mark.kind}" cx="${mark.x}" cy="${mark.y}" r="4.5">${tip(mark)}</circle>`;
    case "square":
      return `<rect class="${mark.kind}" x="${mark.x - 4}" y="${mark.y - 4}" width="8" height="8">${tip(mark)}</rect>`;
  }
}

function tip({ tip: words }: { tip: string }): string {
  return `<title>${escapeText(words)}</title>`;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
