ALTER TABLE "analysis_requests" ADD COLUMN "pedido" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "tipo" text DEFAULT 'RESTITUICAO' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "pago_em" date;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "prescreve_em" date;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "valor" numeric(15, 2);--> statement-breakpoint
-- Requests that were made before get the row of their payment: theses of a month with the same form, state, day and protocol are one request.
UPDATE analysis_requests r SET pedido = CASE WHEN r.periodo LIKE '%-13' THEN '13-' ELSE '' END || made.indice
FROM (
	SELECT id_tenant, id_apuracao, periodo, tese, dense_rank() OVER (PARTITION BY id_tenant, id_apuracao, periodo ORDER BY data, tipo, situacao, protocolo) AS indice
	FROM analysis_requests WHERE situacao <> 'A_PEDIR'
) made
WHERE made.id_tenant = r.id_tenant AND made.id_apuracao = r.id_apuracao AND made.periodo = r.periodo AND made.tese = r.tese;--> statement-breakpoint
INSERT INTO refund_requests (id_tenant, id_apuracao, competencia, pagamento, tipo, situacao, data, protocolo, valor_pedido, valor, version, id_user, nome, at)
SELECT id_tenant, id_apuracao, substr(periodo, 6) || '/' || substr(periodo, 1, 4), pedido, tipo, situacao, data, protocolo, sum(valor_pedido), sum(valor_pedido), 1,
	(array_agg(id_user ORDER BY at DESC))[1], (array_agg(nome ORDER BY at DESC))[1], max(at)
FROM analysis_requests WHERE pedido IS NOT NULL
GROUP BY id_tenant, id_apuracao, periodo, pedido, tipo, situacao, data, protocolo
ON CONFLICT DO NOTHING;
