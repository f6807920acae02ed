DELETE FROM "lapse_figures";--> statement-breakpoint
ALTER TABLE "lapse_figures" DROP CONSTRAINT "lapse_figures_id_tenant_id_apuracao_assessments_id_tenant_id_fk";--> statement-breakpoint
ALTER TABLE "lapse_figures" DROP CONSTRAINT "lapse_figures_id_tenant_id_apuracao_competencia_pagamento_pk";--> statement-breakpoint
ALTER TABLE "lapse_figures" ADD COLUMN "id_product" text NOT NULL;--> statement-breakpoint
ALTER TABLE "lapse_figures" ADD COLUMN "pago_em" date NOT NULL;--> statement-breakpoint
ALTER TABLE "lapse_figures" ADD CONSTRAINT "lapse_figures_id_tenant_id_product_competencia_pagamento_pk" PRIMARY KEY("id_tenant","id_product","competencia","pagamento");--> statement-breakpoint
ALTER TABLE "lapse_figures" ADD CONSTRAINT "lapse_figures_id_tenant_id_product_products_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_product") REFERENCES "public"."products"("id_tenant","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
DROP FUNCTION refresh_lapse_figures(text[], text[]);--> statement-breakpoint
CREATE FUNCTION refresh_lapse_figures(tenants text[], ids text[]) RETURNS void LANGUAGE plpgsql AS $$ BEGIN
	IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
	-- Whoever changed another apuração of the same product waits here, and reckons afterwards with both.
	PERFORM FROM products p JOIN unnest(tenants, ids) AS k(id_tenant, id) USING (id_tenant, id) ORDER BY id_tenant, id FOR NO KEY UPDATE OF p;
	DELETE FROM lapse_figures f USING unnest(tenants, ids) AS k(id_tenant, id) WHERE f.id_tenant = k.id_tenant AND f.id_product = k.id;
	INSERT INTO lapse_figures (id_tenant, id_product, competencia, pagamento, id_apuracao, id_client, "typeServico", pago_em, prescreve_em, valor)
	SELECT p.id_tenant, p.id, s.competencia, s.pagamento, s.id_apuracao, p.id_client, p."typeServico", s.pago_em, s.prescreve_em, s.valor
	-- One after the other and by its key: a tenant's payments are never joined with all its assessments.
	FROM (SELECT DISTINCT id_tenant, id FROM unnest(tenants, ids) AS k(id_tenant, id)) k
	CROSS JOIN LATERAL (SELECT * FROM products WHERE id_tenant = k.id_tenant AND id = k.id OFFSET 0) p
	CROSS JOIN LATERAL (
		SELECT each.*, rank() OVER (PARTITION BY each.competencia ORDER BY a."createdDate" DESC, a.id DESC) AS turn
		FROM (SELECT id, "createdDate" FROM assessments WHERE id_tenant = p.id_tenant AND id_product = p.id OFFSET 0) a
		CROSS JOIN LATERAL (SELECT * FROM refund_slices WHERE id_tenant = p.id_tenant AND id_apuracao = a.id OFFSET 0) each) s
	LEFT JOIN LATERAL (
		SELECT true AS safe FROM assessments a JOIN refund_requests q ON q.id_tenant = a.id_tenant AND q.id_apuracao = a.id
		WHERE a.id_tenant = p.id_tenant AND a.id_product = p.id AND q.competencia = s.competencia AND q.pagamento = s.pagamento
			AND q.situacao IN ('PEDIDO', 'DEFERIDO', 'PAGO') LIMIT 1) asked ON true
	WHERE s.turn = 1 AND s.valor > 0 AND asked.safe IS NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_lapses() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE tenants text[]; ids text[]; BEGIN
	EXECUTE 'SELECT array_agg(id_tenant), array_agg(id_product) FROM (SELECT DISTINCT a.id_tenant, a.id_product
		FROM (SELECT DISTINCT id_tenant, id_apuracao FROM (' || signed_rows(TG_OP) || ') changed) c JOIN assessments a ON a.id_tenant = c.id_tenant AND a.id = c.id_apuracao) k' INTO tenants, ids;
	PERFORM refresh_lapse_figures(tenants, ids);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION refresh_lapses_of_assessment() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	PERFORM refresh_lapse_figures(ARRAY[OLD.id_tenant, NEW.id_tenant], ARRAY[OLD.id_product, NEW.id_product]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER assessments_lapses_update AFTER UPDATE OF id_product, "createdDate" ON assessments FOR EACH ROW WHEN ((OLD.id_product, OLD."createdDate") IS DISTINCT FROM (NEW.id_product, NEW."createdDate")) EXECUTE FUNCTION refresh_lapses_of_assessment();--> statement-breakpoint
-- Months that were struck out by hand stand as nothing on their latest payment.
INSERT INTO "refund_slices" ("id_apuracao", "id_tenant", "competencia", "pagamento", "pago_em", "valor", "prescreve_em")
SELECT r.id_apuracao, r.id_tenant, m.competencia, paid.day, paid.day::date, 0, paid.lapse::date
FROM (SELECT DISTINCT ON (id_apuracao) id, id_tenant, id_apuracao FROM simples_runs WHERE state = 'pronta' ORDER BY id_apuracao, "createdDate" DESC) r
JOIN simples_months m ON m.id_run = r.id
JOIN simples_totals t ON t.id_apuracao = r.id_apuracao AND t.competencia = m.competencia AND t.valor = 0
CROSS JOIN LATERAL (SELECT coalesce(m.detail -> 'fatias' -> 0 ->> 'pago_em', m.detail -> 'declaracao' ->> 'pago_em', m.detail -> 'declaracao' ->> 'vencimento') AS day,
	coalesce(m.detail -> 'fatias' -> 0 ->> 'prescreve_em', m.prescreve_em) AS lapse) paid
WHERE m.a_restituir > 0 AND paid.day IS NOT NULL AND paid.lapse <> ''
ON CONFLICT DO NOTHING;--> statement-breakpoint
SELECT refresh_lapse_figures(array_agg(id_tenant), array_agg(id_product)) FROM (SELECT DISTINCT id_tenant, id_product FROM assessments) k;