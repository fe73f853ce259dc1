import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CellTable } from "./cell-table";

it("a table names its columns and its rows, and sets figures to the right", () => {
  const html = renderToStaticMarkup(
    <CellTable
      label="Arms"
      rows={[{ arm: "local", begun: 7, isSlow: true }]}
      keyOf={({ arm }) => arm}
      columns={[
        { head: "Pick", kind: "hidden", cell: () => "x" },
        { head: "Arm", kind: "name", cell: ({ arm }) => arm },
        {
          head: "Begun",
          kind: "figure",
          cell: ({ begun }) => begun,
          className: ({ isSlow }) => (isSlow ? "slow" : ""),
        },
      ]}
    />,
  );
  expect(html).toMatch(/<section [^>]*aria-label="Arms"/);
  expect(html).toMatch(/<th scope="col"[^>]*><span class="sr-only">Pick<\/span><\/th>/);
  expect(html).toMatch(/<th scope="row"[^>]*>local<\/th>/);
  expect(html).toMatch(/<td class="[^"]*text-right slow[^"]*">7<\/td>/);
});
