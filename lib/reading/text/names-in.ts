type Names<Listed extends string> = Listed extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Listed;

/** "keep give ask" as typed names, in order. */
export function namesIn<const Listed extends string>(listed: Listed): readonly Names<Listed>[] {
  return listed.split(" ") as Names<Listed>[];
}
