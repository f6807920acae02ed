ALTER TABLE "activity_heads" ADD COLUMN "removedSeq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_heads" ADD COLUMN "removedHash" text;--> statement-breakpoint
ALTER TABLE "activity_heads" ADD COLUMN "removedAt" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION refuse_change_within_term() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF TG_OP = 'DELETE' AND current_setting('app.activity_past_its_term', true) = 'on' THEN RETURN NULL; END IF; RAISE EXCEPTION 'Rows of % are never changed, and removed at the end of their term only.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;--> statement-breakpoint
DROP TRIGGER activity_entries_stay ON "activity_entries";--> statement-breakpoint
DROP TRIGGER activity_links_stay ON "activity_links";--> statement-breakpoint
CREATE TRIGGER activity_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "activity_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_within_term();--> statement-breakpoint
CREATE TRIGGER activity_links_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "activity_links" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_within_term();
