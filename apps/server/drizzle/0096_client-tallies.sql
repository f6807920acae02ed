CREATE INDEX CONCURRENTLY "client_figures_by_expiry" ON "client_figures" USING btree ("id_tenant","procuracaoValidaAte","status","createdDate") WHERE "client_figures"."procuracaoValidaAte" is not null;--> statement-breakpoint
-- After the index, so that the triggers are not in place while it is built beside writes.
CREATE TABLE IF NOT EXISTS "client_tallies" (
	"id" bigserial NOT NULL,
	"id_tenant" text NOT NULL,
	"mes" integer NOT NULL,
	"status" text NOT NULL,
	"assinado" boolean NOT NULL,
	"suspenso" boolean NOT NULL,
	"clientes" integer NOT NULL,
	"pendentes" integer NOT NULL,
	CONSTRAINT "client_tallies_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
-- The triggers run in transactions of the version before, whose role gets its privileges only after the migrations.
DO $$ DECLARE app text; BEGIN
	FOR app IN SELECT DISTINCT grantee FROM information_schema.role_table_grants WHERE table_schema = 'public' AND table_name = 'product_tallies' AND privilege_type = 'INSERT' AND grantee <> current_user LOOP
		EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON client_tallies TO %I', app);
		EXECUTE format('GRANT USAGE, SELECT ON SEQUENCE client_tallies_id_seq TO %I', app);
	END LOOP;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION fold_client_tallies(tenant text) RETURNS void LANGUAGE sql AS $$
	WITH gone AS (DELETE FROM client_tallies WHERE id_tenant = tenant AND id IN (SELECT id FROM client_tallies WHERE id_tenant = tenant ORDER BY id FOR UPDATE SKIP LOCKED) RETURNING *)
	INSERT INTO client_tallies (id_tenant, mes, status, assinado, suspenso, clientes, pendentes)
	SELECT id_tenant, mes, status, assinado, suspenso, sum(clientes), sum(pendentes) FROM gone GROUP BY 1, 2, 3, 4, 5
	HAVING (sum(clientes), sum(pendentes)) <> (0, 0) $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_clients() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE due text[]; BEGIN
	EXECUTE 'WITH made AS (
			INSERT INTO client_tallies (id_tenant, mes, status, assinado, suspenso, clientes, pendentes)
			SELECT id_tenant, mes, status, assinado, suspenso, sum(n), sum(n * cardinality(pendentes)) FROM (' || signed_rows(TG_OP) || ') changed
			GROUP BY 1, 2, 3, 4, 5 HAVING (sum(n), sum(n * cardinality(pendentes))) <> (0, 0) RETURNING id, id_tenant)
		SELECT array_agg(DISTINCT id_tenant) FILTER (WHERE id % 256 = 0) FROM made' INTO due;
	PERFORM fold_client_tallies(tenant) FROM unnest(due) tenant;
	RETURN NULL;
END $$;--> statement-breakpoint
-- The triggers hold writes to client_figures back until the commit, so that the sums below miss none.
CREATE OR REPLACE TRIGGER clients_tallied_insert AFTER INSERT ON client_figures REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_clients();--> statement-breakpoint
CREATE OR REPLACE TRIGGER clients_tallied_update AFTER UPDATE ON client_figures REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_clients();--> statement-breakpoint
CREATE OR REPLACE TRIGGER clients_tallied_delete AFTER DELETE ON client_figures REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_clients();--> statement-breakpoint
DELETE FROM client_tallies;--> statement-breakpoint
INSERT INTO client_tallies (id_tenant, mes, status, assinado, suspenso, clientes, pendentes)
SELECT id_tenant, mes, status, assinado, suspenso, count(*), sum(cardinality(pendentes)) FROM client_figures GROUP BY 1, 2, 3, 4, 5;
