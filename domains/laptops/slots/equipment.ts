import { spokenEquipment } from "@/domains/laptops/lexicon/equipment-names";
import type { SlotVoices, SlotWords, WordSlot } from "@/domains/slot";

export const equipment = {
  name: "equipment",
  kind: "set",
  label: "equipment",
  csv: { header: "Equipment", optional: true },
  places: { filter: 125, facts: 125 },
  spoken: spokenEquipment,
} as const satisfies WordSlot;

export const equipmentWords: SlotWords = {
  questions: ["Is there anything it has to have, like a touchscreen?", "Do you need any extras, like a number pad?"],
  oneThing: "What equipment does it have?",
  topics: ["equipment", "features", "extras", "ports"],
  echoes: ["ports", "keys", "touch", "stylus"],
  values: [
    {
      say: [
        "(touchscreen|touch screen|touch display|touch panel|touchable screen|touch enabled|touch capable)",
        "(screen|display) [that|which] [i|you|he|she|they|kids] [can|could] (touch|tap|swipe|poke)",
        "(touch|tap|swipe|poke) [on] the screen",
        "touch (input|support|control|controls)",
      ],
      means: /^touchscreen$/,
    },
    {
      say: ["touch"],
      means: /^touchscreen$/,
      guard: {
        before: "to the in get keep a final nice light soft personal my i you cant dont".split(" "),
        after: "pad pads id bar type typing typist base with on it feel".split(" "),
      },
    },
    {
      say: [
        "(backlit|back lit|backlight|lit|lighted|illuminated|glowing|light up|lit up) [keyboard|keys] (keyboard|keys|keypad|buttons)",
        "(backlit|back lit) [keyboard|keys]",
        "(keyboard|keys) [that|which|with] [is|are] (backlit|backlight|backlighting|light up|lights up|lit|lights|a backlight|glow|glows|lighting|glowing)",
        "(keyboard|key) (light|lights|backlight|lighting)",
        "(type|typing|see the keys|see the keyboard|work|use it) in the dark",
        "(see|find|read) [the|my] (keys|keyboard) (at night|in the dark|in bed|in low light)",
        "(keys|keyboard) [that] [i|you|we|one] can (see|read|find) (at night|in the dark|in bed|in low light)",
        "(keyboard|keys) [to|fi|can|must|should] (light up|lights up|glow|glows|shine|shines)",
        "(light|lights|lighting) (on|in|under|behind) the (keys|keyboard)",
        "(rgb|backlit|back lit|lit|lighted) (keys|keyboard|kb)",
      ],
      means: /^backlit keyboard$/,
    },
    {
      say: [
        "(fingerprint|finger print|thumbprint|thumb print|finger) [reader|scanner|sensor|unlock|login|id|lock|recognition]",
        "touch id",
        "(unlock|log in|login|sign in) (with|by|using) [my|a] (finger|fingerprint|thumb|thumbprint)",
      ],
      means: /^fingerprint reader$/,
      guard: { after: ["proof", "magnet", "magnets", "smudges", "marks", "resistant"] },
    },
    {
      say: [
        "(face|facial) (login|log in|unlock|recognition|id|sign in|scanner|scan)",
        "windows hello [camera|face]",
        "(ir|infrared) (camera|webcam)",
        "(unlock|log in|login|sign in) (with|by|using) my face",
      ],
      means: /^face login$/,
    },
    { say: ["(oled|amoled|o led) [screen|display|panel|touchscreen]"], means: /^oled$/ },
    { say: ["(thunderbolt|thunder bolt) [3|4|5] [port|ports|dock]", "(usb 4|usb4|tb4|tb 4)"], means: /^thunderbolt$/ },
    { say: ["hdmi [2.1|2|out|output] [port|ports|jack|output|connection]"], means: /^hdmi$/ },
    {
      say: [
        "(ethernet|lan|rj 45|rj45|network|wired internet|wired network|internet cable|gigabit) (port|ports|jack|socket|connection|plug|connector)",
        "(ethernet|rj45|rj 45)",
        "[use|plug in|with] [a|an] (wired|hard wired|hardwired) (internet|connection|network)",
        "plug in [a|an|the|my] (ethernet|lan|network|internet) cable",
      ],
      means: /^ethernet$/,
    },
    {
      say: [
        "[full size|micro] (sd|sdxc|microsd|micro sd|memory) (card|cards) [slot|slots|reader|readers]",
        "(microsd|micro sd|sd) [slot|reader]",
        "(card|cards) (slot|reader)",
        "(slot|reader) for [my] [camera|memory|sd] (card|cards)",
      ],
      means: /^sd card$/,
    },
    {
      say: [
        "(number|numeric|numerical|num|numbers|10 key|ten key|full|calculator) (pad|keypad|key pad|keys)",
        "(numpad|tenkey|num pad|10 key|ten key)",
        "(numbers|number keys) on the (side|right)",
        "keyboard with [a|the] (numbers|numpad|number pad)",
      ],
      means: /^number pad$/,
    },
    {
      say: [
        "(stylus|digital pen|active pen|s pen|smart pen|surface pen|pen support|pen input|stylus support)",
        "(with|has|comes with|includes|supports|including|use|using|need|want|and) [a|the] pen",
        "(write|draw|writing|drawing) (with|using) [a|the] (pen|stylus|pencil)",
        "pen (included|compatible|enabled|ready)",
      ],
      means: /^pen$/,
    },
    {
      say: ["pen"],
      means: /^pen$/,
      guard: {
        before: "light play ball ink my no gel".split(" "),
        after: "drive drives pal pals name test testing and test is".split(" "),
      },
    },
    {
      say: [
        "(lte|4g|5g|cellular|wwan|mobile (internet|data|broadband|connection|network)) [modem|connection|internet|data|support|built in]",
        "(4|5) g [lte] [modem|connection|internet|data]",
        "(cell|cellphone|cell phone|mobile phone|phone) (internet|data|signal) [built in]",
        "(sim|esim|e sim) [card] [slot|tray|support]",
        "(internet|online|connected) [anywhere|everywhere|on the go] (without|no) [a] (wifi|wi fi|hotspot)",
      ],
      means: /^mobile internet$/,
    },
  ],
  asks: {
    fact: /\b(?:touch ?screens?|touch|back ?lit|fingerprint|face (?:login|unlock|recognition)|windows hello|oled|thunderbolt|hdmi|ethernet|lan port|rj45|sd card|card (?:reader|slot)|num(?:ber|eric)? ?pad|stylus|pen|lte|5g|cellular|extras)\b/,
  },
  tells: {
    one: "comes with {v}",
    several: "comes with {v}, depending on the version",
    none: "has none of the equipment I keep track of",
  },
  claims: {
    words: ["equipment"],
    values: [
      "touchscreen",
      "backlit",
      "fingerprint",
      "face",
      "oled",
      "thunderbolt",
      "hdmi",
      "ethernet",
      "sd card",
      "number pad",
      "pen",
      "mobile",
    ],
  },
};

export const equipmentVoices: SlotVoices = {
  wishes: ["{v}", "a laptop that comes with {v}"],
  reasons: ["I got used to it", "I'd miss it every day"],
  paraphrases: ["it should have {v}", "{v} please"],
  clause: "comes with {v}",
};
