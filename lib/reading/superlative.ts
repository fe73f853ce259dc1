const superlatives =
  /\b(cheapest|lowest|fastest|quickest|newest|latest|most (powerful|economical|fuel|efficient|recent)|as \w+ as)\b/i;

/** Whether a quote asks for the extreme: "the cheapest", "as fast as possible". */
export function isSuperlative(quote: string): boolean {
  return superlatives.test(quote);
}
