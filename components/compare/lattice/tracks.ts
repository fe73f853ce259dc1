export interface Move {
  method: string;
  from: number;
  to: number;
}

/** Assigns tracks so that ordered lines never cross. Straight lines need none. */
export function tracksOf(moves: readonly Move[]): { tracks: Map<string, number>; count: number } {
  const right = moves.filter(({ from, to }) => to - from > 0.5).sort((a, b) => b.to - a.to || b.from - a.from);
  const left = moves.filter(({ from, to }) => from - to > 0.5).sort((a, b) => a.to - b.to || a.from - b.from);
  const tracks = new Map<string, number>();
  const placed: Move[] = [];
  for (const move of [...right, ...left]) {
    const above = placed.filter((other) => overlap(move, other)).map(({ method }) => tracks.get(method) ?? 0);
    tracks.set(move.method, above.length > 0 ? Math.max(...above) + 1 : 0);
    placed.push(move);
  }
  return { tracks, count: tracks.size > 0 ? Math.max(...tracks.values()) + 1 : 0 };
}

function overlap(a: Move, b: Move): boolean {
  const margin = 6;
  return (
    Math.min(a.from, a.to) - margin < Math.max(b.from, b.to) && Math.min(b.from, b.to) - margin < Math.max(a.from, a.to)
  );
}
