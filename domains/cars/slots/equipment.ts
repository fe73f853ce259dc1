import { spokenEquipment } from "@/domains/cars/lexicon/equipment-names";
import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const equipment = {
  name: "equipment",
  kind: "set",
  label: "equipment",
  lasts: true,
  csv: { header: "Standard Equipment", optional: true },
  places: { filter: 125, facts: 125 },
  spoken: spokenEquipment,
} as const satisfies WordSlot;

export const equipmentWords: SlotWords = {
  questions: ["Is there any equipment it has to have?"],
  oneThing: "What equipment does it have?",
  topics: ["equipment", "standard equipment", "features"],
  values: [
    {
      say: [
        "(adaptive|smart|radar|active|intelligent|dynamic|automatic|auto|traffic aware|distance keeping|distance|self adjusting|following) cruise [control]",
        "cruise [control] (that|which) (slows|brakes|adjusts|follows|stops|speeds up)",
        "cruise [control] (that|which) (keeps|holds|minds|watches) [its|the|a|my|safe] (distance|gap|traffic)",
        "(keep|keeps|hold|holds) [its|my|the|a] [safe] distance (from|to|behind|by itself|on its own|automatically)",
      ],
      means: /^adaptive cruise$/,
    },
    {
      say: [
        "[apple] (carplay|car play)",
        "android auto",
        "apple carplay",
        "(phone|smartphone|iphone) (mirroring|integration)",
        "(mirror|mirrors|mirroring) my (phone|iphone|smartphone|android)",
        "[my] (phones|iphones) (map|maps|screen|apps|navigation)",
        "plug [in] my (phone|iphone|smartphone|android) [in]",
        "(maps|phone|apps) [come up|show up|to come up|to show up] on the (dash|dashboard|car screen|cars screen)",
      ],
      means: /^carplay$/,
    },
    {
      say: [
        "heated [front|rear] (seats|seat)",
        "(seat|seats) [that] (heat|heats|heated) [up]",
        "(seat|seats) (that|which) (warm|warms) [up] [my|your|the] [bum|butt|backside|behind|bottom|rear|back]",
        "(heating|heat) (in|for) the seats",
        "(warm|warmed|toasty|hot) (seat|seats)",
        "[the|her|his|my] (seat|seats) heated",
        "(seat|bun|bum|butt|backside) (heater|heaters|warmer|warmers)",
      ],
      means: /^heated seats$/,
    },
    { say: ["heated"], means: /^heated seats$/, guard: { next: ["leather", "cloth", "ventilated"] } },
    { say: ["[real|genuine] leather [seats|seat|interior|upholstery]"], means: /^leather$/ },
    {
      say: [
        "(sunroof|moonroof|sun roof|moon roof|panoramic roof|glass roof|pano roof|skylight)",
        "(glass|opening|sliding|tilting|panoramic|see through) (roof|top)",
        "(window|hole|hatch|glass) in the roof",
        "roof (that|which) (opens|slides|tilts)",
      ],
      means: /^sunroof$/,
    },
    {
      say: [
        "[my|the|a|your|its] (blind spot|blindspot|blind spots|blindspots) [monitor|monitors|monitoring|warning|warnings|detection|alert|alerts|assist|sensor|sensors]",
        "lane change (alert|alerts|warning|warnings|assist|assistant)",
        "(side|wing|door) (mirror|mirrors) (warning|warnings|light|lights|alert|alerts) [lights]",
        "(cars|car|traffic|somebody|somebodys|someone|someones|anybody|anyone|vehicle|vehicles) [is|are|was] [right|hiding|sitting|coming|creeping] [up] (beside|next to|alongside) (me|you|us)",
        "(cars|car|traffic|somebody|somebodys|someone|someones|anybody|anyone) [is|are] in (the|my|your) (next lane|lane beside me|lane next to me)",
        "(sneaks|creeps|comes|pulls) [up] (alongside|beside me|next to me)",
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
