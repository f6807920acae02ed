ALTER TABLE "refund_requests" ADD COLUMN "retificadora" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "despacho_resultado" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "despacho_data" date;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "despacho_valor" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "despacho_motivo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "recebido_em" date;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "recebido_valor" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided" CHECK (num_nulls("refund_requests"."despacho_resultado", "refund_requests"."despacho_data", "refund_requests"."despacho_valor") in (0, 3));--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_received" CHECK (num_nulls("refund_requests"."recebido_em", "refund_requests"."recebido_valor") in (0, 2));