CREATE TABLE "rectification_marks" (
	"id_apuracao" text NOT NULL,
	"id_tenant" text NOT NULL,
	"competencia" text NOT NULL,
	"digest" text NOT NULL,
	"id_user" text NOT NULL,
	"nome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rectification_marks_id_apuracao_competencia_pk" PRIMARY KEY("id_apuracao","competencia")
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id_apuracao" text NOT NULL,
	"id_tenant" text NOT NULL,
	"competencia" text NOT NULL,
	"pagamento" text NOT NULL,
	"situacao" text NOT NULL,
	"data" date,
	"protocolo" text NOT NULL,
	"valor_pedido" numeric(15, 2),
	"version" integer NOT NULL,
	"id_user" text NOT NULL,
	"nome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_requests_id_apuracao_competencia_pagamento_pk" PRIMARY KEY("id_apuracao","competencia","pagamento"),
	CONSTRAINT "refund_requests_dated" CHECK ("refund_requests"."situacao" = 'A_PEDIR' or "refund_requests"."data" is not null)
);
--> statement-breakpoint
CREATE TABLE "refund_slices" (
	"id_apuracao" text NOT NULL,
	"id_tenant" text NOT NULL,
	"competencia" text NOT NULL,
	"pagamento" text NOT NULL,
	"pago_em" date NOT NULL,
	"valor" numeric(15, 2) NOT NULL,
	"prescreve_em" date NOT NULL,
	CONSTRAINT "refund_slices_id_apuracao_competencia_pagamento_pk" PRIMARY KEY("id_apuracao","competencia","pagamento")
);
--> statement-breakpoint
ALTER TABLE "rectification_marks" ADD CONSTRAINT "rectification_marks_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rectification_marks" ADD CONSTRAINT "rectification_marks_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_slices" ADD CONSTRAINT "refund_slices_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_slices_by_lapse" ON "refund_slices" USING btree ("id_tenant","prescreve_em");--> statement-breakpoint
INSERT INTO "refund_slices" ("id_apuracao", "id_tenant", "competencia", "pagamento", "pago_em", "valor", "prescreve_em")
WITH standing AS (
	SELECT DISTINCT ON (id_apuracao) id, id_tenant, id_apuracao FROM simples_runs WHERE state = 'pronta' ORDER BY id_apuracao, "createdDate" DESC),
months AS (
	SELECT r.id_apuracao, r.id_tenant, m.competencia, m.detail, m.prescreve_em, m.a_restituir, t.valor AS total
	FROM standing r JOIN simples_months m ON m.id_run = r.id
	LEFT JOIN simples_totals t ON t.id_apuracao = r.id_apuracao AND t.competencia = m.competencia),
slices AS (
	SELECT id_apuracao, id_tenant, competencia, a_restituir, total, place, (slice ->> 'valor')::numeric AS valor,
		slice ->> 'pago_em' AS pago_em, slice ->> 'prescreve_em' AS prescreve_em,
		count(*) OVER paid = place AS is_last, sum((slice ->> 'valor')::numeric) OVER paid AS covered,
		coalesce(sum((slice ->> 'valor')::numeric) OVER (PARTITION BY id_apuracao, competencia ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS earlier,
		row_number() OVER (PARTITION BY id_apuracao, competencia, slice ->> 'pago_em' ORDER BY place) AS nth
	FROM months CROSS JOIN LATERAL jsonb_array_elements(detail -> 'fatias') WITH ORDINALITY AS each (slice, place)
	WINDOW paid AS (PARTITION BY id_apuracao, competencia)),
laid AS (
	SELECT id_apuracao, id_tenant, competencia, pago_em || CASE WHEN nth = 1 THEN '' ELSE '-' || nth END AS pagamento, pago_em, prescreve_em,
		CASE WHEN total IS NULL THEN valor WHEN is_last AND a_restituir <= covered THEN greatest(total - earlier, 0) ELSE least(valor, greatest(total - earlier, 0)) END AS valor
	FROM slices
	UNION ALL
	SELECT id_apuracao, id_tenant, competencia, paid.day, paid.day, prescreve_em, coalesce(total, a_restituir)
	FROM months CROSS JOIN LATERAL (SELECT coalesce(detail -> 'declaracao' ->> 'pago_em', detail -> 'declaracao' ->> 'vencimento') AS day) paid
	WHERE jsonb_array_length(coalesce(detail -> 'fatias', '[]')) = 0 AND paid.day IS NOT NULL AND prescreve_em IS NOT NULL)
SELECT id_apuracao, id_tenant, competencia, pagamento, pago_em::date, valor, prescreve_em::date FROM laid WHERE valor > 0;
