ALTER TABLE "tenants" ADD COLUMN "multaMaxima" numeric(5, 2) DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "jurosMaximos" numeric(5, 2) DEFAULT 1 NOT NULL;