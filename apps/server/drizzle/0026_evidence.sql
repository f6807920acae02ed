CREATE TABLE "evidence_events" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"id_agreement" text,
	"id_version" text,
	"person" text,
	"id_key" text,
	"facts" jsonb NOT NULL,
	"personal_digest" text,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	"mac" text NOT NULL,
	CONSTRAINT "evidence_events_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "evidence_events_seq" UNIQUE("id_tenant","seq"),
	CONSTRAINT "evidence_events_digest_with_key" CHECK (("evidence_events"."personal_digest" is null) = ("evidence_events"."id_key" is null) and ("evidence_events"."id_key" is null or "evidence_events"."person" is not null))
);
--> statement-breakpoint
CREATE TABLE "evidence_heads" (
	"id_tenant" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_payloads" (
	"id_event" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_key" text NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"person" text NOT NULL,
	"wrapped" text,
	"createdDate" timestamp with time zone NOT NULL,
	"destroyedAt" timestamp with time zone,
	CONSTRAINT "person_keys_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "person_keys_destroyed_when_empty" CHECK (("person_keys"."wrapped" is null) = ("person_keys"."destroyedAt" is not null))
);
--> statement-breakpoint
CREATE TABLE "agreement_seals" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_agreement" text NOT NULL,
	"id_version" text NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'na_fila' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"requestedAt" timestamp with time zone NOT NULL,
	"startedAt" timestamp with time zone,
	"sealedAt" timestamp with time zone,
	"original" jsonb,
	"sealed" jsonb,
	"certificate" jsonb,
	"timestamp" jsonb,
	"seq" integer,
	CONSTRAINT "agreement_seals_code_unique" UNIQUE("code"),
	CONSTRAINT "agreement_seals_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "agreement_seals_whole" CHECK (("agreement_seals"."state" = 'selado') = (num_nulls("agreement_seals"."sealed", "agreement_seals"."sealedAt", "agreement_seals"."original") = 0))
);
--> statement-breakpoint
CREATE TABLE "seal_certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"kind" text NOT NULL,
	"p12_sealed" text NOT NULL,
	"subject" text NOT NULL,
	"issuer" text NOT NULL,
	"serial" text NOT NULL,
	"fingerprint" text NOT NULL,
	"validFrom" timestamp with time zone NOT NULL,
	"validUntil" timestamp with time zone NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"id_user" text,
	"removedAt" timestamp with time zone,
	CONSTRAINT "seal_certificates_in_tenant" UNIQUE("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "evidence_events" ADD CONSTRAINT "evidence_events_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_events" ADD CONSTRAINT "evidence_events_of_agreement" FOREIGN KEY ("id_tenant","id_agreement") REFERENCES "public"."agreements"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_events" ADD CONSTRAINT "evidence_events_of_version" FOREIGN KEY ("id_tenant","id_version") REFERENCES "public"."agreement_versions"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_heads" ADD CONSTRAINT "evidence_heads_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_payloads" ADD CONSTRAINT "evidence_payloads_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_payloads" ADD CONSTRAINT "evidence_payloads_of_event" FOREIGN KEY ("id_tenant","id_event") REFERENCES "public"."evidence_events"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_payloads" ADD CONSTRAINT "evidence_payloads_under_key" FOREIGN KEY ("id_tenant","id_key") REFERENCES "public"."person_keys"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_keys" ADD CONSTRAINT "person_keys_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_seals" ADD CONSTRAINT "agreement_seals_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_seals" ADD CONSTRAINT "agreement_seals_of_agreement" FOREIGN KEY ("id_tenant","id_agreement") REFERENCES "public"."agreements"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_seals" ADD CONSTRAINT "agreement_seals_of_version" FOREIGN KEY ("id_tenant","id_version") REFERENCES "public"."agreement_versions"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seal_certificates" ADD CONSTRAINT "seal_certificates_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_events_of_agreement_seq" ON "evidence_events" USING btree ("id_tenant","id_agreement","seq");--> statement-breakpoint
CREATE INDEX "evidence_events_of_person" ON "evidence_events" USING btree ("id_tenant","person","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "person_keys_in_use" ON "person_keys" USING btree ("id_tenant","person") WHERE "person_keys"."wrapped" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_seals_once" ON "agreement_seals" USING btree ("id_tenant","id_version");--> statement-breakpoint
CREATE INDEX "agreement_seals_of_agreement_newest" ON "agreement_seals" USING btree ("id_tenant","id_agreement","requestedAt");--> statement-breakpoint
CREATE UNIQUE INDEX "seal_certificates_in_use" ON "seal_certificates" USING btree ("id_tenant") WHERE "seal_certificates"."removedAt" is null;--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'Rows of % are never changed or removed.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;--> statement-breakpoint
CREATE TRIGGER evidence_events_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "evidence_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER evidence_payloads_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "evidence_payloads" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
