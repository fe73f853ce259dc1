import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { type Edit, likeness, type SlotName } from "@/lib/constraints";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { factOf, productCard, versionOf } from "@/lib/dialogue/showing/products-beside";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import type { SearchAt } from "@/lib/dialogue/state/search-at";
import type { AnswerPart, AnswerProduct, ResultProduct, ResultsPart } from "@/lib/dialogue/wording/parts";
import type { Question, Reference } from "@/lib/reading/questions/question";
import { words } from "@/messages/words";

export type QuestionOf<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;

/** An offered action. Asking never runs it. */
export interface AnswerOffer {
  text: string;
  label: string;
  edits: Edit[];
  count: number;
}

export interface PlainAnswer {
  text: string;
  /** Beside other answers. */
  short?: string;
  /** For "it" and "those two". */
  products: Reference[];
  offer?: AnswerOffer;
  /** For "show me those", if nothing is on offer. */
  edits?: Edit[];
  /** Optional display. The words are complete without it. */
  shows?: AnswerPart;
}

export interface AnswerFacts extends SearchAt {
  situation: Situation;
  /** The state before the act, for "why do you ask". */
  met: ConversationState;
  results: ResultsPart;
}

export function plainAnswer(text: string, spokenOf: readonly CatalogProduct[] = [], shows?: AnswerPart): PlainAnswer {
  return { text, products: spokenOf.map(referenceTo), shows };
}

export function referenceTo({ make, model, year, trim, position, [likeness.price]: price }: CatalogProduct): Reference {
  return { make, models: [model], year, trim: trim?.toLowerCase(), position, price: price ?? undefined };
}

/** Nobody reads more in a chat. */
const most = { products: 3, rows: 6 };
type Rows = AnswerPart["rows"];
const empty: AnswerPart = { cars: [], heads: [], rows: [], sources: [] };

export function showProducts(products: readonly CatalogProduct[], slots: readonly SlotName[] = [], more: Rows = []) {
  const shown = products
    .filter(({ position }, index) => products.findIndex((each) => each.position === position) === index)
    .slice(0, most.products);
  const facts = slots.map((slot) => factOf(slot, shown));
  const own = facts.map(({ label, unit, values, best }) => ({
    label,
    values: values.map((value) => (unit && value !== words.notListed ? `${value} ${unit}` : value)),
    best,
  }));
  const rows = shown.length > 1 ? [...own, ...more].slice(0, most.rows) : [];
  return { ...empty, cars: shown.map(productCard), rows };
}

export function showResults(products: readonly ResultProduct[]): AnswerPart {
  const cards = products.flatMap(({ make, model, year, trim, position, name, style, price, offer }): AnswerProduct[] =>
    make && model ? [{ position, make, model, name, style, price, offer, version: versionOf({ year, trim }) }] : [],
  );
  return { ...empty, cars: cards.slice(0, most.products) };
}
