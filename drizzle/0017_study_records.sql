CREATE TABLE "study_pilots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"first" integer NOT NULL,
	"participants" integer NOT NULL,
	"through" integer DEFAULT 0 NOT NULL,
	"ends" json NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "study_trials" ADD COLUMN "away_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "study_trials" ADD COLUMN "away_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "study_audit" ADD COLUMN "actor" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_pilots" ADD CONSTRAINT "study_pilots_version_id_study_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."study_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_pilots_of_version" ON "study_pilots" USING btree ("version_id");