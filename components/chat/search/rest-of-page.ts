/** Preloads code that no search page needs at first. */
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
