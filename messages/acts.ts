// Made from messages/en/acts.yaml by `npm run messages -- --write`. Edit that file, not this one.

export const acts = {
  keep: (d: { wish: string | number }) => "Keep " + d.wish,
  noPreference: "No preference",
  showNow: "Show me now",
  giveUp: (d: { name: string | number }) => "Give up the " + d.name + " instead",
  giveUpOther: "Give up something else instead",
  agree: "That's fine",
  disagree: "Keep it, give up something else",
  unlock: (d: { name: string | number }) => "Unlock " + d.name,
  lock: (d: { name: string | number }) => "Lock " + d.name,
  showCars: "Show me cars",
  undo: "Undo",
  redo: "Redo",
  startOver: "Start over",
  rewind: (d: { number: string | number }) => "Go back to before message " + d.number,
  set: (d: { label: string | number; value: string | number }) => "" + d.label + ": " + d.value,
  change: (d: { name: string | number }) => "Change " + d.name,
  remove: (d: { name: string | number }) => "Drop " + d.name,
  weigh: (d: { name: string | number; level: string | number }) => "Make " + d.name + " " + d.level,
  anySlot: (d: { name: string | number }) => "Any " + d.name + " is fine",
  wish: "a wish",
} as const;
