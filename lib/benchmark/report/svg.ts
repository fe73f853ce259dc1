/** Text made safe inside HTML and SVG. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** An SVG drawing with a title that screen readers say. */
export function svg(title: string, width: number, height: number, body: readonly string[]): string {
  return `<svg role="img" aria-label="${escapeText(title)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

export function text(x: number, y: number, words: string, anchor: "start" | "middle" | "end" = "start"): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeText(words)}</text>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, kind: string): string {
  return `<line class="${kind}" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"/>`;
}

export function rect(x: number, y: number, width: number, height: number, kind: string, tip: string): string {
  return `<rect class="${kind}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"><title>${escapeText(tip)}</title></rect>`;
}

export function dot(x: number, y: number, kind: string, tip: string): string {
  return `<circle class="${kind}" cx="${round(x)}" cy="${round(y)}" r="4.5"><title>${escapeText(tip)}</title></circle>`;
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
