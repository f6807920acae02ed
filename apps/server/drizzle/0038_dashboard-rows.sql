CREATE TABLE "boleto_tallies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"situacao" text NOT NULL,
	"mes" integer NOT NULL,
	"quantidade" integer NOT NULL,
	"total" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_figures" (
	"id_tenant" text NOT NULL,
	"id_credit" text NOT NULL,
	"id_client" text NOT NULL,
	"typeServico" text NOT NULL,
	"vigente" boolean NOT NULL,
	"feito" integer NOT NULL,
	"usado" integer,
	"encontrado" numeric NOT NULL,
	"honorarios" numeric NOT NULL,
	"restituido" numeric NOT NULL,
	"apurado" numeric NOT NULL,
	"pago" numeric NOT NULL,
	CONSTRAINT "credit_figures_id_tenant_id_credit_pk" PRIMARY KEY("id_tenant","id_credit")
);
--> statement-breakpoint
CREATE TABLE "lapse_figures" (
	"id_tenant" text NOT NULL,
	"id_apuracao" text NOT NULL,
	"competencia" text NOT NULL,
	"id_client" text NOT NULL,
	"typeServico" text NOT NULL,
	"prescreve_em" date NOT NULL,
	"valor" numeric NOT NULL,
	CONSTRAINT "lapse_figures_id_tenant_id_apuracao_competencia_pk" PRIMARY KEY("id_tenant","id_apuracao","competencia")
);
--> statement-breakpoint
CREATE TABLE "stale_client_figures" (
	"transacao" bigint NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	CONSTRAINT "stale_client_figures_transacao_id_tenant_id_client_pk" PRIMARY KEY("transacao","id_tenant","id_client")
);
--> statement-breakpoint
TRUNCATE client_figures, credit_tallies;--> statement-breakpoint
ALTER TABLE "credit_tallies" ALTER COLUMN "usado" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "client_figures" ADD COLUMN "em_andamento" boolean[] NOT NULL;--> statement-breakpoint
ALTER TABLE "client_figures" ADD COLUMN "pendentes" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_tallies" ADD COLUMN "apurado" numeric NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_tallies" ADD COLUMN "pago" numeric NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_figures" ADD CONSTRAINT "credit_figures_id_tenant_id_credit_credits_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_credit") REFERENCES "public"."credits"("id_tenant","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lapse_figures" ADD CONSTRAINT "lapse_figures_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "boleto_tallies_in_tenant" ON "boleto_tallies" USING btree ("id_tenant");--> statement-breakpoint
CREATE INDEX "lapse_figures_by_day" ON "lapse_figures" USING btree ("id_tenant","prescreve_em");--> statement-breakpoint
DROP TRIGGER clients_figures_insert ON clients;--> statement-breakpoint
DROP TRIGGER clients_figures_update ON clients;--> statement-breakpoint
DROP TRIGGER agreements_figures_insert ON agreements;--> statement-breakpoint
DROP TRIGGER agreements_figures_update ON agreements;--> statement-breakpoint
DROP TRIGGER agreements_figures_delete ON agreements;--> statement-breakpoint
DROP TRIGGER products_figures_insert ON products;--> statement-breakpoint
DROP TRIGGER products_figures_update ON products;--> statement-breakpoint
DROP TRIGGER products_figures_delete ON products;--> statement-breakpoint
DROP TRIGGER credits_figures_insert ON credits;--> statement-breakpoint
DROP TRIGGER credits_figures_update ON credits;--> statement-breakpoint
DROP TRIGGER credits_figures_delete ON credits;--> statement-breakpoint
DROP FUNCTION clients_figures_insert(), clients_figures_update(), agreements_figures_insert(), agreements_figures_update(), agreements_figures_delete(), products_figures_insert(), products_figures_update(), products_figures_delete(), credits_figures_insert(), credits_figures_update(), credits_figures_delete();--> statement-breakpoint
CREATE FUNCTION month_in_brasilia(moment timestamp with time zone) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN extract(year FROM moment AT TIME ZONE 'America/Sao_Paulo')::int * 100 + extract(month FROM moment AT TIME ZONE 'America/Sao_Paulo')::int;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_client_figures(tenants text[], numbers text[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
	IF coalesce(cardinality(numbers), 0) = 0 THEN RETURN; END IF;
	-- Whoever changed the same client waits here, and counts afterwards, with what the other one changed.
	PERFORM FROM client_figures f JOIN unnest(tenants, numbers) AS k(id_tenant, id_client) USING (id_tenant, id_client) ORDER BY id_tenant, id_client FOR UPDATE OF f;
	INSERT INTO client_figures (id_tenant, id_client, "createdDate", mes, status, id_responsavel, id_gerente, "procuracaoValidaAte", assinado, suspenso, servicos, analistas, em_andamento, pendentes)
	SELECT c.id_tenant, c.cnpjcpf, c."createdDate", month_in_brasilia(c."createdDate"), c.status, c.id_responsavel, c.id_gerente,
		CASE WHEN c."procuracaoHabilitada" THEN c."procuracaoValidaAte" END, coalesce(a.assinado, false), coalesce(p.suspenso, false),
		coalesce(p.servicos, '{}'), coalesce(p.analistas, '{}'), coalesce(p.em_andamento, '{}'), coalesce(a.pendentes, '{}')
	FROM (SELECT DISTINCT id_tenant, id_client FROM unnest(tenants, numbers) AS k(id_tenant, id_client)) k
	JOIN clients c ON c.id_tenant = k.id_tenant AND c.cnpjcpf = k.id_client
	CROSS JOIN LATERAL (
		SELECT bool_and("isAssinado") AS assinado, array_agg(month_in_brasilia("createdDate") ORDER BY "createdDate") FILTER (WHERE NOT "isAssinado") AS pendentes
		FROM agreements WHERE id_tenant = c.id_tenant AND id_client = c.cnpjcpf AND "IsAtivo") a
	CROSS JOIN LATERAL (
		SELECT array_agg("typeServico" ORDER BY "typeServico") AS servicos, array_agg(id_analista ORDER BY "typeServico") AS analistas,
			array_agg(status NOT IN ('CANCELADO', 'CREDITO_ESGOTADO', 'DISTRATO', 'PAGO', 'RESTITUIDO', 'SEM_OPORTUNIDADE') ORDER BY "typeServico") AS em_andamento,
			bool_or(status IN ('SUSPENSO', 'CONTRATO_SUSPENSO', 'COMPENSACAO_SUSPENSA')) AS suspenso
		FROM products WHERE id_tenant = c.id_tenant AND id_client = c.cnpjcpf) p
	ORDER BY c.id_tenant, c.cnpjcpf
	ON CONFLICT (id_tenant, id_client) DO UPDATE SET "createdDate" = excluded."createdDate", mes = excluded.mes, status = excluded.status, id_responsavel = excluded.id_responsavel, id_gerente = excluded.id_gerente, "procuracaoValidaAte" = excluded."procuracaoValidaAte", assinado = excluded.assinado, suspenso = excluded.suspenso, servicos = excluded.servicos, analistas = excluded.analistas, em_andamento = excluded.em_andamento, pendentes = excluded.pendentes
	WHERE client_figures IS DISTINCT FROM excluded;
END $$;--> statement-breakpoint
-- Notes the clients whose asked columns changed; TG_ARGV: the client's column, the columns that figures are made of.
-- One more row, of no client, has them settled before the commit.
CREATE FUNCTION note_stale_clients() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE made text; gone text; BEGIN
	made := format('SELECT id_tenant, %1$s AS id_client, %2$s FROM made_rows', TG_ARGV[0], TG_ARGV[1]);
	gone := format('SELECT id_tenant, %1$s AS id_client, %2$s FROM gone_rows', TG_ARGV[0], TG_ARGV[1]);
	EXECUTE 'INSERT INTO stale_client_figures (transacao, id_tenant, id_client)
		SELECT DISTINCT pg_current_xact_id()::text::bigint, id_tenant, unnest(ARRAY[id_client, '''']) FROM (' || CASE TG_OP
			WHEN 'INSERT' THEN made
			WHEN 'DELETE' THEN gone
			ELSE format('(%1$s EXCEPT %2$s) UNION ALL (%2$s EXCEPT %1$s)', made, gone) END
		|| ') changed WHERE id_client IS NOT NULL ON CONFLICT DO NOTHING';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER clients_stale_insert AFTER INSERT ON clients REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION note_stale_clients('cnpjcpf', 'cnpjcpf');--> statement-breakpoint
CREATE TRIGGER clients_stale_update AFTER UPDATE ON clients REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION note_stale_clients('cnpjcpf', '"createdDate", status, id_responsavel, id_gerente, "procuracaoHabilitada", "procuracaoValidaAte"');--> statement-breakpoint
CREATE TRIGGER agreements_stale_insert AFTER INSERT ON agreements REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION note_stale_clients('id_client', 'id');--> statement-breakpoint
CREATE TRIGGER agreements_stale_update AFTER UPDATE ON agreements REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION note_stale_clients('id_client', 'id, "IsAtivo", "isAssinado", "createdDate"');--> statement-breakpoint
CREATE TRIGGER agreements_stale_delete AFTER DELETE ON agreements REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION note_stale_clients('id_client', 'id');--> statement-breakpoint
CREATE TRIGGER products_stale_insert AFTER INSERT ON products REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION note_stale_clients('id_client', 'id');--> statement-breakpoint
CREATE TRIGGER products_stale_update AFTER UPDATE ON products REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION note_stale_clients('id_client', 'id, "typeServico", id_analista, status');--> statement-breakpoint
CREATE TRIGGER products_stale_delete AFTER DELETE ON products REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION note_stale_clients('id_client', 'id');--> statement-breakpoint
-- Before the commit, all clients of the transaction at once and in one order: two that wait for each other there cannot be.
CREATE FUNCTION settle_stale_clients() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE tenants text[]; numbers text[]; BEGIN
	WITH noted AS (DELETE FROM stale_client_figures WHERE transacao = NEW.transacao RETURNING id_tenant, id_client)
	SELECT array_agg(id_tenant), array_agg(id_client) INTO tenants, numbers FROM noted;
	PERFORM refresh_client_figures(tenants, numbers);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER settle_stale_clients AFTER INSERT ON stale_client_figures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.id_client = '') EXECUTE FUNCTION settle_stale_clients();--> statement-breakpoint
-- The changed rows with their sign: those that are now add, those that were take away.
CREATE FUNCTION signed_rows(operation text) RETURNS text LANGUAGE sql IMMUTABLE RETURN concat_ws(' UNION ALL ',
	CASE WHEN operation <> 'DELETE' THEN 'SELECT *, 1 AS n FROM made_rows' END,
	CASE WHEN operation <> 'INSERT' THEN 'SELECT *, -1 AS n FROM gone_rows' END);--> statement-breakpoint
CREATE FUNCTION tally_products() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE due text[]; BEGIN
	EXECUTE 'WITH made AS (
			INSERT INTO product_tallies (id_tenant, id_analista, "typeServico", status, produtos)
			SELECT id_tenant, id_analista, "typeServico", status, sum(n) FROM (' || signed_rows(TG_OP) || ') changed GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 RETURNING id, id_tenant)
		SELECT array_agg(DISTINCT id_tenant) FILTER (WHERE id % 256 = 0) FROM made' INTO due;
	PERFORM fold_product_tallies(tenant) FROM unnest(due) tenant;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_tallied_insert AFTER INSERT ON products REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_products();--> statement-breakpoint
CREATE TRIGGER products_tallied_update AFTER UPDATE ON products REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_products();--> statement-breakpoint
CREATE TRIGGER products_tallied_delete AFTER DELETE ON products REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_products();--> statement-breakpoint
CREATE FUNCTION keep_service_of_product() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	RAISE EXCEPTION 'The service of a product stays: its credits are counted under it.' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER products_keep_service BEFORE UPDATE ON products FOR EACH ROW WHEN (OLD."typeServico" <> NEW."typeServico") EXECUTE FUNCTION keep_service_of_product();--> statement-breakpoint
CREATE FUNCTION keep_credit_figures() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO credit_figures AS f (id_tenant, id_credit, id_client, "typeServico", vigente, feito, usado, encontrado, honorarios, restituido, apurado, pago)
	SELECT c.id_tenant, c.id, c.id_client, p."typeServico", c."deletedAt" IS NULL, month_in_brasilia(c."createdDate"), (right(c."mesRestituicao", 4) || left(c."mesRestituicao", 2))::int,
		c."creditOrigin", greatest(c."creditOrigin" - c.compensacao, 0) * c.comissao_porcentagem, greatest(c.compensacao, 0), round(greatest(c.compensacao, 0) * c.comissao_porcentagem / 100, 2), 0
	FROM made_rows c JOIN products p ON p.id_tenant = c.id_tenant AND p.id = c.id_product ORDER BY c.id_tenant, c.id
	ON CONFLICT (id_tenant, id_credit) DO UPDATE SET id_client = excluded.id_client, "typeServico" = excluded."typeServico", vigente = excluded.vigente, feito = excluded.feito, usado = excluded.usado, encontrado = excluded.encontrado, honorarios = excluded.honorarios, restituido = excluded.restituido, apurado = excluded.apurado
	WHERE (f.id_client, f."typeServico", f.vigente, f.feito, f.usado, f.encontrado, f.honorarios, f.restituido, f.apurado) IS DISTINCT FROM (excluded.id_client, excluded."typeServico", excluded.vigente, excluded.feito, excluded.usado, excluded.encontrado, excluded.honorarios, excluded.restituido, excluded.apurado);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credits_figures_insert AFTER INSERT ON credits REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_figures();--> statement-breakpoint
CREATE TRIGGER credits_figures_update AFTER UPDATE ON credits REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_credit_figures();--> statement-breakpoint
CREATE FUNCTION keep_paid_fees() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE paid jsonb; BEGIN
	EXECUTE 'SELECT jsonb_agg(p ORDER BY id_tenant, id_credit) FROM (SELECT id_tenant, id_credit, sum(n * pago) AS centavos FROM (' || signed_rows(TG_OP) || ') changed GROUP BY 1, 2 HAVING sum(n * pago) <> 0) p' INTO paid;
	PERFORM FROM credit_figures f JOIN jsonb_to_recordset(paid) AS p(id_tenant text, id_credit text) USING (id_tenant, id_credit) ORDER BY id_tenant, id_credit FOR UPDATE OF f;
	UPDATE credit_figures f SET pago = f.pago + p.centavos / 100 FROM jsonb_to_recordset(paid) AS p(id_tenant text, id_credit text, centavos numeric) WHERE f.id_tenant = p.id_tenant AND f.id_credit = p.id_credit;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER fee_charges_figures_insert AFTER INSERT ON fee_charges REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_paid_fees();--> statement-breakpoint
CREATE TRIGGER fee_charges_figures_update AFTER UPDATE ON fee_charges REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_paid_fees();--> statement-breakpoint
CREATE TRIGGER fee_charges_figures_delete AFTER DELETE ON fee_charges REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_paid_fees();--> statement-breakpoint
CREATE OR REPLACE FUNCTION fold_credit_tallies(tenant text) RETURNS void LANGUAGE sql AS $$
	WITH gone AS (DELETE FROM credit_tallies WHERE id IN (SELECT id FROM credit_tallies WHERE id_tenant = tenant ORDER BY id FOR UPDATE SKIP LOCKED) RETURNING *)
	INSERT INTO credit_tallies (id_tenant, "typeServico", feito, usado, encontrado, honorarios, restituido, apurado, pago)
	SELECT id_tenant, "typeServico", feito, usado, sum(encontrado), sum(honorarios), sum(restituido), sum(apurado), sum(pago) FROM gone GROUP BY 1, 2, 3, 4
	HAVING (sum(encontrado), sum(honorarios), sum(restituido), sum(apurado), sum(pago)) <> (0, 0, 0, 0, 0) $$;--> statement-breakpoint
CREATE FUNCTION tally_credits() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE due text[]; BEGIN
	EXECUTE 'WITH made AS (
			INSERT INTO credit_tallies (id_tenant, "typeServico", feito, usado, encontrado, honorarios, restituido, apurado, pago)
			SELECT id_tenant, "typeServico", feito, usado, sum(n * encontrado), sum(n * honorarios), sum(n * restituido), sum(n * apurado), sum(n * pago) FROM (' || signed_rows(TG_OP) || ') changed WHERE vigente GROUP BY 1, 2, 3, 4 RETURNING id, id_tenant)
		SELECT array_agg(DISTINCT id_tenant) FILTER (WHERE id % 256 = 0) FROM made' INTO due;
	PERFORM fold_credit_tallies(tenant) FROM unnest(due) tenant;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credits_tallied_insert AFTER INSERT ON credit_figures REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_credits();--> statement-breakpoint
CREATE TRIGGER credits_tallied_update AFTER UPDATE ON credit_figures REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_credits();--> statement-breakpoint
CREATE TRIGGER credits_tallied_delete AFTER DELETE ON credit_figures REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_credits();--> statement-breakpoint
CREATE FUNCTION refresh_lapse_figures(tenants text[], ids text[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
	IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
	PERFORM FROM assessments a JOIN unnest(tenants, ids) AS k(id_tenant, id) USING (id_tenant, id) ORDER BY id_tenant, id FOR NO KEY UPDATE OF a;
	DELETE FROM lapse_figures f USING unnest(tenants, ids) AS k(id_tenant, id) WHERE f.id_tenant = k.id_tenant AND f.id_apuracao = k.id;
	INSERT INTO lapse_figures (id_tenant, id_apuracao, competencia, id_client, "typeServico", prescreve_em, valor)
	SELECT a.id_tenant, a.id, m.competencia, a.id_client, p."typeServico", m.prescreve_em::date, coalesce(t.valor, m.a_restituir)
	-- One after the other and by its key: a tenant's months are never joined with all its assessments.
	FROM (SELECT DISTINCT id_tenant, id FROM unnest(tenants, ids) AS k(id_tenant, id)) k
	CROSS JOIN LATERAL (SELECT * FROM assessments WHERE id_tenant = k.id_tenant AND id = k.id OFFSET 0) a
	CROSS JOIN LATERAL (SELECT "typeServico" FROM products WHERE id_tenant = a.id_tenant AND id = a.id_product OFFSET 0) p
	CROSS JOIN LATERAL (SELECT id FROM simples_runs WHERE id_tenant = a.id_tenant AND id_apuracao = a.id AND state = 'pronta' ORDER BY "createdDate" DESC LIMIT 1) r
	CROSS JOIN LATERAL (SELECT * FROM simples_months WHERE id_tenant = a.id_tenant AND id_run = r.id OFFSET 0) m
	LEFT JOIN LATERAL (SELECT valor FROM simples_totals WHERE id_tenant = a.id_tenant AND id_apuracao = a.id AND competencia = m.competencia OFFSET 0) t ON true
	WHERE coalesce(t.valor, m.a_restituir) > 0 AND m.prescreve_em <> '';
END $$;--> statement-breakpoint
CREATE FUNCTION refresh_lapses_of_runs() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE run simples_runs := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END; BEGIN
	PERFORM refresh_lapse_figures(ARRAY[run.id_tenant], ARRAY[run.id_apuracao]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER simples_runs_lapses_insert AFTER INSERT ON simples_runs FOR EACH ROW WHEN (NEW.state = 'pronta') EXECUTE FUNCTION refresh_lapses_of_runs();--> statement-breakpoint
CREATE TRIGGER simples_runs_lapses_update AFTER UPDATE ON simples_runs FOR EACH ROW WHEN ((OLD.state, OLD."createdDate") IS DISTINCT FROM (NEW.state, NEW."createdDate") AND 'pronta' IN (OLD.state, NEW.state)) EXECUTE FUNCTION refresh_lapses_of_runs();--> statement-breakpoint
CREATE TRIGGER simples_runs_lapses_delete AFTER DELETE ON simples_runs FOR EACH ROW WHEN (OLD.state = 'pronta') EXECUTE FUNCTION refresh_lapses_of_runs();--> statement-breakpoint
CREATE FUNCTION refresh_lapses_of_months() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE tenants text[]; ids text[]; BEGIN
	-- The months of a run that is still under way come before its state.
	EXECUTE 'SELECT array_agg(id_tenant), array_agg(id_apuracao) FROM (SELECT DISTINCT r.id_tenant, r.id_apuracao FROM (' || signed_rows(TG_OP) || ') changed JOIN simples_runs r ON r.id_tenant = changed.id_tenant AND r.id = changed.id_run WHERE r.state = ''pronta'') k' INTO tenants, ids;
	PERFORM refresh_lapse_figures(tenants, ids);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER simples_months_lapses_insert AFTER INSERT ON simples_months REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses_of_months();--> statement-breakpoint
CREATE TRIGGER simples_months_lapses_update AFTER UPDATE ON simples_months REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses_of_months();--> statement-breakpoint
CREATE TRIGGER simples_months_lapses_delete AFTER DELETE ON simples_months REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses_of_months();--> statement-breakpoint
CREATE FUNCTION refresh_lapses_of_totals() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE tenants text[]; ids text[]; BEGIN
	EXECUTE 'SELECT array_agg(id_tenant), array_agg(id_apuracao) FROM (SELECT DISTINCT id_tenant, id_apuracao FROM (' || signed_rows(TG_OP) || ') changed) k' INTO tenants, ids;
	PERFORM refresh_lapse_figures(tenants, ids);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER simples_totals_lapses_insert AFTER INSERT ON simples_totals REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses_of_totals();--> statement-breakpoint
CREATE TRIGGER simples_totals_lapses_update AFTER UPDATE ON simples_totals REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses_of_totals();--> statement-breakpoint
CREATE TRIGGER simples_totals_lapses_delete AFTER DELETE ON simples_totals REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses_of_totals();--> statement-breakpoint
CREATE FUNCTION fold_boleto_tallies(tenant text) RETURNS void LANGUAGE sql AS $$
	WITH gone AS (DELETE FROM boleto_tallies WHERE id IN (SELECT id FROM boleto_tallies WHERE id_tenant = tenant ORDER BY id FOR UPDATE SKIP LOCKED) RETURNING *)
	INSERT INTO boleto_tallies (id_tenant, situacao, mes, quantidade, total)
	SELECT id_tenant, situacao, mes, sum(quantidade), sum(total) FROM gone GROUP BY 1, 2, 3 HAVING (sum(quantidade), sum(total)) <> (0, 0) $$;--> statement-breakpoint
CREATE FUNCTION tally_boletos() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE due text[]; BEGIN
	EXECUTE 'WITH made AS (
			INSERT INTO boleto_tallies (id_tenant, situacao, mes, quantidade, total)
			SELECT id_tenant, situacao, extract(year FROM "dataVencimento")::int * 100 + extract(month FROM "dataVencimento")::int, sum(n), sum(n * coalesce("valorRecebido", "valorNominal"))
			FROM (' || signed_rows(TG_OP) || ') changed GROUP BY 1, 2, 3 HAVING (sum(n), sum(n * coalesce("valorRecebido", "valorNominal"))) <> (0, 0) RETURNING id, id_tenant)
		SELECT array_agg(DISTINCT id_tenant) FILTER (WHERE id % 256 = 0) FROM made' INTO due;
	PERFORM fold_boleto_tallies(tenant) FROM unnest(due) tenant;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER boletos_tallied_insert AFTER INSERT ON boletos REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_boletos();--> statement-breakpoint
CREATE TRIGGER boletos_tallied_update AFTER UPDATE ON boletos REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_boletos();--> statement-breakpoint
CREATE TRIGGER boletos_tallied_delete AFTER DELETE ON boletos REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION tally_boletos();--> statement-breakpoint
SELECT refresh_client_figures(array_agg(id_tenant), array_agg(cnpjcpf)) FROM clients;--> statement-breakpoint
-- Their triggers fill what is kept of them.
UPDATE credits SET id = id;--> statement-breakpoint
UPDATE credit_figures f SET pago = p.pago FROM (SELECT id_tenant, id_credit, sum(pago) / 100 AS pago FROM fee_charges GROUP BY 1, 2) p WHERE f.id_tenant = p.id_tenant AND f.id_credit = p.id_credit;--> statement-breakpoint
SELECT refresh_lapse_figures(array_agg(id_tenant), array_agg(id)) FROM assessments;--> statement-breakpoint
INSERT INTO boleto_tallies (id_tenant, situacao, mes, quantidade, total)
SELECT id_tenant, situacao, extract(year FROM "dataVencimento")::int * 100 + extract(month FROM "dataVencimento")::int, count(*), sum(coalesce("valorRecebido", "valorNominal")) FROM boletos GROUP BY 1, 2, 3;
