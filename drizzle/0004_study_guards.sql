CREATE FUNCTION "refuse_change_of_study_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "study_participants" WHERE "id" = OLD."participant_id") THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'study events are append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "study_events_append_only" BEFORE UPDATE OR DELETE ON "study_events"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_study_event"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_frozen_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD."frozen_at" IS NOT NULL AND (
		NEW."configuration"::text <> OLD."configuration"::text OR NEW."hash" <> OLD."hash"
		OR NEW."catalog_id" <> OLD."catalog_id" OR NEW."frozen_at" IS DISTINCT FROM OLD."frozen_at"
	) THEN
		RAISE EXCEPTION 'version % of the study is frozen', OLD."number" USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "study_versions_frozen" BEFORE UPDATE ON "study_versions"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_frozen_version"();
