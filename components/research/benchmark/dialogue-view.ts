/** One dialogue of a run as a list shows it. */
export interface DialogueRow {
  id: string;
  setting: string;
  /** "match", or the cause of the miss in words. */
  result: string;
  gaveUp: string;
  target: string;
  turns: number;
}

/** One method in one turn of a replayed dialogue. */
export interface MethodRow {
  method: string;
  /** The run's own method. */
  isOwn: boolean;
  /** "highway 35 mpg or more", "between two", "finds no car". */
  gives: string;
  cars: string;
  car: string;
  /** It gives up what the item says it should. */
  isRight: boolean;
}

/** One turn of a replayed dialogue, with where it led. */
export interface TurnView {
  number: number;
  said: string;
  /** The shopper typed it; else it is what a tap meant. */
  isTyped: boolean;
  reply: string;
}

export interface ReplayView {
  run: string;
  id: string;
  setting: string;
  result: string;
  persona: string;
  /** The item's wishes, the heaviest first. */
  gold: readonly { text: string; weight: string; isTarget: boolean }[];
  turns: readonly TurnView[];
  /** Number of the turn looked at, from 0. */
  at: number;
  /** Wishes as read after that turn. */
  wishes: readonly { text: string; weight: string; given: boolean; isRight: boolean }[];
  cars: string;
  methods: readonly MethodRow[];
  /** Why methods cannot be shown, in a sentence. */
  note: string;
}
