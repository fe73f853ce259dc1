ALTER TABLE "cars" ADD COLUMN "new_or_used" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "miles" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "list_price" double precision;