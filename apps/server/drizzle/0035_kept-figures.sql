CREATE TABLE "client_figures" (
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"mes" integer NOT NULL,
	"status" text NOT NULL,
	"id_responsavel" text,
	"id_gerente" text,
	"procuracaoValidaAte" date,
	"assinado" boolean NOT NULL,
	"suspenso" boolean NOT NULL,
	"servicos" text[] NOT NULL,
	"analistas" text[] NOT NULL,
	CONSTRAINT "client_figures_id_tenant_id_client_pk" PRIMARY KEY("id_tenant","id_client")
);
--> statement-breakpoint
CREATE TABLE "credit_tallies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"typeServico" text NOT NULL,
	"feito" integer NOT NULL,
	"usado" integer NOT NULL,
	"encontrado" numeric NOT NULL,
	"honorarios" numeric NOT NULL,
	"restituido" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_tallies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_analista" text,
	"typeServico" text NOT NULL,
	"status" text NOT NULL,
	"produtos" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "agreements_in_force";--> statement-breakpoint
DROP INDEX "products_by_analyst";--> statement-breakpoint
DROP INDEX "products_suspended";--> statement-breakpoint
ALTER TABLE "client_figures" ADD CONSTRAINT "client_figures_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "credit_tallies_in_tenant" ON "credit_tallies" USING btree ("id_tenant");--> statement-breakpoint
CREATE INDEX "product_tallies_in_tenant" ON "product_tallies" USING btree ("id_tenant");--> statement-breakpoint
CREATE INDEX "credits_of_client" ON "credits" USING btree ("id_tenant","id_client");--> statement-breakpoint
CREATE FUNCTION refresh_client_figures(tenants text[], numbers text[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
	IF coalesce(cardinality(numbers), 0) = 0 THEN RETURN; END IF;
	-- Whoever changes the same client waits here, and counts afterwards, with what the other one changed.
	PERFORM FROM client_figures f JOIN unnest(tenants, numbers) AS k(id_tenant, id_client) USING (id_tenant, id_client) ORDER BY id_tenant, id_client FOR UPDATE OF f;
	INSERT INTO client_figures (id_tenant, id_client, "createdDate", mes, status, id_responsavel, id_gerente, "procuracaoValidaAte", assinado, suspenso, servicos, analistas)
	SELECT c.id_tenant, c.cnpjcpf, c."createdDate", to_char(c."createdDate" AT TIME ZONE 'America/Sao_Paulo', 'YYYYMM')::int, c.status, c.id_responsavel, c.id_gerente,
		CASE WHEN c."procuracaoHabilitada" THEN c."procuracaoValidaAte" END, coalesce(a.assinado, false), coalesce(p.suspenso, false), coalesce(p.servicos, '{}'), coalesce(p.analistas, '{}')
	FROM (SELECT DISTINCT id_tenant, id_client FROM unnest(tenants, numbers) AS k(id_tenant, id_client)) k
	JOIN clients c ON c.id_tenant = k.id_tenant AND c.cnpjcpf = k.id_client
	CROSS JOIN LATERAL (SELECT bool_and("isAssinado") AS assinado FROM agreements WHERE id_tenant = c.id_tenant AND id_client = c.cnpjcpf AND "IsAtivo") a
	CROSS JOIN LATERAL (SELECT array_agg(DISTINCT "typeServico") AS servicos, array_agg(DISTINCT id_analista) FILTER (WHERE id_analista IS NOT NULL) AS analistas, bool_or(status IN ('SUSPENSO', 'CONTRATO_SUSPENSO', 'COMPENSACAO_SUSPENSA')) AS suspenso FROM products WHERE id_tenant = c.id_tenant AND id_client = c.cnpjcpf) p
	ORDER BY c.id_tenant, c.cnpjcpf
	ON CONFLICT (id_tenant, id_client) DO UPDATE SET "createdDate" = excluded."createdDate", mes = excluded.mes, status = excluded.status, id_responsavel = excluded.id_responsavel, id_gerente = excluded.id_gerente, "procuracaoValidaAte" = excluded."procuracaoValidaAte", assinado = excluded.assinado, suspenso = excluded.suspenso, servicos = excluded.servicos, analistas = excluded.analistas
	WHERE client_figures IS DISTINCT FROM excluded;
END $$;--> statement-breakpoint
CREATE FUNCTION fold_product_tallies(tenant text) RETURNS void LANGUAGE sql AS $$
	WITH gone AS (DELETE FROM product_tallies WHERE id IN (SELECT id FROM product_tallies WHERE id_tenant = tenant ORDER BY id FOR UPDATE SKIP LOCKED) RETURNING *)
	INSERT INTO product_tallies (id_tenant, id_analista, "typeServico", status, produtos)
	SELECT id_tenant, id_analista, "typeServico", status, sum(produtos) FROM gone GROUP BY 1, 2, 3, 4 HAVING sum(produtos) <> 0 $$;--> statement-breakpoint
CREATE FUNCTION fold_credit_tallies(tenant text) RETURNS void LANGUAGE sql AS $$
	WITH gone AS (DELETE FROM credit_tallies WHERE id IN (SELECT id FROM credit_tallies WHERE id_tenant = tenant ORDER BY id FOR UPDATE SKIP LOCKED) RETURNING *)
	INSERT INTO credit_tallies (id_tenant, "typeServico", feito, usado, encontrado, honorarios, restituido)
	SELECT id_tenant, "typeServico", feito, usado, sum(encontrado), sum(honorarios), sum(restituido) FROM gone GROUP BY 1, 2, 3, 4
	HAVING sum(encontrado) <> 0 OR sum(honorarios) <> 0 OR sum(restituido) <> 0 $$;--> statement-breakpoint
CREATE FUNCTION clients_figures_insert() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM refresh_client_figures(array_agg(id_tenant), array_agg(cnpjcpf)) FROM (SELECT id_tenant, cnpjcpf FROM made_rows) changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER clients_figures_insert AFTER INSERT ON clients REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION clients_figures_insert();--> statement-breakpoint
CREATE FUNCTION clients_figures_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM refresh_client_figures(array_agg(id_tenant), array_agg(cnpjcpf)) FROM (SELECT id_tenant, cnpjcpf FROM made_rows UNION SELECT id_tenant, cnpjcpf FROM gone_rows) changed;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER clients_figures_update AFTER UPDATE ON clients REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION clients_figures_update();--> statement-breakpoint
CREATE FUNCTION agreements_figures_insert() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM refresh_client_figures(array_agg(id_tenant), array_agg(id_client)) FROM (SELECT id_tenant, id_client FROM made_rows) changed WHERE id_client IS NOT NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER agreements_figures_insert AFTER INSERT ON agreements REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION agreements_figures_insert();--> statement-breakpoint
CREATE FUNCTION agreements_figures_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM refresh_client_figures(array_agg(id_tenant), array_agg(id_client)) FROM (SELECT id_tenant, id_client FROM made_rows UNION SELECT id_tenant, id_client FROM gone_rows) changed WHERE id_client IS NOT NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER agreements_figures_update AFTER UPDATE ON agreements REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION agreements_figures_update();--> statement-breakpoint
CREATE FUNCTION agreements_figures_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM refresh_client_figures(array_agg(id_tenant), array_agg(id_client)) FROM (SELECT id_tenant, id_client FROM gone_rows) changed WHERE id_client IS NOT NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER agreements_figures_delete AFTER DELETE ON agreements REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION agreements_figures_delete();--> statement-breakpoint
CREATE FUNCTION products_figures_insert() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE due text[]; BEGIN
	PERFORM refresh_client_figures(array_agg(id_tenant), array_agg(id_client)) FROM (SELECT id_tenant, id_client FROM made_rows) changed;
	WITH made AS (
		INSERT INTO product_tallies (id_tenant, id_analista, "typeServico", status, produtos)
		SELECT id_tenant, id_analista, "typeServico", status, sum(n) FROM (SELECT id_tenant, id_analista, "typeServico", status, 1 AS n FROM made_rows) changed GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 RETURNING id, id_tenant)
	SELECT array_agg(DISTINCT id_tenant) FILTER (WHERE id % 256 = 0) INTO due FROM made;
	PERFORM fold_product_tallies(tenant) FROM unnest(due) tenant;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_figures_insert AFTER INSERT ON products REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION products_figures_insert();--> statement-breakpoint
CREATE FUNCTION products_figures_update() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE due text[]; BEGIN
	PERFORM refresh_client_figures(array_agg(id_tenant), array_agg(id_client)) FROM (SELECT id_tenant, id_client FROM made_rows UNION SELECT id_tenant, id_client FROM gone_rows) changed;
	WITH made AS (
		INSERT INTO product_tallies (id_tenant, id_analista, "typeServico", status, produtos)
		SELECT id_tenant, id_analista, "typeServico", status, sum(n) FROM (SELECT id_tenant, id_analista, "typeServico", status, 1 AS n FROM made_rows UNION ALL SELECT id_tenant, id_analista, "typeServico", status, -1 AS n FROM gone_rows) changed GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 RETURNING id, id_tenant)
	SELECT array_agg(DISTINCT id_tenant) FILTER (WHERE id % 256 = 0) INTO due FROM made;
	PERFORM fold_product_tallies(tenant) FROM unnest(due) tenant;
	IF EXISTS (SELECT FROM made_rows n JOIN gone_rows o USING (id_tenant, id) WHERE n."typeServico" <> o."typeServico") THEN
		RAISE EXCEPTION 'The service of a product stays: its credits are counted under it.' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_figures_update AFTER UPDATE ON products REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION products_figures_update();--> statement-breakpoint
CREATE FUNCTION products_figures_delete() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE due text[]; BEGIN
	PERFORM refresh_client_figures(array_agg(id_tenant), array_agg(id_client)) FROM (SELECT id_tenant, id_client FROM gone_rows) changed;
	WITH made AS (
		INSERT INTO product_tallies (id_tenant, id_analista, "typeServico", status, produtos)
		SELECT id_tenant, id_analista, "typeServico", status, sum(n) FROM (SELECT id_tenant, id_analista, "typeServico", status, -1 AS n FROM gone_rows) changed GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 RETURNING id, id_tenant)
	SELECT array_agg(DISTINCT id_tenant) FILTER (WHERE id % 256 = 0) INTO due FROM made;
	PERFORM fold_product_tallies(tenant) FROM unnest(due) tenant;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_figures_delete AFTER DELETE ON products REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION products_figures_delete();--> statement-breakpoint
CREATE FUNCTION credits_figures_insert() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE due text[]; BEGIN
	WITH made AS (
		INSERT INTO credit_tallies (id_tenant, "typeServico", feito, usado, encontrado, honorarios, restituido)
		SELECT c.id_tenant, p."typeServico", m.feito, coalesce((right(c."mesRestituicao", 4) || left(c."mesRestituicao", 2))::int, m.feito),
			sum(n * c."creditOrigin"), sum(n * greatest(c."creditOrigin" - c.compensacao, 0) * c.comissao_porcentagem), sum(n * greatest(c.compensacao, 0))
		FROM (SELECT *, 1 AS n FROM made_rows) c JOIN products p ON p.id_tenant = c.id_tenant AND p.id = c.id_product
		CROSS JOIN LATERAL (SELECT to_char(c."createdDate" AT TIME ZONE 'America/Sao_Paulo', 'YYYYMM')::int AS feito) m
		WHERE c."deletedAt" IS NULL GROUP BY 1, 2, 3, 4 RETURNING id, id_tenant)
	SELECT array_agg(DISTINCT id_tenant) FILTER (WHERE id % 256 = 0) INTO due FROM made;
	PERFORM fold_credit_tallies(tenant) FROM unnest(due) tenant;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credits_figures_insert AFTER INSERT ON credits REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION credits_figures_insert();--> statement-breakpoint
CREATE FUNCTION credits_figures_update() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE due text[]; BEGIN
	WITH made AS (
		INSERT INTO credit_tallies (id_tenant, "typeServico", feito, usado, encontrado, honorarios, restituido)
		SELECT c.id_tenant, p."typeServico", m.feito, coalesce((right(c."mesRestituicao", 4) || left(c."mesRestituicao", 2))::int, m.feito),
			sum(n * c."creditOrigin"), sum(n * greatest(c."creditOrigin" - c.compensacao, 0) * c.comissao_porcentagem), sum(n * greatest(c.compensacao, 0))
		FROM (SELECT *, 1 AS n FROM made_rows UNION ALL SELECT *, -1 AS n FROM gone_rows) c JOIN products p ON p.id_tenant = c.id_tenant AND p.id = c.id_product
		CROSS JOIN LATERAL (SELECT to_char(c."createdDate" AT TIME ZONE 'America/Sao_Paulo', 'YYYYMM')::int AS feito) m
		WHERE c."deletedAt" IS NULL GROUP BY 1, 2, 3, 4 RETURNING id, id_tenant)
	SELECT array_agg(DISTINCT id_tenant) FILTER (WHERE id % 256 = 0) INTO due FROM made;
	PERFORM fold_credit_tallies(tenant) FROM unnest(due) tenant;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credits_figures_update AFTER UPDATE ON credits REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION credits_figures_update();--> statement-breakpoint
CREATE FUNCTION credits_figures_delete() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE due text[]; BEGIN
	WITH made AS (
		INSERT INTO credit_tallies (id_tenant, "typeServico", feito, usado, encontrado, honorarios, restituido)
		SELECT c.id_tenant, p."typeServico", m.feito, coalesce((right(c."mesRestituicao", 4) || left(c."mesRestituicao", 2))::int, m.feito),
			sum(n * c."creditOrigin"), sum(n * greatest(c."creditOrigin" - c.compensacao, 0) * c.comissao_porcentagem), sum(n * greatest(c.compensacao, 0))
		FROM (SELECT *, -1 AS n FROM gone_rows) c JOIN products p ON p.id_tenant = c.id_tenant AND p.id = c.id_product
		CROSS JOIN LATERAL (SELECT to_char(c."createdDate" AT TIME ZONE 'America/Sao_Paulo', 'YYYYMM')::int AS feito) m
		WHERE c."deletedAt" IS NULL GROUP BY 1, 2, 3, 4 RETURNING id, id_tenant)
	SELECT array_agg(DISTINCT id_tenant) FILTER (WHERE id % 256 = 0) INTO due FROM made;
	PERFORM fold_credit_tallies(tenant) FROM unnest(due) tenant;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credits_figures_delete AFTER DELETE ON credits REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION credits_figures_delete();--> statement-breakpoint
SELECT refresh_client_figures(array_agg(id_tenant), array_agg(cnpjcpf)) FROM clients;--> statement-breakpoint
INSERT INTO product_tallies (id_tenant, id_analista, "typeServico", status, produtos) SELECT id_tenant, id_analista, "typeServico", status, count(*) FROM products GROUP BY 1, 2, 3, 4;--> statement-breakpoint
INSERT INTO credit_tallies (id_tenant, "typeServico", feito, usado, encontrado, honorarios, restituido)
		SELECT c.id_tenant, p."typeServico", m.feito, coalesce((right(c."mesRestituicao", 4) || left(c."mesRestituicao", 2))::int, m.feito),
			sum(n * c."creditOrigin"), sum(n * greatest(c."creditOrigin" - c.compensacao, 0) * c.comissao_porcentagem), sum(n * greatest(c.compensacao, 0))
		FROM (SELECT *, 1 AS n FROM credits) c JOIN products p ON p.id_tenant = c.id_tenant AND p.id = c.id_product
		CROSS JOIN LATERAL (SELECT to_char(c."createdDate" AT TIME ZONE 'America/Sao_Paulo', 'YYYYMM')::int AS feito) m
		WHERE c."deletedAt" IS NULL GROUP BY 1, 2, 3, 4;
