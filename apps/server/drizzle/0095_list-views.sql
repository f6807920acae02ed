CREATE TABLE "list_view_defaults" (
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"lista" text NOT NULL,
	"vista" text NOT NULL,
	CONSTRAINT "list_view_defaults_id_tenant_id_user_lista_pk" PRIMARY KEY("id_tenant","id_user","lista")
);
--> statement-breakpoint
DROP INDEX "client_views_by_name";--> statement-breakpoint
ALTER TABLE "client_views" ADD COLUMN "lista" text DEFAULT 'clientes' NOT NULL;--> statement-breakpoint
ALTER TABLE "list_view_defaults" ADD CONSTRAINT "list_view_defaults_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_view_defaults" ADD CONSTRAINT "list_view_defaults_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_views_by_list_and_name" ON "client_views" USING btree ("id_tenant","id_user","lista","nome_busca");--> statement-breakpoint
INSERT INTO list_view_defaults (id_tenant, id_user, lista, vista)
SELECT id_tenant, id_user, 'clientes', vista FROM client_view_defaults
ON CONFLICT DO NOTHING;
