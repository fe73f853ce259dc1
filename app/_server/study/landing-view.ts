import type { Database } from "@/db/connection/database";
import { studyStore } from "@/db/queries/study/study-store";
import type { LandingView } from "@/lib/study/run-view";
import { refusalOf } from "@/lib/study/service/begin-run";
import type { StoredStudy } from "@/lib/study/service/run";
import { startRefusals } from "./start-refusals";

/** The page before consent, with why nobody can start now where that is so. */
export async function landingView(
  { db, study, version }: StoredStudy & { db: Database },
  { isEntryRefused, isPreview }: { isEntryRefused: boolean; isPreview: boolean },
): Promise<LandingView> {
  const { title, team, consent } = version.configuration;
  const reason = isPreview
    ? null
    : isEntryRefused
      ? "bad-entry"
      : await refusalOf(studyStore(db), { study, version }, new Date());
  return {
    title,
    team,
    information: consent.information,
    statement: consent.statement,
    consentVersion: consent.version,
    refusal: reason ? { code: reason, text: startRefusals[reason] } : null,
  };
}
