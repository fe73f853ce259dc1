import { modelTalk } from "@/domains/lexicon/model-words";
import type { SlotVoices, SlotWords } from "@/domains/slot";

export { model } from "@/domains/shared-slots";

export const modelWords: SlotWords = {
  ...modelTalk,
  topics: [...modelTalk.topics, "model number", "product line", "series", "lineup"],
  values: [
    { say: ["mac book", "macbook", "mac laptop"], means: /^macbook\b/ },
    { say: ["mac book air", "macbook air", "mba"], means: /^macbook air\b/ },
    { say: ["(mac book|macbook) pro", "mbp"], means: /^macbook pro\b/ },
    { say: ["(rog|republic of gamers) [laptop]"], means: /^rog\b/ },
    { say: ["[rog] strix"], means: /^rog strix\b/ },
    { say: ["[rog] zephyrus"], means: /^rog zephyrus\b/ },
    { say: ["tuf [gaming]"], means: /^tuf\b/ },
    { say: ["legion pro"], means: /^legion (?:pro|\d+ pro)\b/ },
    { say: ["galaxy book"], means: /^galaxy book/ },
    { say: ["[predator] helios"], means: /^predator helios\b/ },
    { say: ["ideapad gaming"], means: /^ideapad gaming\b/ },
    { say: ["yoga slim"], means: /^yoga slim\b/ },
    { say: ["thinkpad x 1"], means: /^thinkpad x1\b/ },
    { say: ["think pad"], means: /^thinkpad\b/ },
    { say: ["idea pad"], means: /^ideapad\b/ },
    { say: ["zen book"], means: /^zenbook\b/ },
    { say: ["vivo book"], means: /^vivobook\b/ },
    { say: ["elite book"], means: /^elitebook\b/ },
    { say: ["pro book"], means: /^probook\b/ },
    { say: ["z book"], means: /^zbook\b/ },
    { say: ["(surface laptop|microsoft laptop)"], means: /^surface laptop\b/ },
  ],
};

export const modelVoices: SlotVoices = {
  wishes: ["the {v} in particular", "the {v} and no sibling of it", "a {v}", "the model called {v}"],
  reasons: ["I've tried one and liked it", "it is the one I keep looking at", "my sister swears by hers"],
  paraphrases: ["the {v} please", "it would be the {v}", "I picture the {v}"],
  clause: "is a {v}",
};
