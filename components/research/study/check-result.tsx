import { counted } from "@/lib/dialogue/wording/count-words";

interface Problem {
  path: string;
  reason: string;
}

export interface StoreEffect {
  kind: "created" | "changed" | "new-version" | "unchanged";
  /** Number of the version it is or would be. */
  version: number;
}

/** What is known of a configuration's text. */
export type ConfigurationCheck =
  | { state: "checking" }
  | { state: "valid"; hash: string; slug: string; effect: StoreEffect }
  | { state: "invalid"; problems: Problem[] }
  | { state: "unchecked"; why: string };

/** What storing it would do, on the button. */
export const storeLabels: Readonly<Record<StoreEffect["kind"], (version: number) => string>> = {
  created: () => "Store as a new study",
  changed: (version) => `Change version ${version}`,
  "new-version": (version) => `Store as version ${version}`,
  unchanged: () => "Go to the study",
};

function effectText(slug: string, { kind, version }: StoreEffect): string {
  switch (kind) {
    case "created":
      return `There is no study "${slug}" yet.`;
    case "changed":
      return `There is a study "${slug}" that nobody has begun: its version ${version} would be replaced. For a study of its own, change slug.`;
    case "new-version":
      return `Version ${version - 1} of "${slug}" has participants and stays as it is; this would be version ${version}. For a study of its own, change slug.`;
    case "unchanged":
      return `This is version ${version} of "${slug}" as it is stored.`;
  }
}

/** Every problem with its path, or what storing would do. */
export function CheckOutcome({ check }: { check: ConfigurationCheck }) {
  if (check.state === "checking") return <p className="text-ink2">Checking</p>;
  if (check.state === "unchecked") return <p className="text-give">{check.why}</p>;
  if (check.state === "valid") {
    return (
      <>
        <p>Complete and without contradictions.</p>
        <p className="mt-1">{effectText(check.slug, check.effect)}</p>
        <p className="mt-1 break-all text-ink2">SHA-256 {check.hash}</p>
      </>
    );
  }
  return (
    <>
      <p className="text-give">{counted(check.problems.length, "problem")}</p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {check.problems.slice(0, 20).map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>
            <code className="font-semibold">{path}</code> {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
