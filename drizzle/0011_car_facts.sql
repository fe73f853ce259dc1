ALTER TABLE "cars" ADD COLUMN "seats" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "cargo" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "cargo_second_row" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "length" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "width" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "height" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "wheelbase" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "clearance" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "weight" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "towing" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "range" double precision;--> statement-breakpoint
ALTER TABLE "cars" ADD COLUMN "equipment" text[] DEFAULT '{}' NOT NULL;