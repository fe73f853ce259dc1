import { PhraseTable } from "./phrase-table";
import { endsSentence, type Token } from "./tokenize";

/** What leads a clause in: `if` covers every condition, `because` every reason. */
export type ClauseLead = "main" | "but" | "if" | "unless" | "provided" | "because" | "than";

export interface Clause {
  start: number;
  end: number;
  sentence: number;
  lead: ClauseLead;
  /** A comma, dash or colon ends it, rather than a new sentence. */
  mark?: string;
}

const leads = new PhraseTable<ClauseLead>()
  .add(
    "(but|though|although|however|whereas|yet|except that|tho|while|still|then again|on the other hand|otherwise)",
    "but",
  )
  .add("(if|when|whenever|in case|assuming|depending on|where|whether|should it)", "if")
  .add("(even if|even though|even when|what if|unless you)", "if")
  .add("(only if|but only if)", "unless")
  .add("unless", "unless")
  .add("except (when|if|where|for when)", "unless")
  .add("(as long as|so long as|provided [that]|providing [that]|on condition that|on the condition that)", "provided")
  .add(
    "(because|since i|since we|since its|since it|since that|since this|since my|since the|since (gas|petrol|fuel|money|winters|winter|roads|parking|insurance|most|all|there|theres|hes|shes|he|she|they|theyre|you|your|our|his|her|their)|cause|as i|as we|as my|as it|as its|as that|as this|given that|so that|so i can|so we can|due to|thanks to)",
    "because",
  );

/** Phrases that begin like a condition but are a whole cue by themselves; they do not open a clause. */
const noLead = new PhraseTable<true>()
  .add(
    "if (possible|at all possible|available|you can|i can|needed|necessary|need be|you have it|you have one|you have any|it exists|theres one|not|so|anything|im lucky)",
    true,
  )
  .add("(where|when) (possible|available)", true)
  .add(
    "(nice|great|good|awesome|amazing|fantastic|perfect|ideal|lovely|cool|handy|neat|sweet|bonus|plus|wonderful|brilliant|best|love|love it|like|like it|prefer|prefer it|appreciate|appreciate it|rather|happy|happier|thrilled|delighted) if (it|they|the|you|we|i|that|theres|there|its|one)",
    true,
  )
  .add(
    "if i (had|have|must|really must|need|really had|absolutely had) [to] [pick|choose|give something up|drop something]",
    true,
  )
  .add("if (you|we|i) (need|have|must|had) to", true)
  .add("if (nothing|none|no car|nothing else) (fits|works|matches|turns up|is found|comes up)", true)
  .add("if (forced|pressed|pushed)", true)
  .add("(when|if) (push|it|things) (comes|come|came) [right] (to|down to)", true)
  .add("where i (draw|put|stop|set|stand)", true)
  .add("(mind|matter|matters|care) [much|too much|which|to me] (if|whether)", true)
  .add("(anything|nothing|everything|something|all) but", true)
  .add("if all [things|else] [is|are|being] equal", true)
  .add("(while|when) it comes to", true);

const demands = new PhraseTable<true>().add("(it|they|that) (needs|need|must|should|has to|have to|better)", true);

/** Words after "and" that show a new statement and not a further item of a list. */
const restarts = new Set(
  "i id im ill ive we wed were my our its it that this he she they can could would will also am if because the for when".split(
    " ",
  ),
);
const marks = new Set([",", ":", "(", ")", "-", "—", "–", "|", "[", "]"]);

/** Cuts a message into clauses: at marks, conjunctions and conditions. Every token but marks lies in exactly one. */
export function findClauses(tokens: readonly Token[], owned: readonly boolean[]): Clause[] {
  const clauses: Clause[] = [];
  let open: Clause = { start: 0, end: 0, sentence: 0, lead: "main" };
  const close = (end: number, next: number, lead: ClauseLead, sentence: number, mark?: string) => {
    if (end > open.start) clauses.push({ ...open, end, ...(mark ? { mark } : {}) });
    open = { start: next, end: next, sentence, lead };
  };
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || owned[index]) continue;
    const whole = noLead.at(tokens, index);
    if (whole) {
      index = whole.end - 1;
    } else if (endsSentence(token)) {
      close(index, index + 1, "main", open.sentence + 1);
    } else if (token.kind === "mark" && marks.has(token.word)) {
      close(index, index + 1, "main", open.sentence, token.word);
    } else {
      const lead = leadAt(tokens, index);
      if (token.word === "then" && open.lead === "if" && index > open.start) {
        // "If there's none, then a sedan will do": the condition ends here.
        close(index, index + 1, "main", open.sentence);
      } else if (lead) {
        close(index, index, lead.kind, open.sentence);
        index = lead.end - 1;
      } else if (open.lead === "if" && index > open.start + 2 && demands.at(tokens, index)) {
        // "If it's a truck it needs 4WD": the condition ends where the demand begins.
        close(index, index, "main", open.sentence);
      } else if (isRestart(tokens, index)) {
        close(index, index, open.lead === "but" ? "main" : open.lead, open.sentence);
      }
    }
  }
  close(tokens.length, tokens.length, "main", open.sentence);
  return clauses;
}

const gladly = new PhraseTable<true>().add(
  "(that|thats|thatd|that is|that would be|it|its|itd|it would be|even|all the|so much the|then thats) [be|just|even|really|a|an|the|my] [nice|real|big] (gravy|bonus|plus|nice|great|good|better|perfect|sweet|awesome|icing|lovely|extra|cherry|cool|amazing)",
  true,
);
/** Most words of a condition that is no more than hoped for. */
const hoped = 14;

/** "If it has leather that's a bonus": what would be welcome is a wish. */
function isHopedFor(tokens: readonly Token[], from: number): boolean {
  for (let index = from; index < Math.min(tokens.length, from + hoped); index++) {
    const token = tokens[index];
    if (!token || endsSentence(token)) return false;
    if (gladly.at(tokens, index)) return true;
  }
  return false;
}

function leadAt(tokens: readonly Token[], index: number): { kind: ClauseLead; end: number } | undefined {
  const hit = leads.at(tokens, index);
  if (hit?.payload === "if" && isHopedFor(tokens, hit.end)) return undefined;
  return hit ? { kind: hit.payload, end: hit.end } : undefined;
}

function isRestart(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.word;
  return (word === "and" || word === "so" || word === "plus") && restarts.has(tokens[index + 1]?.word ?? "");
}

export function clauseAt(clauses: readonly Clause[], token: number): Clause | undefined {
  return clauses[clauseIndexAt(clauses, token)];
}

/** Position of the clause that holds a token, by halving; -1 for a mark between two. */
export function clauseIndexAt(clauses: readonly Clause[], token: number): number {
  let low = 0;
  let high = clauses.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const clause = clauses[middle];
    if (!clause) return -1;
    if (token < clause.start) high = middle - 1;
    else if (token >= clause.end) low = middle + 1;
    else return middle;
  }
  return -1;
}

/** Whether a clause speaks about circumstances rather than wishes. */
export function isSubordinate(clause: Clause): boolean {
  return clause.lead === "if" || clause.lead === "unless" || clause.lead === "because" || clause.lead === "than";
}
