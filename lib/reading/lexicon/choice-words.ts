export const filler = new Set(
  "please id i ill want like would go with take the that one yes ok just probably definitely for me maybe think guess say lets thanks thank you is fine good works of them those".split(
    " ",
  ),
);

export const yes = new Set([
  "yes",
  "yeah",
  "yep",
  "yup",
  "yea",
  "sure",
  "definitely",
  "absolutely",
  "certainly",
  "totally",
  "indeed",
]);

export const wanting = new Set([
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
