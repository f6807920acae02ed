-- The sample company of a tenant (EXEMPLO0000154, `sample-client.ts`) is counted in no figure.
CREATE FUNCTION leave_out_sample() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;--> statement-breakpoint
CREATE TRIGGER client_figures_without_sample BEFORE INSERT ON client_figures FOR EACH ROW WHEN (NEW.id_client = 'EXEMPLO0000154') EXECUTE FUNCTION leave_out_sample();--> statement-breakpoint
CREATE TRIGGER lapse_figures_without_sample BEFORE INSERT ON lapse_figures FOR EACH ROW WHEN (NEW.id_client = 'EXEMPLO0000154') EXECUTE FUNCTION leave_out_sample();--> statement-breakpoint
CREATE TRIGGER credit_figures_without_sample BEFORE INSERT ON credit_figures FOR EACH ROW WHEN (NEW.id_client = 'EXEMPLO0000154') EXECUTE FUNCTION leave_out_sample();--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_products() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE due text[]; BEGIN
	EXECUTE 'WITH made AS (
			INSERT INTO product_tallies (id_tenant, id_analista, "typeServico", status, produtos)
			SELECT id_tenant, id_analista, "typeServico", status, sum(n) FROM (' || signed_rows(TG_OP) || ') changed WHERE id_client <> ''EXEMPLO0000154'' GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 RETURNING id, id_tenant)
		SELECT array_agg(DISTINCT id_tenant) FILTER (WHERE id % 256 = 0) FROM made' INTO due;
	PERFORM fold_product_tallies(tenant) FROM unnest(due) tenant;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TABLE "client_view_defaults" (
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"vista" text NOT NULL,
	CONSTRAINT "client_view_defaults_id_tenant_id_user_pk" PRIMARY KEY("id_tenant","id_user")
);
--> statement-breakpoint
ALTER TABLE "client_view_defaults" ADD CONSTRAINT "client_view_defaults_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_view_defaults" ADD CONSTRAINT "client_view_defaults_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;