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
  isTyped: boolean;
  reply: string;
}

export interface ReplayView {
  run: string;
  id: string;
  setting: string;
  result: string;
  persona: string;
  gold: readonly { text: string; weight: string; isTarget: boolean }[];
  turns: readonly TurnView[];
  at: number;
  wishes: readonly { text: string; weight: string; given: boolean; isRight: boolean }[];
  cars: string;
  methods: readonly MethodRow[];
  note: string;
}
