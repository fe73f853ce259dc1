import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const equipment = {
  name: "equipment",
  kind: "set",
  label: "equipment",
  title: "Equipment",
  direction: "none",
  required: false,
  column: "equipment",
  csv: { header: "Standard Equipment", optional: true },
  care: 0,
  places: { filter: 125, facts: 125 },
  spoken: {
    "Blind Spot Warning": "blind spot warning",
    "Adaptive Cruise": "adaptive cruise control",
    "Heated Seats": "heated seats",
    Leather: "leather seats",
    Sunroof: "a sunroof",
    CarPlay: "CarPlay and Android Auto",
  },
} as const satisfies WordSlot;

export const equipmentWords: SlotWords = {
  questions: ["Is there any equipment it has to have?"],
  oneThing: "What equipment does it have?",
  topics: ["equipment", "standard equipment", "features"],
  values: [
    {
      say: ["(adaptive|smart|radar|active|intelligent|dynamic) cruise [control]", "adaptive cruise control"],
      means: /^adaptive cruise$/,
    },
    {
      say: [
        "[apple] (carplay|car play)",
        "android auto",
        "apple carplay",
        "(phone|smartphone|iphone) (mirroring|integration)",
      ],
      means: /^carplay$/,
    },
    {
      say: [
        "heated [front|leather] (seats|seat)",
        "(seat|seats) [that] (heat|heats|heated) [up]",
        "(heating|heat) (in|for) the seats",
        "warm (seat|seats)",
        "[the|her|his|my] (seat|seats) heated",
        "(seat|bun|bum) (heater|heaters|warmer|warmers)",
      ],
      means: /^heated seats$/,
    },
    { say: ["[real|genuine] leather [seats|seat|interior|upholstery]"], means: /^leather$/ },
    { say: ["(sunroof|moonroof|sun roof|moon roof|panoramic roof|glass roof|pano roof)"], means: /^sunroof$/ },
    {
      say: [
        "[my|the|a|your] (blind spot|blindspot|blind spots|blindspots) [monitor|monitors|monitoring|warning|warnings|detection|alert|alerts|assist|sensor|sensors]",
      ],
      means: /^blind spot warning$/,
    },
  ],
  asks: {
    fact: /\b(?:carplay|android auto|heated seats?|leather|sunroof|moonroof|blind ?spot|adaptive cruise|standard equipment)\b/,
  },
  tells: {
    one: "comes with {v}",
    several: "comes with {v}, depending on the trim",
    none: "has none of the equipment I keep track of",
  },
  claims: { words: ["equipment"], values: ["carplay", "leather", "sunroof"] },
};

export const equipmentVoices: SlotVoices = {
  wishes: ["{v} as standard", "a car that comes with {v}"],
  reasons: ["I got used to it"],
  paraphrases: ["it should have {v}"],
  clause: "has {v} as standard",
};
