import { byName, classify, modelNamed } from "@/lib/reading/learned/linear-model";
import { type ActMessage, actBuckets, actFeatures } from "./act-features";
import modelFile from "./act-model.json";
import { type ActName, actNames } from "./act-names";
import type { Segment } from "./segments";

export interface SegmentAct extends Segment {
  act: ActName;
  chances: Readonly<Record<ActName, number>>;
}

/** Classifies each segment. Learned from the open voices' dialogues. */
export function segmentActs(message: ActMessage): SegmentAct[] {
  const model = modelNamed("acts", modelFile);
  return actFeatures(message, actBuckets).map((features, index) => {
    const found = classify(model, features);
    const act = actNames[found.indexOf(Math.max(...found))] ?? "state";
    return { ...(message.segments[index] as Segment), act, chances: byName(actNames, found) };
  });
}
