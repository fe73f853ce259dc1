/** The keys are the codes. */
export const startRefusals = {
  "not-open": "This study is not open. Nothing was stored; if somebody sent you here, please come back later.",
  closed: "This study no longer takes participants. Nothing was stored. If you had begun, continue with your code.",
  full: "This study has all the participants it needs for now. Nothing was stored. Please return the task to where you found it.",
  "left-before": "You left this study before, and what you gave was deleted, so it cannot be begun again.",
  blocked: "You have begun this study elsewhere, and it can be done in one place only. Please go on there.",
  "no-entry": "Please open the study by the link of the platform that invited you, so that you can be paid for it.",
  address: "Too many people began from your network within the hour. Please try again in an hour.",
  "bad-entry":
    "Your entry link is not valid, maybe because it was used too late. Please open the study from the platform again.",
} as const;
