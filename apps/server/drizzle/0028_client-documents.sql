CREATE TABLE "client_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"id_user" text,
	"id_owner" text,
	"sender" text NOT NULL,
	"nome" text NOT NULL,
	"anexo" text NOT NULL,
	"arquivo" text NOT NULL,
	"tamanho" integer NOT NULL,
	"sha256" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"seenDate" timestamp with time zone,
	"deletedAt" timestamp with time zone,
	CONSTRAINT "client_documents_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "client_documents_of_one_sender" CHECK (num_nonnulls("client_documents"."id_user", "client_documents"."id_owner") = 1)
);
--> statement-breakpoint
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_about_client" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_id_tenant_id_owner_owners_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_owner") REFERENCES "public"."owners"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_documents_of_client" ON "client_documents" USING btree ("id_tenant","id_client","createdDate");