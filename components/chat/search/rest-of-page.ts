/** Fetches what no page of a search starts with, so that it is there when it is first shown. */
export const fetchRest = () =>
  Promise.all([
    import("@/components/constraints/wish-list"),
    import("@/components/results/row-details"),
    import("@/components/results/shortlists"),
    import("@/components/chat/answer-part"),
    import("@/components/chat/question/question-part"),
    import("@/components/chat/say-instead"),
    import("./results-panel"),
  ]);
