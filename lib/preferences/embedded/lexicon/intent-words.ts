import type { Intent } from "@/lib/preferences/preference-reader";

/** What people say to steer the conversation. `alone` counts only when the message says nothing else. */
export const intentWords: readonly { intent: Intent; alone?: boolean; say: readonly string[] }[] = [
  { intent: "show-now", say: ["show me [now|cars|the cars|what you have|what youve got|results|the results|something|already|options|matches]", "just show me [cars|the cars|something|what you have|results|now|already]", "lets see [them|the cars|what you have|what youve got|some cars|results]", "stop asking [questions]", "no more questions", "enough questions", "what do you have", "what have you got", "thats all", "thats it", "thats everything", "see [the] results", "go ahead and show me"] },
  { intent: "start-over", say: ["start over", "start again", "start afresh", "start from scratch", "reset [everything]", "forget everything", "from the top", "new search", "begin again", "clear everything", "clear all", "lets start over", "restart", "scrap everything"] },
  { intent: "undo", say: ["undo [that|it]", "take that back", "go back", "revert [that|it]", "undo the last", "put it back", "put that back", "change that back", "change it back"] },
  { intent: "redo", say: ["redo [that|it]"] },
  { intent: "why-ask", say: ["why (do|are|did|would) you (ask|asking|need|want|care) [that|this|me|to know]", "why does (it|that|this) matter", "why are you asking", "what do you need that for", "why is that (important|relevant)", "whats it to you", "why that question"] },
  { intent: "why", say: ["why", "how come", "why that (one|car)", "why this (one|car)", "why did you (pick|choose|drop|relax|remove|give up|show|suggest|recommend)", "explain [that|why|this]", "how so", "what makes you say that", "whats the reason"] },
  { intent: "agree", alone: true, say: ["yes", "yeah", "yep", "yup", "sure", "ok", "okay", "fine", "agreed", "agree", "i agree", "sounds good", "sounds great", "sounds fine", "go with (that|it)", "go for it", "do it", "lets do (that|it)", "works for me", "that works", "thats fine", "thats ok", "thats okay", "perfect", "deal", "good", "great", "go ahead", "accept", "accepted", "alright", "all right", "fair enough", "ill take it", "i accept", "no problem", "of course", "absolutely", "certainly", "why not", "yes please", "makes sense", "im ok with that", "im fine with that", "thats good", "that one is fine", "fine by me"] },
  { intent: "disagree", alone: true, say: ["no", "nope", "nah", "no way", "keep it", "no keep it", "keep that", "dont", "i disagree", "disagree", "not that", "not that one", "not ok", "not okay", "no thanks", "no thank you", "reject", "refuse", "i refuse", "dont drop it", "dont drop that", "dont do that", "not happy with that", "thats not ok", "that doesnt work", "doesnt work for me", "id rather not", "rather not", "never", "something else", "pick something else", "choose something else", "not acceptable", "unacceptable", "i want to keep it", "i want to keep that", "absolutely not", "hell no"] },
  { intent: "greeting", say: ["hi", "hello", "hey", "hiya", "howdy", "good (morning|afternoon|evening)", "greetings", "yo", "hi there", "hey there", "hello there", "gday"] },
  { intent: "thanks", say: ["thanks", "thank you", "thx", "cheers", "ty", "much appreciated", "many thanks", "thank you so much", "thanks a lot", "ta"] },
  { intent: "help", say: ["help", "help me", "how does this work", "what can you do", "what can i (say|ask|do)", "what do i do", "how do i use this", "i need help", "what is this"] },
];

/** Words that may stand beside an agreement without saying anything more. */
export const fillerWords: ReadonlySet<string> = new Set(
  "then that it this well um uh so please really just lets id ill i im me to you the with for now and go do one a thats is guess think suppose right oh ah hmm hm very much all good great car".split(" "),
);
