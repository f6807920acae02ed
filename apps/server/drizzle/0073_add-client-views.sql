CREATE TABLE "client_views" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"nome" text NOT NULL,
	"nome_busca" text NOT NULL,
	"filtros" jsonb NOT NULL,
	"compartilhada" boolean NOT NULL,
	"id_user" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "client_views_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "client_views" ADD CONSTRAINT "client_views_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_views" ADD CONSTRAINT "client_views_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_views_by_name" ON "client_views" USING btree ("id_tenant","id_user","nome_busca");--> statement-breakpoint
CREATE INDEX "client_views_shared" ON "client_views" USING btree ("id_tenant","compartilhada");