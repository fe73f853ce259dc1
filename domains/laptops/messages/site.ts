// Made from messages/en/site.yaml and domains/laptops/messages.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { select } from "@messageformat/runtime";

export const site = {
  again: "Try again",
  close: "Close",
  skip: "Skip to the content",
  pages: "Pages",
  menu: "Menu",
  new: "New search",
  saved: "Saved",
  beside: "Side by side",
  lab: "For researchers",
  methods: "Methods",
  benchmark: "Benchmark",
  studies: "Studies",
  rules: "Rules",
  colors: (d: { dark: boolean }) => "" + select(String(d.dark), { true: "Light mode", other: "Dark mode" }),
  theme: "Switch between light and dark",
  about: "About the data",
  name: "Leeway",
  loadFailed: "That didn't load. Try again when you're back online.",
  loading: "Loading",
  lost: {
    title: "We can't find that page",
    pageTitle: "Not found",
    text: "The laptop isn't in the catalog, the search isn't yours or was deleted, or the address is misspelled. Your own searches are safe.",
  },
  broken: {
    title: "This page didn't load",
    text: (d: { digest: "none" | "other"; number: string | number }) => "That's our fault, and everything you said is safe." + select(String(d.digest), { none: "", other: " Error number " + d.number + "." }),
    short: (d: { title: string | number }) => "" + d.title + ", Leeway",
    wait: "Just a moment",
    away: "The database isn't answering right now. Nothing was lost. Try again in a moment.",
  },
} as const;
