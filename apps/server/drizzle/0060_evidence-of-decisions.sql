ALTER TABLE "simples_decisions" ADD COLUMN "corrige" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "simples_decisions" ADD COLUMN "evidencia" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "simples_decisions" ADD COLUMN "id_anexo" text;--> statement-breakpoint
ALTER TABLE "simples_effects" ADD COLUMN "propostas" jsonb DEFAULT '[]'::jsonb NOT NULL;