CREATE TYPE "public"."study_status" AS ENUM('draft', 'open', 'paused', 'closed');--> statement-breakpoint
CREATE TYPE "public"."study_place_status" AS ENUM('taken', 'complete', 'freed');--> statement-breakpoint
CREATE TYPE "public"."study_trial_phase" AS ENUM('state', 'rank', 'search', 'judge', 'rank-again', 'done');--> statement-breakpoint
CREATE TYPE "public"."study_run_kind" AS ENUM('participant', 'preview', 'simulated');--> statement-breakpoint
CREATE TYPE "public"."study_run_status" AS ENUM('active', 'complete', 'screened-out', 'failed-checks', 'timed-out', 'error', 'replaced');--> statement-breakpoint
CREATE TABLE "studies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"status" "study_status" DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studies_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "study_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"study_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"configuration" json NOT NULL,
	"catalog_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"frozen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "study_assignments" (
	"participant_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"place_id" uuid NOT NULL,
	"pool" json NOT NULL,
	"cell" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version_id" uuid NOT NULL,
	"kind" "study_run_kind" NOT NULL,
	"number" integer NOT NULL,
	"slot" integer,
	"cell" text NOT NULL,
	"scenario_row" integer NOT NULL,
	"status" "study_place_status" DEFAULT 'taken' NOT NULL,
	"refilled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_tombstones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"study_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"kind" "study_run_kind" NOT NULL,
	"arm" text NOT NULL,
	"stage" text NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_answers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"step" text NOT NULL,
	"instrument" text,
	"trial" integer,
	"item" text NOT NULL,
	"position" integer NOT NULL,
	"attempt" integer NOT NULL,
	"value" json,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"client_id" text,
	"trial" integer,
	"turn_number" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"data" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_trials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"participant_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"number" integer NOT NULL,
	"condition_id" text NOT NULL,
	"scenario_id" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"phase" "study_trial_phase" DEFAULT 'state' NOT NULL,
	"phase_entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revealed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"wishes" json,
	"ranking_shown" json,
	"ranking" json,
	"ranking_after" json,
	"outcome" json
);
--> statement-breakpoint
CREATE TABLE "study_participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"study_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"kind" "study_run_kind" NOT NULL,
	"status" "study_run_status" DEFAULT 'active' NOT NULL,
	"code" text NOT NULL,
	"guest_id" uuid NOT NULL,
	"recruiter_key" text,
	"sealed_payment" text,
	"consent_version" text NOT NULL,
	"step" text NOT NULL,
	"step_entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"group_id" text,
	"sequence" json,
	"seed" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "study_participants_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "study_arrivals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"study_id" uuid NOT NULL,
	"visitor" text NOT NULL,
	"stage" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"study_id" uuid NOT NULL,
	"recruiter" text NOT NULL,
	"recruiter_id" text NOT NULL,
	"code" text,
	"status" text DEFAULT 'active' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_versions" ADD CONSTRAINT "study_versions_study_id_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_versions" ADD CONSTRAINT "study_versions_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_assignments" ADD CONSTRAINT "study_assignments_participant_id_study_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."study_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_assignments" ADD CONSTRAINT "study_assignments_place_id_study_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."study_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_places" ADD CONSTRAINT "study_places_version_id_study_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."study_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_tombstones" ADD CONSTRAINT "study_tombstones_study_id_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_answers" ADD CONSTRAINT "study_answers_participant_id_study_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."study_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_events" ADD CONSTRAINT "study_events_participant_id_study_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."study_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_trials" ADD CONSTRAINT "study_trials_participant_id_study_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."study_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_trials" ADD CONSTRAINT "study_trials_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_participants" ADD CONSTRAINT "study_participants_study_id_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_participants" ADD CONSTRAINT "study_participants_version_id_study_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."study_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_participants" ADD CONSTRAINT "study_participants_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_arrivals" ADD CONSTRAINT "study_arrivals_study_id_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_payments" ADD CONSTRAINT "study_payments_study_id_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "study_versions_number" ON "study_versions" USING btree ("study_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "study_places_number" ON "study_places" USING btree ("version_id","kind","number");--> statement-breakpoint
CREATE INDEX "study_tombstones_of_study" ON "study_tombstones" USING btree ("study_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_answers_item" ON "study_answers" USING btree ("participant_id","step","item","attempt");--> statement-breakpoint
CREATE INDEX "study_events_of_participant" ON "study_events" USING btree ("participant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_events_client" ON "study_events" USING btree ("participant_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_trials_number" ON "study_trials" USING btree ("participant_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "study_trials_conversation" ON "study_trials" USING btree ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_participants_recruiter" ON "study_participants" USING btree ("study_id","recruiter_key");--> statement-breakpoint
CREATE INDEX "study_participants_of_study" ON "study_participants" USING btree ("study_id","status","last_seen_at");--> statement-breakpoint
CREATE INDEX "study_participants_guest" ON "study_participants" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "study_arrivals_of_study" ON "study_arrivals" USING btree ("study_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "study_arrivals_stage" ON "study_arrivals" USING btree ("study_id","visitor","stage");--> statement-breakpoint
CREATE UNIQUE INDEX "study_payments_person" ON "study_payments" USING btree ("study_id","recruiter","recruiter_id");