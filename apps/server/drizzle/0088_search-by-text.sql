-- The parts of three characters of a name and of a number, each with its tenant, for an index of texts (decision 127).
CREATE FUNCTION name_grams(tenant text, name text, number text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array(SELECT DISTINCT tenant || ':' || substr(t, i, 3) FROM unnest(ARRAY[name, number]) t, generate_series(1, length(t) - 2) i) $$;--> statement-breakpoint
CREATE INDEX "clients_by_gram" ON "clients" USING gin (name_grams("id_tenant", "razao_social_busca", "cnpjcpf"));--> statement-breakpoint
CREATE INDEX "owners_by_gram" ON "owners" USING gin (name_grams("id_tenant", translate(lower("nomeProprietario"), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), "cpfProprietario"));