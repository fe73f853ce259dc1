const superlatives = /\b(best|most|least|\w{3,}(?<!inter|hon|mod|fore|sugg|req)est|as \w+ as)\b/i;

export function isSuperlative(quote: string): boolean {
  return superlatives.test(quote);
}
