import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { streamCatalog } from "@/lib/catalog/files/parse-catalog";
import type { OpenDatabase } from "./connection/client";
import { importRows } from "./import-rows";
import { findPhoto, takePhotos } from "./queries/photos";
import { createCatalogReader } from "./reader/catalog-reader";
import { openTestDatabase, testedDatabases } from "./testing/test-database";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP,VIN,Color,Photo,Link";
const offer = (said: string) =>
  `BMW,1 Series,2020,,300,6,MANUAL,rear wheel drive,2,Luxury,Compact,Coupe,28,19,,40650,${said}`;

describe.each(testedDatabases)("photos of offers, %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  it("are fetched once, served as our own, and go with their catalog", async () => {
    const asked: string[] = [];
    const fetch = async (address: string) => {
      asked.push(address);
      const isGone = address.endsWith("gone.jpg");
      return isGone ? null : { type: "image/png", bytes: Buffer.from([0, 255, ...Buffer.from(address.slice(-5))]) };
    };
    const lines = [
      ...Array.from({ length: 11 }, (_, index) => offer(`V${index},Blue,https://a.example/${index % 10}.png,`)),
      offer(",,https://a.example/gone.jpg,https://a.example/offer"),
      offer(",,,https://a.example/2"),
      offer(",,,"),
    ];
    const run = () =>
      importRows(database, streamCatalog([header, ...lines].join("\n")), {
        name: "Dealer",
        description: "",
        makeDefault: false,
        onRefused: () => undefined,
        takePhotos: (id) => takePhotos(database.db, id, fetch),
      });
    const first = await run();
    if (first.kind !== "imported") throw new Error(`unexpected outcome: ${first.kind}`);
    const { catalog } = first;
    const products = await createCatalogReader(database.db, catalog).products([], 99);
    expect(products.map((product) => product.offer)).toEqual([
      ...Array.from({ length: 11 }, (_, index) => ({
        ...{ vin: `V${index}`, color: "Blue", link: null },
        photo: expect.stringMatching(/^\/api\/photos\/[0-9a-f]{64}$/),
      })),
      { vin: null, color: null, photo: null, link: "https://a.example/offer" },
      { vin: null, color: null, photo: null, link: "https://a.example/2" },
      null,
    ]);
    expect(products[0]?.offer?.photo).toBe(products[10]?.offer?.photo);
    const name = products[3]?.offer?.photo?.split("/").at(-1) ?? "";
    const photo = await findPhoto(database.db, name);
    expect([photo?.type, Buffer.from(photo?.bytes ?? [])]).toEqual(["image/png", Buffer.from("\0\xff3.png", "latin1")]);
    expect(catalog.version).toBe(0);
    expect(asked).toHaveLength(12);
    expect(await run()).toMatchObject({ kind: "known", catalog: { id: catalog.id } });
    expect(asked).toHaveLength(12);
    await database.db.execute(sql`delete from catalogs where id = ${catalog.id}::uuid`);
    expect(await findPhoto(database.db, name)).toBeNull();
  });
});
