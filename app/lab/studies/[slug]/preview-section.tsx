import { PreviewArm } from "@/components/research/study/preview-arm";
import { TitledSection } from "@/components/research/titled-section";
import type { Configuration } from "@/lib/study/configuration/configuration";

/** Any arm as its participants have it. */
export function PreviewSection({ slug, configuration }: { slug: string; configuration: Configuration }) {
  return (
    <TitledSection id="preview" title="Preview">
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">
        A whole run is what participants have, from consent to code, every trial under one arm. It is stored as a
        preview and left out of everything. A single search shows the arm at once.
      </p>
      <PreviewArm
        path={`/api/research/studies/${slug}/preview`}
        arms={configuration.conditions.map(({ id }) => id)}
        scenarios={configuration.scenarios.map(({ id, title }) => ({ id, title }))}
      />
    </TitledSection>
  );
}
