CREATE TABLE "photos" (
	"catalog_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "photos_name_catalog_id_pk" PRIMARY KEY("name","catalog_id")
);
--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "offer" jsonb;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;