CREATE TABLE "client_tags" (
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"id_tag" text NOT NULL,
	CONSTRAINT "client_tags_id_tenant_id_client_id_tag_pk" PRIMARY KEY("id_tenant","id_client","id_tag")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"nome" text NOT NULL,
	"nome_busca" text NOT NULL,
	"cor" text NOT NULL,
	"id_user" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "tags_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "client_tags" ADD CONSTRAINT "client_tags_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tags" ADD CONSTRAINT "client_tags_id_tenant_id_tag_tags_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_tag") REFERENCES "public"."tags"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_of_tag" ON "client_tags" USING btree ("id_tenant","id_tag","id_client");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_by_name" ON "tags" USING btree ("id_tenant","nome_busca");