CREATE TABLE "sheet_column_mappings" (
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"assinatura" text NOT NULL,
	"cabecalhos" jsonb NOT NULL,
	"colunas" jsonb NOT NULL,
	"id_user" text NOT NULL,
	"nome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sheet_column_mappings_id_tenant_id_client_assinatura_pk" PRIMARY KEY("id_tenant","id_client","assinatura")
);
--> statement-breakpoint
ALTER TABLE "sheet_column_mappings" ADD CONSTRAINT "sheet_column_mappings_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sheet_column_mappings" ADD CONSTRAINT "sheet_column_mappings_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;