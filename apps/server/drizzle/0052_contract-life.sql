CREATE TABLE "agreement_endings" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"id_agreement" text NOT NULL,
	"id_version" text NOT NULL,
	"kind" text NOT NULL,
	"role" text,
	"id_user" text,
	"id_owner" text,
	"nome" text NOT NULL,
	"reason" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"id_event" text NOT NULL,
	CONSTRAINT "agreement_endings_id_tenant_id_pk" PRIMARY KEY("id_tenant","id"),
	CONSTRAINT "agreement_endings_version" UNIQUE("id_tenant","id_version"),
	CONSTRAINT "agreement_endings_by_one_person" CHECK (num_nonnulls("agreement_endings"."id_user", "agreement_endings"."id_owner") = 1),
	CONSTRAINT "agreement_endings_role_of_refusal" CHECK (("agreement_endings"."kind" = 'recusado') = ("agreement_endings"."role" is not null))
);
--> statement-breakpoint
ALTER TABLE "agreement_acts" DROP CONSTRAINT "agreement_acts_role";--> statement-breakpoint
ALTER TABLE "agreement_acts" DROP CONSTRAINT "agreement_acts_user";--> statement-breakpoint
ALTER TABLE "agreement_acts" DROP CONSTRAINT "agreement_acts_owner";--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "expiresOn" date;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "expiredOn" date;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "expiryWarnedOn" date;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "ordemAssinatura" text DEFAULT 'avisa' NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "diasParaAssinar" integer DEFAULT 90;--> statement-breakpoint
ALTER TABLE "agreement_endings" ADD CONSTRAINT "agreement_endings_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_endings" ADD CONSTRAINT "agreement_endings_of_version" FOREIGN KEY ("id_tenant","id_version") REFERENCES "public"."agreement_versions"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_endings" ADD CONSTRAINT "agreement_endings_id_tenant_id_owner_owners_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_owner") REFERENCES "public"."owners"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_endings" ADD CONSTRAINT "agreement_endings_in_evidence" FOREIGN KEY ("id_tenant","id_event") REFERENCES "public"."evidence_events"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_endings_of_agreement" ON "agreement_endings" USING btree ("id_tenant","id_agreement");--> statement-breakpoint
CREATE INDEX "agreement_acts_of_agreement" ON "agreement_acts" USING btree ("id_tenant","id_agreement");--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_role" UNIQUE("id_tenant","id_version","role");--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_user" UNIQUE("id_tenant","id_version","id_user");--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_owner" UNIQUE("id_tenant","id_version","id_owner");