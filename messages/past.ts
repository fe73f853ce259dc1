// Made from messages/en/past.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { select } from "@messageformat/runtime";

export const past = {
  history: {
    title: "Your searches",
    deleted: (d: { title: string | number }) => "Deleted: " + d.title,
    noDelete: "I couldn't delete that search. Try again in a moment.",
    none: (d: { search: string | number }) => "None of your searches mentions “" + d.search + "”.",
    found: (d: { count: string | number }) => "" + d.count + " found",
    search: "Search your searches",
    placeholder: "Search by what you said or wanted",
    saved: "saved",
    when: (d: { when: string | number; wishes: string | number }) => "" + d.when + ", " + d.wishes,
    deleteFor: "Delete for good",
    which: (d: { title: string | number }) => ": " + d.title,
    keep: "Keep",
    delete: (d: { title: string | number }) => "Delete “" + d.title + "”",
    empty: (d: { deleted: boolean }) => "" + select(String(d.deleted), { true: "All your searches are deleted.", other: "Your searches will show up here." }),
    start: "Start a search",
  },
  own: {
    title: "What I keep about you",
    text: (d: { days: string | number }) => "I keep your searches: what you said, saved and set aside. They aren't tied to your name or address, only to a cookie in this browser. A search you don't open for " + d.days + " days is removed.",
    download: "Download everything",
    delete: "Delete everything",
    failed: "I couldn't delete that. Try again in a moment.",
    ask: "Delete everything?",
    warn: "This deletes all your searches for good, saved ones and shared links too. This browser then starts over as a new visitor.",
    yes: "Delete everything for good",
    no: "Keep it",
  },
  besideTitle: "Cars side by side",
  besideNone: "Put two cars of a search on your shortlist, and you can compare them here. The bookmark beside each car does it.",
  besideCount: (d: { count: string | number }) => "" + d.count + " cars side by side",
  shared: "Someone shared this search with you.",
  startOwn: "Start your own search",
  sharedTitle: "A shared search",
} as const;
