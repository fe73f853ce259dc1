CREATE TYPE "public"."catalog_origin" AS ENUM('shipped', 'imported');--> statement-breakpoint
CREATE TYPE "public"."catalog_status" AS ENUM('importing', 'ready');--> statement-breakpoint
CREATE TYPE "public"."turn_status" AS ENUM('received', 'done', 'stopped', 'failed');--> statement-breakpoint
CREATE TABLE "cars" (
	"catalog_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" integer NOT NULL,
	"fuel_type" text NOT NULL,
	"horsepower" double precision,
	"cylinders" double precision,
	"transmission" text NOT NULL,
	"driven_wheels" text NOT NULL,
	"doors" double precision,
	"market_category" text[] NOT NULL,
	"size" text NOT NULL,
	"style" text NOT NULL,
	"highway_mpg" double precision,
	"city_mpg" double precision,
	"msrp" double precision,
	"trim" text,
	"popularity" double precision,
	CONSTRAINT "cars_catalog_id_position_pk" PRIMARY KEY("catalog_id","position")
);
--> statement-breakpoint
CREATE TABLE "catalogs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"origin" "catalog_origin" NOT NULL,
	"checksum" text NOT NULL,
	"car_count" integer DEFAULT 0 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"status" "catalog_status" DEFAULT 'importing' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guest_id" uuid NOT NULL,
	"catalog_id" uuid NOT NULL,
	"settings" json NOT NULL,
	"state" json NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"turn_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"turn_number" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"data" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"message_id" text NOT NULL,
	"act" json NOT NULL,
	"act_hash" text NOT NULL,
	"status" "turn_status" DEFAULT 'received' NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"reply" json,
	"reply_message_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"error_code" text
);
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cars_slice" ON "cars" USING btree ("catalog_id","make","transmission","driven_wheels","style");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogs_one_default" ON "catalogs" USING btree ("is_default") WHERE "catalogs"."is_default";--> statement-breakpoint
CREATE INDEX "conversations_of_guest" ON "conversations" USING btree ("guest_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_of_catalog" ON "conversations" USING btree ("catalog_id");--> statement-breakpoint
CREATE INDEX "events_of_conversation" ON "events" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_number" ON "turns" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_message" ON "turns" USING btree ("conversation_id","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_one_active" ON "turns" USING btree ("conversation_id") WHERE "turns"."status" = 'received';