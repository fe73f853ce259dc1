import type { OpenedStudy } from "@/app/_server/study-research/stored-study";
import { TitledSection } from "@/components/research/titled-section";
import { plannedPower } from "@/lib/study/analysis/planned-power";
import { preregistrationOf } from "@/lib/study/configuration/preregistration";

/** The text to register, field by field, written from the configuration as it stands. */
export function RegistrationSection({ version }: { version: OpenedStudy["version"] }) {
  const { configuration, hash } = version;
  const { osf, asPredicted } = preregistrationOf(configuration, hash, plannedPower(configuration));
  const forms = [
    { id: "osf", name: "OSF", fields: osf },
    { id: "aspredicted", name: "AsPredicted", fields: asPredicted },
  ];
  return (
    <TitledSection id="registration" title="Preregistration" className="mt-10">
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">
        Written from the configuration, the power analysis of its plan among it; the export holds the same text.
        Register it before the first participant: from then on the configuration cannot change.
      </p>
      {forms.map(({ id, name, fields }) => (
        <details key={id} className="mt-3 border-t border-line pt-2">
          <summary className="hit-44 cursor-pointer font-medium">Fields of {name}</summary>
          <dl className="mt-2 max-w-[50rem]">
            {Object.entries(fields).map(([field, text]) => (
              <div key={field} className="border-b border-line py-2">
                <dt className="text-small font-semibold">{field}</dt>
                <dd className="mt-0.5 whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </TitledSection>
  );
}
