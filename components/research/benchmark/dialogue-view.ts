export interface DialogueRow {
  id: string;
  setting: string;
  /** "match", or the cause of the miss. */
  result: string;
  gaveUp: string;
  target: string;
  turns: number;
}

export interface MethodRow {
  method: string;
  isOwn: boolean;
  /** "highway 35 mpg or more", "between two", "finds no product". */
  gives: string;
  products: string;
  product: string;
  /** It gives up the item's target. */
  isRight: boolean;
}

export interface TurnView {
  number: number;
  said: string;
  isTyped: boolean;
  reply: string;
}

export interface ReplayView extends Pick<DialogueRow, "id" | "setting" | "result"> {
  persona: string;
  gold: readonly { text: string; weight: string; isTarget: boolean }[];
  turns: readonly TurnView[];
  at: number;
  wishes: readonly { text: string; weight: string; given: boolean; isRight: boolean }[];
  methods: readonly MethodRow[];
  note: string;
}
