import type { Database } from "@/db/connection/database";
import { loadConversation } from "@/db/queries/conversations";
import { storedTurns } from "@/db/queries/stored-turns";
import type { StudyStore } from "@/lib/study/service/study-store";
import * as places from "./place-rows";
import * as recruitment from "./recruitment-rows";
import * as retention from "./retention-rows";
import * as runs from "./run-rows";
import * as trials from "./trials";
import { withDatabase } from "./with-database";

export function studyStore(db: Database): StudyStore {
  const { appendStudyEvents, writePaymentEnd, ...rows } = withDatabase(db, queries);
  return {
    ...rows,
    transaction: (work) => db.transaction((tx) => work(studyStore(tx))),
    appendEvents: appendStudyEvents,
    settlePayment: writePaymentEnd,
    searchSettings: async (search) => (await loadConversation(db, search))?.settings,
    turns: (search) => storedTurns(db, search),
  };
}

const queries = { ...places, ...recruitment, ...retention, ...runs, ...trials };
