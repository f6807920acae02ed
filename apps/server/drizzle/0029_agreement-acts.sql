CREATE TABLE "agreement_acts" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_agreement" text NOT NULL,
	"id_version" text NOT NULL,
	"id_user" text,
	"id_owner" text,
	"role" text NOT NULL,
	"nome" text NOT NULL,
	"cpf" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"id_signature" text NOT NULL,
	"isVerifed" boolean NOT NULL,
	"id_event" text,
	CONSTRAINT "agreement_acts_role" UNIQUE("id_agreement","role"),
	CONSTRAINT "agreement_acts_user" UNIQUE("id_agreement","id_user"),
	CONSTRAINT "agreement_acts_owner" UNIQUE("id_agreement","id_owner"),
	CONSTRAINT "agreement_acts_of_one_person" CHECK (num_nonnulls("agreement_acts"."id_user", "agreement_acts"."id_owner") = 1)
);
--> statement-breakpoint
CREATE TABLE "agreement_openings" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_agreement" text NOT NULL,
	"id_version" text NOT NULL,
	"id_user" text,
	"id_owner" text,
	"openedAt" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"maquina" text NOT NULL,
	CONSTRAINT "agreement_openings_by_user" UNIQUE("id_version","id_user"),
	CONSTRAINT "agreement_openings_by_owner" UNIQUE("id_version","id_owner"),
	CONSTRAINT "agreement_openings_of_one_person" CHECK (num_nonnulls("agreement_openings"."id_user", "agreement_openings"."id_owner") = 1)
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "acts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "trace" text;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "traceSha256" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "codigoAoAssinar" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_on_version" FOREIGN KEY ("id_tenant","id_version") REFERENCES "public"."agreement_versions"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_id_tenant_id_owner_owners_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_owner") REFERENCES "public"."owners"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_in_evidence" FOREIGN KEY ("id_tenant","id_event") REFERENCES "public"."evidence_events"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_openings" ADD CONSTRAINT "agreement_openings_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_openings" ADD CONSTRAINT "agreement_openings_of_version" FOREIGN KEY ("id_tenant","id_version") REFERENCES "public"."agreement_versions"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_openings" ADD CONSTRAINT "agreement_openings_id_tenant_id_owner_owners_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_owner") REFERENCES "public"."owners"("id_tenant","id") ON DELETE no action ON UPDATE no action;