/** In a clause with a figure or name that the assistant just said. The first two groups always mean it. */
export const meaning = {
  bound: [
    "(under|below|beneath|within|minimum|min|max|maximum|tops|limit|budget|cap|ceiling|floor|spend|spending|afford|pay)",
    "(at|the) [very] (least|most)",
    "up to",
    "or (less|more|under|below|above|newer|older|better|lower|higher|fewer|so|up|later)",
    "(no|not) (more|less|older|newer|lower|higher|fewer) than",
    "(newer|older|more|less|better|lower|higher|fewer) than",
    "(nothing|either|please|instead|newer|older|starting|from|since|so|correction)",
  ],
  order: [
    "(want|wants|need|needs|wanted|prefer|rather|must|should|require)",
    "(make|go|goes|take|accept|stretch|bump|raise|lower|try|add|include|switch|change|set|put|use|lets)",
    "(show|find|give|see|looking|interested|consider|considering|pick|choose|buy)",
  ],
  consent: [
    "(like|love|keep|keeps|stay|stays|get|can|could|id|ill|would|will|may|then)",
    "(fine|ok|okay|alright|works|work|deal|yes|yeah|yep|sure|acceptable|doable)",
    "(close|good|near) enough",
  ],
} as const;

export const opposing: readonly string[] = [
  "(thats|its|was|were|whats|why|how)",
  "(no|never|nope|nah|dont|doesnt|didnt|wont|cant|isnt|wasnt|over|ridiculous|crazy|scam|joke|kidding)",
  "not (a|an|the|really|even|in|for|what|fine|ok|good|my|our)",
  "too (much|high|low|small|big|steep|rich|old|expensive|pricey|many|far|slow|heavy|plain|loud)",
  "(wrong|expensive|steep|pricey|high|small|heavy|double|opposite|seriously|really)",
];

/** "$20,800 is too much", whoever named it. */
export const excessive: readonly string[] = ["too (much|high|steep|rich|expensive|pricey|many|far|dear|costly)"];
