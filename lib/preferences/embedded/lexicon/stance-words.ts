/** Words that turn a value into an exclusion, a fallback or mere background. In the language of `PhraseTable`. */
export const excluders: readonly string[] = [
  "no", "not [a|an|another|any|the]", "non", "anything [else] (but|except|besides|other than)", "any [car|make|brand] (but|except|besides|other than)", "everything (but|except)", "(all|everything) except", "except [for]", "other than", "besides", "apart from", "aside from", "excluding", "exclude", "excludes", "without", "never", "avoid", "avoiding",
  "(dont|do not|wont|will not|wouldnt|would not|didnt|did not) [really|ever] (want|like|buy|drive|consider|touch|have|be|get|do)", "dont show [me]", "(hate|hates|detest|loathe|dislike|despise)", "cant stand", "cant drive", "cannot drive", "cant have", "not into", "not (interested|keen) (in|on)", "not a fan of", "no more", "steer clear of", "stay away from", "rule out", "ruling out", "leave out", "skip the", "nor", "neither", "sick of", "tired of", "done with", "fed up with", "isnt [a|an]", "arent", "not be", "shouldnt be", "should not be", "must not be", "cant be", "cannot be", "refuse to [pay for|drive|buy|get|own]", "anything that isnt", "as long as its not", "so long as its not", "just not", "definitely not", "please no", "not the",
];

/** Between an excluder and its value, these may stand. */
export const excluderGap: ReadonlySet<string> = new Set(
  "a an the any of another to want be have get in it its for me kind type sort that those these please or and nor , / either necessarily own driving drive buying buy getting too very really thanks thank you cars car vehicles brand".split(" "),
);

/** A value behind these would only be put up with: it is no wish and makes the wish for its slot flexible. */
export const concessions: readonly string[] = [
  "(could|can|would|might|id|ill) [also|even|probably|maybe|still] (live with|consider|accept|settle for|take|go with|go for|manage with|make do with|tolerate|look at|do with|be ok with|be okay with|be fine with|be happy with|be open to|deal with|get by with)", "(willing|happy|open|prepared|able) to [also|even] (consider|considering|accept|take|look at|looking at|go with|live with|settle for|try)", "open to", "wouldnt mind", "would not mind", "dont mind", "do not mind", "(fine|ok|okay|happy|good|cool) with", "even", "or even", "settle for", "settling for", "still consider", "at a pinch", "at a push", "in a pinch", "if not then", "failing that", "second choice", "fallback",
];

/** A value behind these was turned down in the same breath: "an SUV rather than a truck". */
export const contrasts: readonly string[] = ["rather than", "instead of", "as opposed to", "over", "than", "not a", "not an", "versus", "vs"];

/** A clause with these tells what the shopper or others have or had. */
export const background: readonly string[] = [
  "(my|our|his|her|their) (old|current|previous|last|former|existing|first|late|ex)", "the (old|previous|current) one", "i (have|had|own|owned|drove)", "ive (got|had|owned|driven|been driving)", "we (have|had|own|owned|drove)", "weve (got|had|owned)", "i (currently|already|still|used to|once) [drive|have|own]", "currently (drive|have|own|driving)", "used to (drive|have|own)", "always (driven|had|owned|drove|bought)", "(drives|drove|owned|owns) [a|an]", "i drive [a|an]", "we drive [a|an]", "driving [a|an]", "trading in", "trade in", "selling [my|our|the|a]", "sold [my|our]", "replacing [my|our|a|an]", "replace [my|our|a|an|the]", "replacement for", "coming from", "to replace", "had a", "my (dad|mom|mum|father|mother|brother|sister|neighbor|neighbour|friend|son|daughter|boss|uncle|aunt|ex) (has|had|drives|drove|owns|loves|bought|got)", "grew up with", "like my", "as my", "same as my", "my (honda|ford|toyota) (died|broke)", "just sold", "turned", "graduated", "born", "moved", "married", "retired", "crashed", "totaled",
];
