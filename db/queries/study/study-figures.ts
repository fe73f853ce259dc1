import type { Database } from "@/db/connection/database";
import type { StudyFigures } from "@/lib/study/service/study-figures";
import { inSnapshot } from "./in-snapshot";
import { countArms, readErrors, stepsReached } from "./monitor-rows";
import { noteAudit } from "./oversight";
import { countStored, readFlow, readRuns, runIds } from "./read-runs";
import { readSearches } from "./recorded-turns";
import { recountMeasures } from "./recount-measures";
import { recountScoresByArm, recountScoresByGroup } from "./recount-scores";
import { readStoredFacts } from "./stored-facts";
import { carMeets, takenCars } from "./taken-cars";
import { withDatabase } from "./with-database";

/** What is read of studies' runs in a database, or within one moment of it. */
export function studyFigures(db: Database): StudyFigures {
  return {
    ...withDatabase(db, queries),
    snapshot: (read) => inSnapshot(db, (tx) => read(studyFigures(tx))),
  };
}

const queries = {
  ...{ readRuns, runIds, countStored, readFlow, readSearches, storedFacts: readStoredFacts, takenCars, carMeets },
  ...{ recountMeasures, recountScoresByArm, recountScoresByGroup, stepsReached, countArms, readErrors, noteAudit },
};
