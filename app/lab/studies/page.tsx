import Link from "next/link";
import { database } from "@/app/_server/services";
import { mayAct, type Researcher } from "@/app/_server/session/research-session";
import { researchMetadata, researchPage } from "@/app/lab/research-page";
import { listCatalogs } from "@/db/queries/catalogs";
import { listStudies } from "@/db/queries/study/list-studies";
import { lab } from "@/messages/lab";

export const metadata = researchMetadata("Studies");

export default researchPage("/lab/studies", Studies);

async function Studies({ researcher }: { researcher: Researcher }) {
  const db = await database();
  const [studies, catalogs] = [await listStudies(db), await listCatalogs(db)];
  return (
    <>
      <h1 className="text-title sm:text-headline">Studies</h1>
      <p className="mt-2 max-w-[46rem] text-pretty text-ink2">{lab.studies.lead}</p>
      {studies.length > 0 ? (
        <ul className="mt-6 border-t border-line">
          {studies.map(({ slug, status, title, version, complete, active }) => (
            <li key={slug} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-3">
              <Link href={`/lab/studies/${slug}`} className="hit-44 font-medium link">
                {title}
              </Link>
              <span className="text-small text-ink2">
                {status}, version {version}
              </span>
              <span className="ml-auto text-small">
                {complete} complete, {active} active
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-6 text-ink2">There is no study yet.</p>
      )}
      {mayAct(researcher, "owner") ? (
        <p className="mt-6">
          <Link href="/lab/studies/new" className="hit-44 link">
            Build a study
          </Link>
        </p>
      ) : null}
      <h2 className="mt-10 text-title">Catalogs</h2>
      <p className="mt-1 text-small text-ink2">A configuration names its catalog by checksum.</p>
      <ul className="mt-2 text-small">
        {catalogs.map(({ id, name, size, checksum }) => (
          <li key={id} className="border-b border-line py-2 break-all">
            {lab.studies.catalog({ name, items: size.toLocaleString("en-US") })}
            <code>{checksum}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
