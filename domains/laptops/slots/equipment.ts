import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const equipment = {
  name: "equipment",
  kind: "set",
  label: "equipment",
  csv: { header: "Equipment", optional: true },
  places: { filter: 125, facts: 125 },
  spoken: {
    Touchscreen: "a touchscreen",
    "Backlit Keyboard": "a backlit keyboard",
    "Fingerprint Reader": "a fingerprint reader",
    "Face Login": "face login",
    OLED: "an OLED screen",
    Thunderbolt: "Thunderbolt",
    HDMI: "HDMI",
    Ethernet: "an Ethernet port",
    "SD Card": "an SD card slot",
    "Number Pad": "a number pad",
    Pen: "a pen",
    "Mobile Internet": "mobile internet",
  },
} as const satisfies WordSlot;

export const equipmentWords: SlotWords = {
  questions: ["Is there anything it has to have, like a touchscreen?"],
  oneThing: "What equipment does it have?",
  topics: ["equipment"],
  claims: { words: ["equipment"] },
};

export const equipmentVoices: SlotVoices = {
  wishes: ["with {v}"],
  paraphrases: ["with {v} please"],
  clause: "has with {v}",
};
