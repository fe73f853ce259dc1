ALTER TABLE "conversations" ADD COLUMN "shortlist" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "shared_turns" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "news_seen" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_share" ON "conversations" USING btree ("share_token");