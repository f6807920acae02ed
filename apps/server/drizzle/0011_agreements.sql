CREATE TABLE "agreement_links" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"purpose" text NOT NULL,
	"id_client" text,
	"id_user" text,
	"contracts" text[],
	"token_hash" text NOT NULL,
	"id_creator" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"revokedAt" timestamp with time zone,
	CONSTRAINT "agreement_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "agreement_links_about_one" CHECK (num_nonnulls("agreement_links"."id_client", "agreement_links"."id_user", "agreement_links"."contracts") = 1)
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_agreement" text NOT NULL,
	"number" integer NOT NULL,
	"html" text NOT NULL,
	"sha256" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"id_user" text NOT NULL,
	"templates" jsonb NOT NULL,
	"data" jsonb NOT NULL,
	"missing" jsonb NOT NULL,
	CONSTRAINT "agreement_versions_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "agreement_versions_number" UNIQUE("id_agreement","number")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text,
	"id_user" text,
	"status" text DEFAULT 'Pendente' NOT NULL,
	"typeRegime" text,
	"contracts" text[] NOT NULL,
	"isAssinado" boolean DEFAULT false NOT NULL,
	"IsAtivo" boolean DEFAULT true NOT NULL,
	"isFrist" boolean DEFAULT false NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "agreements_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "agreements_of_one" CHECK (num_nonnulls("agreements"."id_client", "agreements"."id_user") = 1),
	CONSTRAINT "agreements_regime_of_client" CHECK (("agreements"."id_client" is null) = ("agreements"."typeRegime" is null))
);
--> statement-breakpoint
ALTER TABLE "agreement_links" ADD CONSTRAINT "agreement_links_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_links" ADD CONSTRAINT "agreement_links_id_creator_users_id_fk" FOREIGN KEY ("id_creator") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_links" ADD CONSTRAINT "agreement_links_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_links" ADD CONSTRAINT "agreement_links_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_of_agreement" FOREIGN KEY ("id_tenant","id_agreement") REFERENCES "public"."agreements"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_links_of_client" ON "agreement_links" USING btree ("id_tenant","id_client");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_of_client" ON "agreements" USING btree ("id_tenant","id_client","typeRegime") WHERE "agreements"."id_client" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_of_user" ON "agreements" USING btree ("id_tenant","id_user","contracts") WHERE "agreements"."id_user" is not null;