/** Computes an answer once for each key, and keeps it for as long as the key lives. */
export function rememberedFor<Key extends object, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const known = new WeakMap<Key, { answer: Answer }>();
  return (key) => {
    const kept = known.get(key) ?? { answer: compute(key) };
    known.set(key, kept);
    return kept.answer;
  };
}
