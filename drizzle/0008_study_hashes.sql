ALTER TABLE "study_places" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "study_arrivals" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "study_payments" ADD COLUMN "hash" text;--> statement-breakpoint
UPDATE "study_places" SET "hash" = "study_versions"."hash" FROM "study_versions" WHERE "study_versions"."id" = "study_places"."version_id";--> statement-breakpoint
UPDATE "study_arrivals" SET "hash" = "latest"."hash" FROM (SELECT DISTINCT ON ("study_id") "study_id", "hash" FROM "study_versions" ORDER BY "study_id", "number" DESC) AS "latest" WHERE "latest"."study_id" = "study_arrivals"."study_id";--> statement-breakpoint
UPDATE "study_payments" SET "hash" = "latest"."hash" FROM (SELECT DISTINCT ON ("study_id") "study_id", "hash" FROM "study_versions" ORDER BY "study_id", "number" DESC) AS "latest" WHERE "latest"."study_id" = "study_payments"."study_id";--> statement-breakpoint
ALTER TABLE "study_places" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "study_arrivals" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "study_payments" ALTER COLUMN "hash" SET NOT NULL;
