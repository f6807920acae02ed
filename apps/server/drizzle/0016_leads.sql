CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"name" text NOT NULL,
	"tel" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"cnpj" text,
	"status" text NOT NULL,
	"id_responsavel" text,
	"nota" text DEFAULT '' NOT NULL,
	"id_client" text,
	"busca" text NOT NULL,
	"address" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_in_tenant" UNIQUE("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_id_tenant_id_responsavel_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_responsavel") REFERENCES "public"."users"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_by_date" ON "leads" USING btree ("id_tenant","createdDate","id");--> statement-breakpoint
CREATE INDEX "leads_by_address" ON "leads" USING btree ("id_tenant","address","createdDate");