const superlatives =
  /\b(best|highest|cheapest|lowest|fastest|quickest|newest|latest|most (powerful|economical|fuel|efficient|recent)|as \w+ as)\b/i;

export function isSuperlative(quote: string): boolean {
  return superlatives.test(quote);
}
