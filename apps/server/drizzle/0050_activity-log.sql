CREATE TABLE "activity_entries" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"call" text NOT NULL,
	"actor" text NOT NULL,
	"id_actor" text,
	"outcome" text NOT NULL,
	"status" integer NOT NULL,
	"code" text,
	"records" text[] NOT NULL,
	"fields" text[] NOT NULL,
	CONSTRAINT "activity_entries_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
CREATE TABLE "activity_heads" (
	"id_tenant" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_links" (
	"id_tenant" text NOT NULL,
	"id_entry" text NOT NULL,
	"seq" integer NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	"mac" text NOT NULL,
	CONSTRAINT "activity_links_id_tenant_seq_pk" PRIMARY KEY("id_tenant","seq"),
	CONSTRAINT "activity_links_of_entry" UNIQUE("id_tenant","id_entry")
);
--> statement-breakpoint
CREATE TABLE "activity_pending" (
	"id_tenant" text NOT NULL,
	"id_entry" text NOT NULL,
	CONSTRAINT "activity_pending_id_tenant_id_entry_pk" PRIMARY KEY("id_tenant","id_entry")
);
--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_heads" ADD CONSTRAINT "activity_heads_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_links" ADD CONSTRAINT "activity_links_entry" FOREIGN KEY ("id_tenant","id_entry") REFERENCES "public"."activity_entries"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_pending" ADD CONSTRAINT "activity_pending_entry" FOREIGN KEY ("id_tenant","id_entry") REFERENCES "public"."activity_entries"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_entries_by_date" ON "activity_entries" USING btree ("id_tenant","at","id");--> statement-breakpoint
CREATE INDEX "activity_entries_by_actor" ON "activity_entries" USING btree ("id_tenant","id_actor","at");--> statement-breakpoint
CREATE INDEX "activity_entries_by_record" ON "activity_entries" USING gin ("records");--> statement-breakpoint
CREATE TRIGGER activity_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "activity_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER activity_links_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "activity_links" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
