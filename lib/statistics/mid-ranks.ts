/** Ranks from 1 in rising order. Equal values share their middle rank; `ties` are the sizes of equal groups. */
export function midRanks(values: readonly number[]): { ranks: number[]; ties: number[] } {
  const rising = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const ranks = new Array<number>(values.length).fill(0);
  const ties: number[] = [];
  for (let from = 0; from < rising.length; ) {
    let to = from;
    while (to < rising.length && rising[to]?.value === rising[from]?.value) to++;
    for (const { index } of rising.slice(from, to)) ranks[index] = (from + 1 + to) / 2;
    ties.push(to - from);
    from = to;
  }
  return { ranks, ties };
}
