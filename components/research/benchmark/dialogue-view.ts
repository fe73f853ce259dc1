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
  /** The run used this method. */
  isOwn: boolean;
  /** "highway 35 mpg or more", "between two", "finds no car". */
  gives: string;
  cars: string;
  car: string;
  /** It gives up the item's target. */
  isRight: boolean;
}

export interface TurnView {
  number: number;
  said: string;
  /** The shopper typed it, instead of tapping. */
  isTyped: boolean;
  reply: string;
}

export interface ReplayView {
  run: string;
  id: string;
  setting: string;
  result: string;
  persona: string;
  /** The item's wishes, heaviest first. */
  gold: readonly { text: string; weight: string; isTarget: boolean }[];
  turns: readonly TurnView[];
  /** The shown turn, from 0. */
  at: number;
  wishes: readonly { text: string; weight: string; given: boolean; isRight: boolean }[];
  cars: string;
  methods: readonly MethodRow[];
  /** Why no method can run, in a sentence. */
  note: string;
}
