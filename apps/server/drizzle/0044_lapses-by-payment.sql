DELETE FROM "lapse_figures";--> statement-breakpoint
ALTER TABLE "lapse_figures" DROP CONSTRAINT "lapse_figures_id_tenant_id_apuracao_competencia_pk";--> statement-breakpoint
ALTER TABLE "lapse_figures" ADD COLUMN "pagamento" text NOT NULL;--> statement-breakpoint
ALTER TABLE "lapse_figures" ADD CONSTRAINT "lapse_figures_id_tenant_id_apuracao_competencia_pagamento_pk" PRIMARY KEY("id_tenant","id_apuracao","competencia","pagamento");--> statement-breakpoint
DROP TRIGGER simples_runs_lapses_insert ON simples_runs;--> statement-breakpoint
DROP TRIGGER simples_runs_lapses_update ON simples_runs;--> statement-breakpoint
DROP TRIGGER simples_runs_lapses_delete ON simples_runs;--> statement-breakpoint
DROP TRIGGER simples_months_lapses_insert ON simples_months;--> statement-breakpoint
DROP TRIGGER simples_months_lapses_update ON simples_months;--> statement-breakpoint
DROP TRIGGER simples_months_lapses_delete ON simples_months;--> statement-breakpoint
DROP TRIGGER simples_totals_lapses_insert ON simples_totals;--> statement-breakpoint
DROP TRIGGER simples_totals_lapses_update ON simples_totals;--> statement-breakpoint
DROP TRIGGER simples_totals_lapses_delete ON simples_totals;--> statement-breakpoint
DROP FUNCTION refresh_lapses_of_runs();--> statement-breakpoint
DROP FUNCTION refresh_lapses_of_months();--> statement-breakpoint
DROP FUNCTION refresh_lapses_of_totals();--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_lapse_figures(tenants text[], ids text[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
	IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
	PERFORM FROM assessments a JOIN unnest(tenants, ids) AS k(id_tenant, id) USING (id_tenant, id) ORDER BY id_tenant, id FOR NO KEY UPDATE OF a;
	DELETE FROM lapse_figures f USING unnest(tenants, ids) AS k(id_tenant, id) WHERE f.id_tenant = k.id_tenant AND f.id_apuracao = k.id;
	INSERT INTO lapse_figures (id_tenant, id_apuracao, competencia, pagamento, id_client, "typeServico", prescreve_em, valor)
	SELECT a.id_tenant, a.id, s.competencia, s.pagamento, a.id_client, p."typeServico", s.prescreve_em, s.valor
	-- One after the other and by its key: a tenant's payments are never joined with all its assessments.
	FROM (SELECT DISTINCT id_tenant, id FROM unnest(tenants, ids) AS k(id_tenant, id)) k
	CROSS JOIN LATERAL (SELECT * FROM assessments WHERE id_tenant = k.id_tenant AND id = k.id OFFSET 0) a
	CROSS JOIN LATERAL (SELECT "typeServico" FROM products WHERE id_tenant = a.id_tenant AND id = a.id_product OFFSET 0) p
	CROSS JOIN LATERAL (SELECT * FROM refund_slices WHERE id_tenant = a.id_tenant AND id_apuracao = a.id OFFSET 0) s
	WHERE NOT EXISTS (SELECT FROM refund_requests q WHERE q.id_tenant = s.id_tenant AND q.id_apuracao = s.id_apuracao AND q.competencia = s.competencia AND q.pagamento = s.pagamento
		AND q.situacao IN ('PEDIDO', 'DEFERIDO', 'PAGO'));
END $$;--> statement-breakpoint
CREATE FUNCTION refresh_lapses() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE tenants text[]; ids text[]; BEGIN
	EXECUTE 'SELECT array_agg(id_tenant), array_agg(id_apuracao) FROM (SELECT DISTINCT id_tenant, id_apuracao FROM (' || signed_rows(TG_OP) || ') changed) k' INTO tenants, ids;
	PERFORM refresh_lapse_figures(tenants, ids);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refund_slices_lapses_insert AFTER INSERT ON refund_slices REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses();--> statement-breakpoint
CREATE TRIGGER refund_slices_lapses_update AFTER UPDATE ON refund_slices REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses();--> statement-breakpoint
CREATE TRIGGER refund_slices_lapses_delete AFTER DELETE ON refund_slices REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses();--> statement-breakpoint
CREATE TRIGGER refund_requests_lapses_insert AFTER INSERT ON refund_requests REFERENCING NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses();--> statement-breakpoint
CREATE TRIGGER refund_requests_lapses_update AFTER UPDATE ON refund_requests REFERENCING OLD TABLE AS gone_rows NEW TABLE AS made_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses();--> statement-breakpoint
CREATE TRIGGER refund_requests_lapses_delete AFTER DELETE ON refund_requests REFERENCING OLD TABLE AS gone_rows FOR EACH STATEMENT EXECUTE FUNCTION refresh_lapses();--> statement-breakpoint
SELECT refresh_lapse_figures(array_agg(id_tenant), array_agg(id)) FROM assessments;
