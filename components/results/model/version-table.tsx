import Link from "next/link";
import { MarkValue, OfferLink, offerText } from "@/components/results/product-facts";
import type { SlotName } from "@/lib/constraints";
import { describeValue, factTitleOf, isNumericSlot, likeness, slotDefinitions, slotTitles } from "@/lib/constraints";
import type { ModelVersions, VersionCell, VersionOrder } from "@/lib/dialogue/showing/model-versions";
import { models } from "@/messages/models";
import { words } from "@/messages/words";
import { type ModelSheetView, modelAddress } from "./model-sheet-view";

type ModelVersion = ModelVersions["versions"][number];

const { price, mileage } = likeness.orders;
const orders: readonly VersionOrder[] = ["price", "power", "mileage"];

/** Narrow tables drop words first, then power and city mileage. */
function columnLook(slot: SlotName): string {
  const side = isNumericSlot(slot) ? "text-right" : "text-left";
  if (slot === price) return `${side} max-sm:pr-0`;
  return slot === mileage ? `${side} max-sm:hidden` : `${side} max-md:hidden`;
}

function headOf(slot: SlotName, { columns, versions }: ModelSheetView) {
  const isAsked = versions.some(({ offer }) => offer);
  const title = factTitleOf(slot, (each) => isAsked || columns.includes(each));
  const label = slotDefinitions[slot].versions?.head ?? title;
  const order = orders.find((each) => likeness.orders[each] === slot);
  return { label, order, className: columnLook(slot) };
}

/** Long tables make a slow page. */
const atFirst = 24;

export function VersionTable({ sheet }: { sheet: ModelSheetView }) {
  const { columns, versions, order } = sheet;
  const shown = sheet.all ? versions : versions.filter(({ fits }, index) => index < atFirst || fits);
  return (
    <>
      <table className="mt-6 w-full border-collapse text-left">
        <caption className="sr-only">
          {models.caption({ make: sheet.make, model: sheet.model, order: models.orders[order] })}
        </caption>
        <thead className="text-small text-ink2">
          <tr className="border-b border-line2">
            <OrderHead sheet={sheet} order="year" label={models.head} className="" />
            {columns.map((slot) => (
              <OrderHead key={slot} sheet={sheet} {...headOf(slot, sheet)} />
            ))}
          </tr>
        </thead>
        {groupsOf(shown, order).map((group) => (
          <tbody key={group.year?.value ?? "all"}>
            {group.year === null ? null : (
              <tr className="border-b border-line">
                <th scope="rowgroup" colSpan={columns.length + 1} className="pt-5 pb-1 text-left font-semibold">
                  <VersionValue slot="year" cell={group.year} />
                </th>
              </tr>
            )}
            {group.versions.map((version) => (
              <VersionRow key={version.position} version={version} columns={columns} showYear={group.year === null} />
            ))}
          </tbody>
        ))}
      </table>
      {shown.length < versions.length ? (
        <Link
          href={modelAddress({ ...sheet, conversationId: sheet.search?.id, all: true })}
          prefetch={false}
          scroll={false}
          className="mt-1 inline-flex min-h-11 items-center text-small font-medium text-ink2 link decoration-line2 hover:text-ink"
        >
          {models.all({ count: versions.length })}
        </Link>
      ) : null}
    </>
  );
}

function OrderHead({ sheet, order, label, className }: ReturnType<typeof headOf> & { sheet: ModelSheetView }) {
  const current = sheet.order === order;
  const rises = order === "price";
  return (
    <th
      scope="col"
      aria-sort={current ? (rises ? "ascending" : "descending") : undefined}
      className={`px-3 pb-1.5 font-normal whitespace-nowrap first:pl-0 last:pr-0 ${className}`}
    >
      {order ? (
        <Link
          href={modelAddress({ ...sheet, conversationId: sheet.search?.id, order })}
          prefetch={false}
          scroll={false}
          title={models.order({ order: models.orders[order] })}
          className={`hit-44 inline-flex items-center gap-1 hover:text-ink ${current ? "font-semibold text-ink" : "link decoration-line2"}`}
        >
          {label}
          {current ? <span aria-hidden="true">{rises ? "↑" : "↓"}</span> : null}
        </Link>
      ) : (
        label
      )}
    </th>
  );
}

function groupsOf(versions: readonly ModelVersion[], order: VersionOrder) {
  if (order !== "year") return [{ year: null, versions }];
  const years = new Map(versions.map(({ year }) => [year.value, year]));
  return [...years].map(([value, year]) => ({ year, versions: versions.filter((each) => each.year.value === value) }));
}

type VersionRowProps = { version: ModelVersion; columns: readonly SlotName[]; showYear: boolean };

function VersionRow({ version, columns, showYear }: VersionRowProps) {
  const { trim, style, year, cells } = version;
  const name = trim ?? describeValue("style", style);
  const shown = columns.flatMap((slot) => (cells[slot] ? [{ slot, cell: cells[slot] }] : []));
  const others = shown.filter(({ slot, cell }) => slot !== price && cell.value !== words.notListed);
  return (
    <tr className="border-b border-line align-baseline hover:bg-sunk">
      <th scope="row" className="py-1.5 pr-3 text-left font-medium lg:whitespace-nowrap">
        {showYear ? (
          <span className="mr-3 inline-block font-normal text-ink2">
            <VersionValue slot="year" cell={year} />
          </span>
        ) : null}
        {name}
        {version.offer ? (
          <span className="flex flex-wrap gap-x-3 text-small font-normal text-ink2">
            {offerText(version)}
            <OfferLink of={version} name={`${year.value} ${name}`} />
          </span>
        ) : null}
        <span className="flex flex-wrap gap-x-3 text-small font-normal text-ink2 md:hidden">
          {others.map(({ slot, cell }) => (
            <span key={slot} className={slot === mileage ? "sm:hidden" : ""}>
              <VersionValue slot={slot} cell={cell} named />
            </span>
          ))}
        </span>
      </th>
      {shown.map(({ slot, cell }) => (
        <td key={slot} className={`px-3 py-1.5 whitespace-nowrap last:pr-0 ${columnLook(slot)}`}>
          <VersionValue slot={slot} cell={cell} />
          {cell.span ? <span className="block text-small text-ink2">{cell.span}</span> : null}
        </td>
      ))}
    </tr>
  );
}

type VersionValueProps = { slot: SlotName; cell: VersionCell; named?: boolean };

export function VersionValue({ slot, cell: { value, mark, of }, named = false }: VersionValueProps) {
  const unit = named ? slotDefinitions[slot].versions?.unit : undefined;
  const said = unit ? `${value} ${unit}` : value;
  return mark === null ? <span>{said}</span> : <MarkValue mark={{ mark, label: slotTitles[slot], value: said, of }} />;
}
