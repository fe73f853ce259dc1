import type { Database } from "@/db/connection/database";
import { loadConversation } from "@/db/queries/conversations";
import { storedTurns } from "@/db/queries/stored-turns";
import type { StudyStore } from "@/lib/study/service/study-store";
import * as answers from "./answer-rows";
import * as places from "./place-rows";
import * as recruitment from "./recruitment-rows";
import * as retention from "./retention-rows";
import * as runs from "./run-rows";
import * as trials from "./trials";

/** The rows of studies in a database, or within a transaction of it. */
export function studyStore(db: Database): StudyStore {
  return {
    transaction: (work) => db.transaction((tx) => work(studyStore(tx))),
    loadRun: (...of) => runs.loadRun(db, ...of),
    lockRun: (...of) => runs.lockRun(db, ...of),
    findRunByRecruiter: (...of) => runs.findRunByRecruiter(db, ...of),
    insertRun: (...of) => runs.insertRun(db, ...of),
    updateRun: (...of) => runs.updateRun(db, ...of),
    deleteRun: (...of) => runs.deleteRun(db, ...of),
    appendEvents: (...of) => runs.appendStudyEvents(db, ...of),
    lastAttempt: (...of) => answers.lastAttempt(db, ...of),
    answersAt: (...of) => answers.answersAt(db, ...of),
    insertAnswers: (...of) => answers.insertAnswers(db, ...of),
    lockVersion: (...of) => places.lockVersion(db, ...of),
    freezeVersion: (...of) => places.freezeVersion(db, ...of),
    countFilling: (...of) => places.countFilling(db, ...of),
    knownPlaces: (...of) => places.knownPlaces(db, ...of),
    markRefilled: (...of) => places.markRefilled(db, ...of),
    givePlace: (...of) => places.givePlace(db, ...of),
    settlePlace: (...of) => places.settlePlace(db, ...of),
    paymentStatus: (...of) => recruitment.paymentStatus(db, ...of),
    openPayment: (...of) => recruitment.openPayment(db, ...of),
    settlePayment: (...of) => recruitment.writePaymentEnd(db, ...of),
    insertTombstone: (...of) => retention.insertTombstone(db, ...of),
    lateRuns: (...of) => retention.lateRuns(db, ...of),
    expiredRuns: (...of) => retention.expiredRuns(db, ...of),
    forgetRecruitment: (...of) => retention.forgetRecruitment(db, ...of),
    findTrial: (...of) => trials.findTrial(db, ...of),
    insertTrial: (...of) => trials.insertTrial(db, ...of),
    updateTrial: (...of) => trials.updateTrial(db, ...of),
    markRevealed: (...of) => trials.markRevealed(db, ...of),
    readTrialSoFar: (...of) => trials.readTrialSoFar(db, ...of),
    lockSearch: (...of) => trials.lockSearch(db, ...of),
    searchSettings: async (search) => (await loadConversation(db, search))?.settings,
    turns: (search) => storedTurns(db, search),
  };
}
