/** Finds import cycles (Tarjan 1972), each sorted. */
export function circlesIn(graph) {
  const seen = new Map();
  const lows = new Map();
  const path = [];
  const onPath = new Set();
  const circles = [];
  const visit = (file) => {
    seen.set(file, seen.size);
    lows.set(file, seen.get(file));
    path.push(file);
    onPath.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!seen.has(next)) {
        visit(next);
        lows.set(file, Math.min(lows.get(file), lows.get(next)));
      } else if (onPath.has(next)) lows.set(file, Math.min(lows.get(file), seen.get(next)));
    }
    if (lows.get(file) !== seen.get(file)) return;
    const circle = path.splice(path.indexOf(file));
    for (const each of circle) onPath.delete(each);
    if (circle.length > 1 || (graph.get(file) ?? []).includes(file)) circles.push(circle.sort());
  };
  for (const file of graph.keys()) if (!seen.has(file)) visit(file);
  return circles;
}
