const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

export const rather = setOf("rather sooner before");

/** A wish goes. */
export const leaving = setOf(
  "lose losing drop dropping give giving go goes going cut skip ditch sacrifice sacrificing touch",
);

/** A wish goes, or goes further. */
export const giving: ReadonlySet<string> = new Set([
  ...leaving,
  ..."pay spend stretch raise bump lower bend live change waive swap trade compromise settle older smaller slower pricier thirstier".split(
    " ",
  ),
]);

export const weighing = setOf("important matters matter counts count care priority means weighs");

export const lessening = setOf("less lower");

export const grading: ReadonlySet<string> = new Set([...lessening, "more", "higher"]);

/** "A more important than B", "A before B", "A last". */
export const pivots = {
  rather: setOf("than before"),
  than: setOf("than as"),
  place: setOf("before over above"),
  end: setOf("first last"),
};

export const besidePivot = setOf("comes goes is way");
