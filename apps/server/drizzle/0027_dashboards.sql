ALTER TABLE "simples_months" ADD COLUMN "prescreve_em" text GENERATED ALWAYS AS ("row" ->> 'prescreve_em') STORED;--> statement-breakpoint
ALTER TABLE "simples_months" ADD COLUMN "a_restituir" numeric GENERATED ALWAYS AS (("row" ->> 'total_a_restituir')::numeric) STORED;--> statement-breakpoint
CREATE INDEX "simples_months_by_lapse" ON "simples_months" USING btree ("id_tenant","prescreve_em");