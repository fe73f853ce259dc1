const cell = 56;
const left = 84;
const top = 92;
const footer = 62;

/**
 * A heat map of shares between 0 and 1, one row and column a name: the darker, the more often two differ. Grey only, each
 * cell with its number, so that it reads the same in print.
 */
export function plotMatrix(names: readonly string[], matrix: readonly (readonly number[])[], caption: string): string {
  const width = left + names.length * cell + 16;
  const height = top + names.length * cell + footer;
  const columns = names.map(
    (name, index) => `<text x="${left + index * cell + cell / 2}" y="${top - 10}" text-anchor="middle">${name}</text>`,
  );
  const rows = names.map(
    (name, index) =>
      `<text x="${left - 8}" y="${top + index * cell + cell / 2}" text-anchor="end" dominant-baseline="middle">${name}</text>`,
  );
  const cells = matrix.flatMap((row, r) => row.map((share, c) => drawCell(r, c, share)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    "<title>How often two relaxation methods give up different wishes</title>",
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="16" y="26" font-size="15" font-weight="bold">How often two methods give up different wishes</text>`,
    `<text x="16" y="46" fill="#444">${caption}</text>`,
    ...columns,
    ...rows,
    ...cells,
    drawKey(top + names.length * cell + 22),
    "</svg>\n",
  ].join("\n");
}

function drawCell(row: number, column: number, share: number): string {
  const x = left + column * cell;
  const y = top + row * cell;
  const text = row === column ? "" : `${Math.round(share * 100)}%`;
  return (
    `<rect x="${x}" y="${y}" width="${cell - 2}" height="${cell - 2}" fill="${greyOf(share)}" stroke="#999"/>` +
    `<text x="${x + cell / 2 - 1}" y="${y + cell / 2}" text-anchor="middle" dominant-baseline="middle" fill="${share > 0.45 ? "#fff" : "#111"}">${text}</text>`
  );
}

/** White at 0, near black at 1. */
function greyOf(share: number): string {
  const level = Math.round(255 - Math.min(1, Math.max(0, share)) * 225);
  return `rgb(${level},${level},${level})`;
}

function drawKey(y: number): string {
  const steps = [0, 0.25, 0.5, 0.75, 1].map(
    (share, index) =>
      `<rect x="${left + index * 64}" y="${y}" width="18" height="14" fill="${greyOf(share)}" stroke="#999"/>` +
      `<text x="${left + index * 64 + 24}" y="${y + 11}">${share * 100}%</text>`,
  );
  return steps.join("");
}
