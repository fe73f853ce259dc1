import { setting, sufficing } from "@/lib/reading/lexicon/number-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { type TokenSpan, type Tokens, textIn } from "@/lib/reading/text/tokenize";

const enough = PhraseTable.of(sufficing);

/** "Make it 27", "200's enough", "280 miles would do": the number of a wish. */
export const isSet = (tokens: Tokens, { start, end }: TokenSpan): boolean =>
  setting.test(textIn(tokens, start - 7, start)) || enough.at(tokens, end) !== undefined;
