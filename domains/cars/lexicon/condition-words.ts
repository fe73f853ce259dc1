/** "I used to", "it gets used": not about a car. */
export const noUse =
  "i we had bought get getting got be being is am are was never ever always has ive weve have he she they you or lightly gently barely slightly hardly".split(
    " ",
  );
/** "A new truck" may be any other truck. "New truck under 40k" has had no owner. */
export const beforeNew = "a my our the his her your or".split(" ");
/** "Something new", "I'm new". */
export const newness =
  "something anything everything nothing whats brand im is are am not be thats kinda pretty fairly nearly almost practically virtually like".split(
    " ",
  );
export const thisTime = [
  "",
  ",",
  ".",
  "is",
  "ok",
  "okay",
  "fine",
  "works",
  "would",
  "this",
  "for",
  "car",
  "please",
  "only",
  "from",
  ..."and but under with no not if unless because bc cause cuz so lol max i we it its".split(" "),
];
export const bodies =
  "suv suvs truck trucks pickup sedan coupe hatchback wagon minivan convertible crossover ev hybrid".split(" ");
/** "Used regular": the verb. */
export const beingUsed =
  "to as for by in up it on too so lots a way half mostly mainly daily or regular premium unleaded gas my his her our their".split(
    " ",
  );
