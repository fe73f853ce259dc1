// Made from messages/en/door.yaml and domains/laptops/messages.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural, select } from "@messageformat/runtime";

export const door = {
  home: {
    title: "Say what you want in a laptop. If no laptop has it all, I'll tell you what I gave up and why.",
    placeholder: "16 GB of memory, under $900, long battery life if I can get it",
    failed: "I couldn't start the search. Your words are still here. Please send them again.",
    new: "New here?",
    demo: "Watch a one-minute search",
    filters: "Prefer filters?",
    byFilters: "Search with filters",
    examples: "Examples",
    street: "Well-known laptops by price",
    pick: (d: { product: string | number; price: string | number }) => "I'd look at the " + d.product + " first, " + d.price + ".",
    all: (d: { products: string | number; count: number }) => "" + d.products + " " + plural(d.count, 0, en, { one: "has", other: "have" }) + " it all.",
    buys: (d: { dropped: boolean; from: string | number; product: string | number; price: string | number }) => "" + select(String(d.dropped), { true: "", other: "instead of " + d.from + " " }) + "gets you the " + d.product + " at " + d.price,
    dropped: (d: { wish: string | number }) => "Without " + d.wish,
    about: "About",
    researchers: "For researchers",
    products: "Show me the laptops",
  },
  news: {
    label: "News about your saved searches",
    before: "A newer catalog has ",
    after: (d: { what: string | number }) => " with everything you saved: " + d.what + ".",
    show: "Show me",
    dismiss: (d: { title: string | number }) => "Dismiss: " + d.title,
    failed: "That didn't work. Try again in a moment.",
  },
  description: "Say what you want in a laptop. If no laptop has it all, Leeway tells you what it gave up and why.",
} as const;
