CREATE TABLE "contract_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_contract" text NOT NULL,
	"ordem" bigserial NOT NULL,
	"formato" text NOT NULL,
	"nome" text NOT NULL,
	"tamanho" integer NOT NULL,
	"sha256" text NOT NULL,
	"arquivo" text,
	"html" text,
	"campos" jsonb NOT NULL,
	"avisos" jsonb NOT NULL,
	"id_user" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_privileges" (
	"id_tenant" text PRIMARY KEY NOT NULL,
	"granted" boolean NOT NULL,
	"id_user" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"nameContrato" text NOT NULL,
	"typeContrato" text NOT NULL,
	"id_user" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"deletedAt" timestamp with time zone,
	CONSTRAINT "contracts_in_tenant" UNIQUE("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_id_tenant_id_contract_contracts_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_contract") REFERENCES "public"."contracts"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_privileges" ADD CONSTRAINT "contract_privileges_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_privileges" ADD CONSTRAINT "contract_privileges_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_documents_of_contract" ON "contract_documents" USING btree ("id_contract","ordem");--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_one_active" ON "contracts" USING btree ("id_tenant","typeContrato") WHERE "contracts"."deletedAt" is null;