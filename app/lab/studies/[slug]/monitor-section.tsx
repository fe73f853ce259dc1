import Link from "next/link";
import type { Role } from "@/app/_server/session/research-session";
import type { OpenedStudy } from "@/app/_server/study-research/opened-study";
import { ActButton } from "@/components/research/act-button";
import { CellTable, type TableColumn } from "@/components/research/cell-table";
import { FiguresTable } from "@/components/research/figures-table";
import { LiveNote } from "@/components/research/study/live-note";
import { TitledSection } from "@/components/ui/titled-section";
import { studyFigures } from "@/db/queries/study/study-figures";
import { consortText } from "@/lib/study/export/consort";
import { readMonitor, type StudyMonitor } from "@/lib/study/service/study-monitor";
import { lab } from "@/messages/lab";
import { kindLabels } from "./study-query";

interface MonitorSectionProps {
  opened: OpenedStudy;
  kind: keyof typeof kindLabels;
  role: Role;
}

/** Shows no outcome by arm. */
export async function MonitorSection({ opened, kind, role }: MonitorSectionProps) {
  const { db, study, version } = opened;
  const { slug } = study;
  const monitor = await readMonitor(studyFigures(db), opened, { kind, now: new Date() });
  const addressOf = (id: string) => `/lab/studies/${slug}/runs/${id}?version=${version.number}`;
  return (
    <TitledSection id="monitor" title="Monitor">
      <Kinds slug={slug} version={version.number} kind={kind} />
      <LiveNote at={monitor.readAt} />
      <p className="mt-2 max-w-[50rem] rounded-card bg-sunk px-3 py-2 text-small whitespace-pre-line">
        {consortText(monitor.flow).trim()}
      </p>
      <Arms slug={slug} arms={monitor.arms} canPause={kind === "participant" && role === "owner"} />
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <Funnel monitor={monitor} design={version.configuration.design.kind} />
        <Errors errors={monitor.errors} />
      </div>
      <h3 className="mt-6 font-semibold">Runs</h3>
      <Runs runs={monitor.runs} addressOf={role === "viewer" ? null : addressOf} />
      {role !== "owner" || kind === "participant" || monitor.runs.length === 0 ? null : (
        <div className="mt-3">
          <ActButton
            path={`/api/research/studies/${slug}/runs`}
            body={{ delete: kind, version: String(version.number) }}
            label={kind === "preview" ? "Delete all previews" : "Delete all simulated runs"}
            confirm
          />
        </div>
      )}
    </TitledSection>
  );
}

function Funnel({ monitor, design }: { monitor: StudyMonitor; design: string }) {
  const groups = monitor.flow.groups.map(({ group }) => group);
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">How far runs came</h3>
      <FiguresTable
        title="How far runs came"
        heads={["Step reached", ...groups]}
        rows={monitor.funnel.map(({ step, reached }) => [step, ...groups.map((group) => String(reached[group] ?? 0))])}
        className="mt-1"
      />
      <p className="mt-1 text-small text-ink2">{lab.studies.funnel({ design })}</p>
    </div>
  );
}

function Errors({ errors }: Pick<StudyMonitor, "errors">) {
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">Errors</h3>
      {errors.length > 0 ? (
        <ul className="mt-1 text-small">
          {errors.map(({ at, what }) => (
            <li key={`${at} ${what}`} className="border-b border-line py-1">
              <span className="text-ink2">{minuteOf(at)}</span> {what}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-small text-ink2">Nothing was refused and no turn failed.</p>
      )}
    </div>
  );
}

type Arm = StudyMonitor["arms"][number];

const figure = (head: string, cell: (arm: Arm) => string | number): TableColumn<Arm> => ({
  ...{ head, cell, kind: "figure" },
});
const nameOf = ({ condition }: Arm) => condition;
const armColumns: readonly TableColumn<Arm>[] = [
  { head: "Arm", kind: "name", cell: nameOf },
  figure("Trials begun", ({ started }) => started),
  figure("Ranked", ({ ranked }) => ranked),
  figure(lab.studies.seen, ({ revealed }) => revealed),
  figure("Ended", ({ ended }) => ended),
  figure("Under way", ({ active }) => active),
  figure("Left during", ({ left, started }) =>
    started > 0 ? `${left} (${Math.round((100 * left) / started)}%)` : left,
  ),
  figure("Failed turns", ({ errors }) => errors),
  figure("Median minutes", ({ medianMinutes }) => medianMinutes?.toFixed(1) ?? "-"),
  figure("Last seen", ({ lastSeenAt }) => (lastSeenAt ? minuteOf(lastSeenAt) : "-")),
];

const minuteOf = (time: string) => time.slice(0, 16).replace("T", " ");

function Arms({ slug, arms, canPause }: { slug: string; arms: readonly Arm[]; canPause: boolean }) {
  const pause = ({ condition, paused }: Arm) => (
    <ActButton
      path={`/api/research/studies/${slug}/arms`}
      body={{ condition, paused: !paused }}
      label={`${paused ? "Resume" : "Pause"} ${condition}`}
    />
  );
  const columns = canPause ? [...armColumns, { head: "New participants", cell: pause }] : armColumns;
  return (
    <>
      <h3 className="mt-6 font-semibold">Trials by arm</h3>
      <CellTable label="Trials by arm" className="mt-1" nowrap rows={arms} keyOf={nameOf} columns={columns} />
      {canPause ? <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">{lab.studies.paused}</p> : null}
    </>
  );
}

/** Last seen first. */
function Runs({ runs, addressOf }: { runs: StudyMonitor["runs"]; addressOf: ((id: string) => string) | null }) {
  if (runs.length === 0) return <p className="mt-1 text-small text-ink2">Nobody has begun yet.</p>;
  const link = (id: string) => (
    <Link href={addressOf?.(id) ?? ""} prefetch={false} className="hit-44 link">
      {id.slice(0, 8)}
    </Link>
  );
  return (
    <CellTable
      label="Runs"
      className="mt-1 max-h-96 overflow-y-auto"
      nowrap
      rows={runs}
      keyOf={({ id }) => id}
      columns={[
        { head: "Run", cell: ({ id }) => (addressOf ? link(id) : id.slice(0, 8)) },
        { head: "Group", cell: ({ group }) => group },
        { head: "Status", cell: ({ status }) => status },
        { head: "Step", cell: ({ step }) => step },
        { head: "Last seen", cell: ({ lastSeenAt }) => minuteOf(lastSeenAt) },
        { head: "Left out", cell: ({ excluded }) => excluded },
      ]}
    />
  );
}

function Kinds({ slug, version, kind }: { slug: string; version: number; kind: string }) {
  return (
    <nav aria-label="Whose runs" className="mt-1 flex flex-wrap gap-x-6 text-small">
      {Object.entries(kindLabels).map(([each, label]) => (
        <Link
          key={each}
          href={`/lab/studies/${slug}?version=${version}&kind=${each}#monitor`}
          aria-current={each === kind ? "true" : undefined}
          className="hit-44 link aria-[current]:font-semibold aria-[current]:no-underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
