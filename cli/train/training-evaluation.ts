import type { ImportanceModel } from "@/lib/learning/importance-model";
import type { TrainedImportance } from "@/lib/learning/train-importance";
import type { Recorded } from "./recorded";

export interface TrainingEvaluation {
  trained: TrainedImportance;
  /** The second stage trained against wrong drops as the paper takes them. */
  paperNegatives: ImportanceModel;
  seed: number;
  /** Generated items, in words no training has seen. */
  testCount: number;
  recorded: Recorded | null;
  trainedOnTranscripts: boolean;
}
