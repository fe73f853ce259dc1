// Made from messages/en/partaking.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { select } from "@messageformat/runtime";

export const partaking = {
  ends: {
    complete: {
      title: "Done, and saved",
      text: "Thank you for taking part. Everything you gave is stored.",
    },
    "screened-out": {
      title: "This study is not for you",
      text: "Thank you for your answers. By them you don't belong to the people this study looks for.",
    },
    "failed-checks": {
      title: "The study ends here",
      text: "The checks were not answered as the instructions say, so we can't go on. This alone is no reason to reject your work.",
    },
    "timed-out": {
      title: "The time is over",
      text: "This run took longer than the study allows, so it has ended. What you gave until then is stored.",
    },
    withdrawn: {
      title: "You have left",
      text: "Everything you gave was deleted.",
    },
    error: {
      title: "The study couldn't go on",
      text: "The fault is on our side. What you gave is stored.",
    },
    replaced: {
      title: "You began again elsewhere",
      text: "This run was set aside for the one you began later.",
    },
  },
  deleted: "Nothing that you gave is left. Only the group you were in, how far you had come and today's date are kept, to count how many people left.",
  declined: "You didn't take part, and nothing about you was stored. You can close this page.",
  leave: {
    title: "Leave and delete?",
    text: "Everything you gave in this study is deleted at once and for good. You need not say why. You get a code and a receipt.",
    yes: "Leave and delete everything",
    no: "Stay",
  },
  rank: {
    lead: (d: { own: boolean }) => "Put the one " + select(String(d.own), { true: "you", other: "this person" }) + " could most easily do without at the top. There’s no right answer. The list starts in random order.",
    asks: "You moved nothing. Is this already your order?",
    chat: "Drag a row or use its arrows. You can’t change it later.",
    cars: "Drag a row or use its arrows. You can’t change it once cars are shown.",
    after: "It may be the same as before.",
  },
  asked: {
    check: "So that we know the instructions are clear.",
    again: "Not all of that was right. The instructions are below: please read them once more and try again.",
    screening: "To see whether this study is for you.",
    line: "Please read this line once more and answer as it says.",
    load: "Please rate the task you have just done.",
    scale: "Thinking of the assistant in all tasks, how far do you agree?",
  },
  refused: {
    "not-open": "This study is not open. Nothing was stored; if somebody sent you here, please come back later.",
    closed: "This study no longer takes participants. Nothing was stored. If you had begun, continue with your code.",
    full: "This study has all the participants it needs for now. Nothing was stored. Please return the task to where you found it.",
    "left-before": "You left this study before, and what you gave was deleted, so it can't be begun again.",
    blocked: "You have begun this study elsewhere, and it can be done in one place only. Please go on there.",
    "no-entry": "Please open the study by the link of the platform that invited you, so that you can be paid for it.",
    address: "Too many people began from your network within the hour. Please try again in an hour.",
    "bad-entry": "Your entry link is not valid, maybe because it was used too late. Please open the study from the platform again.",
  },
} as const;
