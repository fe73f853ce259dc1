import { EyeOff } from "lucide-react";
import Link from "next/link";
import { mayAct, type Role } from "@/app/_server/session/research-session";
import { launchChecklist, shortestReason } from "@/app/_server/study-research/launch-checklist";
import { isBlinded, type OpenedStudy, studyForPage } from "@/app/_server/study-research/opened-study";
import { researchMetadata, researchPage } from "@/app/lab/research-page";
import { ActButton } from "@/components/research/act-button";
import { DryRunFindings } from "@/components/research/dry-run/dry-run-findings";
import { PilotRunner } from "@/components/research/study/pilot-runner";
import { PreviewArm } from "@/components/research/study/preview-arm";
import { StudyNav } from "@/components/research/study/study-nav";
import { TitledSection } from "@/components/ui/titled-section";
import { listVersions } from "@/db/queries/study/list-studies";
import { listAudit, pilotProgress } from "@/db/queries/study/pilots";
import { lab } from "@/messages/lab";
import { MonitorSection } from "./monitor-section";
import { type StudyAsked, type StudyQuery, shownKind } from "./study-query";

export const metadata = researchMetadata("Study");

export default researchPage<{ slug: string }, StudyQuery>("/lab/studies", StudyOverview);

async function StudyOverview({ slug, query, researcher }: StudyAsked) {
  const opened = await studyForPage(slug, query.version);
  const { study, version, db } = opened;
  const { configuration } = version;
  const versions = await listVersions(db, study.id);
  const { role } = researcher;
  const isOwner = mayAct(researcher, "owner");
  const isHidden = await isBlinded(opened);
  const isLatest = versions[0]?.number === version.number;
  return (
    <>
      <h1 className="text-title sm:text-headline">{configuration.title}</h1>
      <p className="mt-1 text-ink2 first-letter:uppercase">
        {study.status}, version {version.number}
        {version.frozenAt ? ", frozen with its first participant" : ", not begun yet"}
        {isLatest ? "" : `; new participants get version ${versions[0]?.number}`}. Participants start at{" "}
        <code>/study/{slug}</code>.
      </p>
      <StudyNav slug={slug} version={version.number} current="overview" role={role} />
      {isHidden ? <BlindNote slug={slug} isOwner={isOwner} /> : null}
      {isLatest ? <LaunchSection opened={opened} role={role} /> : null}
      {isLatest && role !== "viewer" ? (
        <TitledSection id="preview" title="Preview">
          <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">{lab.studies.preview}</p>
          <PreviewArm
            path={`/api/research/studies/${slug}/preview`}
            arms={configuration.conditions.map(({ id }) => id)}
            scenarios={configuration.scenarios.map(({ id, title }) => ({ id, title }))}
          />
        </TitledSection>
      ) : null}
      <MonitorSection {...{ opened, role }} kind={shownKind(query)} />
      <RecordSection {...{ opened, versions }} />
    </>
  );
}

type Versions = Awaited<ReturnType<typeof listVersions>>;

async function RecordSection({ opened: { db, study }, versions }: { opened: OpenedStudy; versions: Versions }) {
  const audit = await listAudit(db, study.id);
  return (
    <section aria-labelledby="record" className="mt-8 grid gap-8 lg:grid-cols-2">
      <div className="min-w-0">
        <h2 id="record" className="text-title">
          What was done
        </h2>
        <ul className="mt-2 text-small">
          {audit.map(({ id, at, actor, act, detail }) => (
            <li key={id} className="border-b border-line py-1.5 break-words">
              {at.toISOString().slice(0, 16).replace("T", " ")} <strong className="font-semibold">{act}</strong>{" "}
              {actor ? `${actor} ` : ""}
              <span className="text-ink2">{detailText(detail)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0">
        <h2 className="text-title">Versions</h2>
        <ul className="mt-2 text-small">
          {versions.map(({ number, hash, createdAt, frozenAt }) => (
            <li key={number} className="border-b border-line py-1.5 break-all">
              <Link href={`/lab/studies/${study.slug}?version=${number}`} className="hit-44 link">
                Version {number}
              </Link>
              , {createdAt.toISOString().slice(0, 10)}
              {frozenAt ? ", frozen" : ""}: <code>{hash}</code>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function detailText(detail: object): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name} ${valueText(value)}`)
    .join(", ");
}

function valueText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const inner = Array.isArray(value) ? value.map(String) : Object.entries(value).map(([name, of]) => `${name} ${of}`);
  return inner.length > 0 ? `(${inner.join(", ")})` : "none";
}

function BlindNote({ slug, isOwner }: { slug: string; isOwner: boolean }) {
  return (
    <section className="mt-4 flex max-w-[46rem] flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-edge px-4 py-3">
      <p className="inline-flex items-center gap-2 font-medium">
        <EyeOff size={18} className="shrink-0" />
        {lab.blind.note}
      </p>
      {isOwner ? (
        <ActButton
          path={`/api/research/studies/${slug}/status`}
          body={{ status: "unblinded" }}
          label={lab.blind.open}
          ask={{ name: "reason", label: lab.blind.why({ least: shortestReason }) }}
        />
      ) : null}
    </section>
  );
}

async function LaunchSection({ opened, role }: { opened: OpenedStudy; role: Role }) {
  const { db, study, version } = opened;
  const checklist = await launchChecklist(opened);
  const pilot = await pilotProgress(db, version.id);
  const status = `/api/research/studies/${study.slug}/status`;
  const isOff = checklist.stops > 0;
  const ask = isOff
    ? { name: "reason", label: `Launch anyway, with a reason of ${shortestReason} letters or more (goes on record)` }
    : undefined;
  return (
    <TitledSection id="launch" title={isOff ? "Launch is off" : "Launch"}>
      <p className="mt-1 text-small text-ink2">
        <Link href={`/lab/studies/${study.slug}/dry-run?version=${version.number}`} className="hit-44 link">
          Dry run
        </Link>{" "}
        plays every arm with every card before anybody is recruited. Opening plays it too.
      </p>
      <DryRunFindings findings={checklist.items} />
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {role !== "owner" ? null : study.status === "open" ? (
          <ActButton path={status} body={{ status: "paused" }} label="Pause" />
        ) : (
          <ActButton path={status} body={{ status: "open" }} label="Open to participants" look="primary" ask={ask} />
        )}
        {role !== "owner" || study.status === "closed" ? null : (
          <ActButton path={status} body={{ status: "closed" }} label="Close" look="quiet" />
        )}
        {role === "viewer" ? null : <PilotRunner path={`/api/research/studies/${study.slug}/pilot`} known={pilot} />}
      </div>
    </TitledSection>
  );
}
