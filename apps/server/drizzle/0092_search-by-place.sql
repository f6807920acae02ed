-- Parts of three characters as `name_grams` has them, of which the first of a name is marked, so that names with a text inside are found apart from those that begin with it (decision 136).
CREATE OR REPLACE FUNCTION name_parts(tenant text, name text, number text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array(SELECT DISTINCT tenant || CASE WHEN place = 1 AND i = 1 THEN ':^' ELSE ':' END || substr(t, i, 3) FROM unnest(ARRAY[name, number]) WITH ORDINALITY u(t, place), generate_series(1, length(t) - 2) i) $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "clients_by_owner" ON "clients" USING btree ("id_tenant","id_owner");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "clients_by_part" ON "clients" USING gin (name_parts("id_tenant", "razao_social_busca", "cnpjcpf"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "owners_by_name" ON "owners" USING btree ("id_tenant","nomeProprietario","id");--> statement-breakpoint
DROP INDEX "clients_by_gram";