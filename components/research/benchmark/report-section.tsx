import { FiguresTable, type FiguresTableProps } from "@/components/research/figures-table";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { lab } from "@/messages/lab";

interface ReportSectionProps {
  report: {
    /** SVG text drawn by the server. */
    plots: readonly { name: string; title: string; svg: string }[];
    tables: readonly (Pick<FiguresTableProps, "title" | "heads" | "rows"> & { note: string })[];
  };
  query: string;
}

const downloads = [
  { file: "report.html", label: "one page" },
  { file: "report.md", label: "Markdown" },
  { file: "report.csv", label: "CSV" },
] as const;

const href = (file: string, query: string) => `/api/research/benchmark/report/${file}?${query}`;

export function ReportSection({ report, query }: ReportSectionProps) {
  const open = (title: string) => / beside the paper|^Relaxations|against each other/.test(title);
  return (
    <section aria-labelledby="report">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 id="report" className="text-title">
          Report
        </h2>
        <p className="text-small text-ink2 print:hidden">
          Take it away as{" "}
          {downloads.map(({ file, label }, index) => (
            <span key={file}>
              {index > 0 ? ", " : ""}
              <a href={href(file, query)} className="link-soft">
                {label}
              </a>
            </span>
          ))}
          .
        </p>
      </div>
      <p className="mt-2 max-w-[46rem] text-small text-pretty text-ink2">{lab.benchmark.marks}</p>
      <div className="mt-4 flex flex-col gap-8">
        {report.plots.map(({ name, title, svg }) => (
          <figure key={name} className="min-w-0">
            <figcaption className="flex flex-wrap items-baseline gap-x-4 font-medium">
              {title}
              <a href={href(`${name}.svg`, query)} className="link-soft text-small font-normal text-ink2 print:hidden">
                SVG<span className="sr-only"> of {title}</span>
              </a>
            </figcaption>
            <ScrollRegion className="mt-2" label={`Drawing: ${title}`}>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on this server; the library escapes all text */}
              <div className="[&>svg]:max-w-none" dangerouslySetInnerHTML={{ __html: svg }} />
            </ScrollRegion>
          </figure>
        ))}
      </div>
      <div className="mt-8 border-t border-line">
        {report.tables.map((table) => (
          <details key={table.title} open={open(table.title)} className="border-b border-line py-3">
            <summary className="font-medium">{table.title}</summary>
            <p className="mt-1 mb-2 max-w-[52rem] text-small text-pretty text-ink2">{table.note}</p>
            <FiguresTable {...table} />
          </details>
        ))}
      </div>
    </section>
  );
}
