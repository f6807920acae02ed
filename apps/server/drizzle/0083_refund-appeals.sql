ALTER TABLE "refund_requests" ADD COLUMN "recurso_em" date;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "recurso_protocolo" text DEFAULT '' NOT NULL;