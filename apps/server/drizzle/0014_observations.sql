CREATE TABLE "observations" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"cnpj" text NOT NULL,
	"id_produto" text,
	"id_user" text,
	"id_owner" text,
	"sender" text NOT NULL,
	"mensage" text NOT NULL,
	"isAlerta" boolean NOT NULL,
	"category" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"deletedAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_id_tenant_cnpj_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","cnpj") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_id_tenant_id_produto_products_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_produto") REFERENCES "public"."products"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_id_tenant_id_owner_owners_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_owner") REFERENCES "public"."owners"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "observations_of_client" ON "observations" USING btree ("id_tenant","cnpj","createdDate");--> statement-breakpoint
CREATE INDEX "observations_of_product" ON "observations" USING btree ("id_tenant","id_produto","createdDate");