import type { ReplyPart, ResultProduct, WishView } from "@/lib/dialogue/wording/parts";

export interface PlayedView {
  prose: string;
  all: string;
  question: { id: string; slot?: string } | null;
  wishes: readonly WishView[];
  cars: readonly ResultProduct[];
  /** Listed below them, where few have it all. */
  near: readonly ResultProduct[];
  total: number | undefined;
}

export function viewOf(parts: readonly ReplyPart[]): PlayedView {
  const view: PlayedView = { prose: "", all: "", question: null, wishes: [], cars: [], near: [], total: undefined };
  const said: string[] = [];
  const beside: string[] = [];
  for (const part of parts) {
    if (part.type === "text") said.unshift(part.text);
    if (part.type === "data-notice") said.push(part.data.text);
    if (part.type === "data-constraints") view.wishes = part.data.wishes;
    if (part.type === "data-results") {
      view.cars = part.data.cars;
      view.near = part.data.near ?? [];
      view.total = part.data.total;
    }
    if (part.type === "data-question") {
      view.question = part.data;
      said.push(part.data.text);
      beside.push(...part.data.choices.map(({ label }) => label));
    }
    if (part.type === "data-relaxation") {
      if (part.data.headline) said.push(part.data.headline);
      for (const { label, changes } of part.data.alternatives) {
        beside.push(`${label} ${changes.map(({ from, to }) => `${from} ${to}`).join(" ")}`);
      }
    }
  }
  view.prose = said.join("\n");
  view.all = [...said, ...beside].join("\n");
  return view;
}
