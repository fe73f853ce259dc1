export const filler = new Set(
  "please id i ill want like would go with take the that one yes ok just probably definitely for me maybe think guess say lets thanks thank you is fine good works of them those".split(
    " ",
  ),
);

export const choiceWanting = new Set([
  "want",
  "need",
  "like",
  "prefer",
  "preferred",
  "interested",
  "looking",
  "must",
  "mean",
  "meant",
]);

export const no: ReadonlySet<string> = new Set(["no", "nope", "nah"]);

export const kept: ReadonlySet<string> = new Set(
  "yes yep yeah in stays stay most first always sure definitely".split(" "),
);

export const released: ReadonlySet<string> = new Set(
  "no nope out least last goes go optional negotiable flexible whatever secondary".split(" "),
);

/** "The budget is negotiable, the badge isn't" reverses the verdict before. */
export const turned: ReadonlySet<string> = new Set("isnt aint wasnt doesnt not".split(" "));

export const around: ReadonlySet<string> = new Set(
  "the a an my our ok okay so but and then is are be totally really pretty very part thing bit tbh please comes matters that its s".split(
    " ",
  ),
);

/** Words without information. */
export const uninformative: ReadonlySet<string> = new Set(
  "show find list display search browse see check compare recommend suggest buy buying bought explore explain own owned owning drive driving driven drove lease used new brand single decent proper solid perfect right ideal good great nice big fancy second secondhand certified normal regular typical whole different similar other same kind sort type bit lot couple few little number pair hi hello hey dear".split(
    " ",
  ),
);

export const article = /^(?:a|an|some|any|another|very|really|super)$/;

export const choiceNouns = /^(?:cars?|vehicles?|rides?|wheels|trucks?|models?)$/;

export const opensMore = /^(?:with|that|which|near)$/;

export const ownLife = /^(?:i|i'm|me|my|we|us|our)$/;
