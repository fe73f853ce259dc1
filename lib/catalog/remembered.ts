/** Computes an answer once for each key, and keeps it for as long as the key lives. */
export function rememberedFor<Key extends object, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, { answer: Answer }>();
  return (key) => {
    const kept = known.get(key);
    if (kept) return kept.answer;
    const answer = compute(key);
    known.set(key, { answer });
    return answer;
  };
}
