ALTER TABLE "catalogs" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "note_change_of_cars"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "catalogs" SET "version" = "version" + 1, "car_count" = "car_count" + "own"."cars"
		FROM (SELECT "catalog_id", count(*)::int AS "cars" FROM "now_there" GROUP BY 1) AS "own"
		WHERE "id" = "own"."catalog_id" AND "status" = 'ready';
	ELSIF TG_OP = 'DELETE' THEN
		UPDATE "catalogs" SET "version" = "version" + 1, "car_count" = "car_count" - "own"."cars"
		FROM (SELECT "catalog_id", count(*)::int AS "cars" FROM "were_there" GROUP BY 1) AS "own"
		WHERE "id" = "own"."catalog_id" AND "status" = 'ready';
	ELSIF TG_OP = 'UPDATE' THEN
		UPDATE "catalogs" SET "version" = "version" + 1, "car_count" = "car_count" + "own"."cars"
		FROM (
			SELECT "catalog_id", sum("one")::int AS "cars"
			FROM (SELECT "catalog_id", 1 AS "one" FROM "now_there" UNION ALL SELECT "catalog_id", -1 FROM "were_there") AS "each"
			GROUP BY 1
		) AS "own"
		WHERE "id" = "own"."catalog_id" AND "status" = 'ready';
	ELSE
		UPDATE "catalogs" SET "version" = "version" + 1, "car_count" = 0 WHERE "status" = 'ready';
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "cars_added" AFTER INSERT ON "cars" REFERENCING NEW TABLE AS "now_there"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_change_of_cars"();
--> statement-breakpoint
CREATE TRIGGER "cars_changed" AFTER UPDATE ON "cars" REFERENCING OLD TABLE AS "were_there" NEW TABLE AS "now_there"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_change_of_cars"();
--> statement-breakpoint
CREATE TRIGGER "cars_removed" AFTER DELETE ON "cars" REFERENCING OLD TABLE AS "were_there"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_change_of_cars"();
--> statement-breakpoint
CREATE TRIGGER "cars_emptied" AFTER TRUNCATE ON "cars"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_change_of_cars"();
