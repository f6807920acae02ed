CREATE TABLE "signature_openings" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_signature" text NOT NULL,
	"file" text NOT NULL,
	"viewer" text NOT NULL,
	"id_viewer" text NOT NULL,
	"openedAt" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"maquina" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_user" text,
	"id_owner" text,
	"nome" text NOT NULL,
	"cpf" text NOT NULL,
	"maquina" text NOT NULL,
	"local" text NOT NULL,
	"createData" timestamp with time zone NOT NULL,
	"photosSeen" jsonb NOT NULL,
	"drawingSeen" jsonb,
	"fotoPessoa" jsonb NOT NULL,
	"fotoDoc" jsonb NOT NULL,
	"assinatura" jsonb,
	"isModifica" boolean DEFAULT true NOT NULL,
	"decision" text DEFAULT 'none' NOT NULL,
	"decidedBy" text,
	"id_decider" text,
	"decidedAt" timestamp with time zone,
	"reason" text,
	CONSTRAINT "signatures_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "signatures_of_one_person" CHECK (num_nonnulls("signatures"."id_user", "signatures"."id_owner") = 1),
	CONSTRAINT "signatures_decided_once_drawn" CHECK ("signatures"."assinatura" is not null or "signatures"."decision" = 'none'),
	CONSTRAINT "signatures_decided_by_somebody" CHECK (("signatures"."decision" = 'none') = ("signatures"."decidedAt" is null))
);
--> statement-breakpoint
ALTER TABLE "signature_openings" ADD CONSTRAINT "signature_openings_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_id_tenant_id_owner_owners_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_owner") REFERENCES "public"."owners"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signature_openings_of" ON "signature_openings" USING btree ("id_tenant","id_signature","openedAt");--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_standing_of_user" ON "signatures" USING btree ("id_tenant","id_user") WHERE "signatures"."decision" <> 'denied';--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_standing_of_owner" ON "signatures" USING btree ("id_tenant","id_owner") WHERE "signatures"."decision" <> 'denied';--> statement-breakpoint
CREATE INDEX "signatures_by_date" ON "signatures" USING btree ("id_tenant","createData");