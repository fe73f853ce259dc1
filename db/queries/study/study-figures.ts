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

/** What is read of studies' runs in a database, or within one moment of it. */
export function studyFigures(db: Database): StudyFigures {
  return {
    snapshot: (read) => inSnapshot(db, (tx) => read(studyFigures(tx))),
    readRuns: (...of) => readRuns(db, ...of),
    runIds: (...of) => runIds(db, ...of),
    countStored: (...of) => countStored(db, ...of),
    readFlow: (...of) => readFlow(db, ...of),
    readSearches: (...of) => readSearches(db, ...of),
    storedFacts: (...of) => readStoredFacts(db, ...of),
    recountMeasures: (...of) => recountMeasures(db, ...of),
    recountScoresByArm: (...of) => recountScoresByArm(db, ...of),
    recountScoresByGroup: (...of) => recountScoresByGroup(db, ...of),
    takenCars: (...of) => takenCars(db, ...of),
    carMeets: (...of) => carMeets(db, ...of),
    stepsReached: (...of) => stepsReached(db, ...of),
    countArms: (...of) => countArms(db, ...of),
    readErrors: (...of) => readErrors(db, ...of),
    noteAudit: (...of) => noteAudit(db, ...of),
  };
}
