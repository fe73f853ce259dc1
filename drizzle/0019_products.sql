ALTER TABLE "cars" RENAME TO "products";--> statement-breakpoint
ALTER TABLE "catalogs" RENAME COLUMN "car_count" TO "product_count";--> statement-breakpoint
ALTER INDEX "cars_slice" RENAME TO "products_slice";--> statement-breakpoint
ALTER TABLE "products" RENAME CONSTRAINT "cars_catalog_id_position_pk" TO "products_catalog_id_position_pk";--> statement-breakpoint
ALTER TABLE "products" RENAME CONSTRAINT "cars_catalog_id_catalogs_id_fk" TO "products_catalog_id_catalogs_id_fk";--> statement-breakpoint
ALTER FUNCTION "note_change_of_cars"() RENAME TO "note_change_of_products";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_change_of_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "catalogs" SET "version" = "version" + 1, "product_count" = "product_count" + "own"."products"
		FROM (SELECT "catalog_id", count(*)::int AS "products" FROM "now_there" GROUP BY 1) AS "own"
		WHERE "id" = "own"."catalog_id" AND "status" = 'ready';
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE "catalogs" SET "version" = "version" + 1, "product_count" = "product_count" - "own"."products"
		FROM (SELECT "catalog_id", count(*)::int AS "products" FROM "were_there" GROUP BY 1) AS "own"
		WHERE "id" = "own"."catalog_id" AND "status" = 'ready';
	ELSIF TG_OP = 'UPDATE' THEN
		UPDATE "catalogs" SET "version" = "version" + 1, "product_count" = "product_count" + "own"."products"
		FROM (
			SELECT "catalog_id", sum("one")::int AS "products"
			FROM (SELECT "catalog_id", 1 AS "one" FROM "now_there" UNION ALL SELECT "catalog_id", -1 FROM "were_there") AS "each"
			GROUP BY 1
		) AS "own"
		WHERE "id" = "own"."catalog_id" AND "status" = 'ready';
	ELSE
		UPDATE "catalogs" SET "version" = "version" + 1, "product_count" = 0 WHERE "status" = 'ready';
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
ALTER TRIGGER "cars_added" ON "products" RENAME TO "products_added";--> statement-breakpoint
ALTER TRIGGER "cars_changed" ON "products" RENAME TO "products_changed";--> statement-breakpoint
ALTER TRIGGER "cars_removed" ON "products" RENAME TO "products_removed";--> statement-breakpoint
ALTER TRIGGER "cars_emptied" ON "products" RENAME TO "products_emptied";
