UPDATE "users" SET "comissao_user" = least(greatest(coalesce("comissao_user", 0), 0), 100), "comissao_user_escrita" = coalesce("comissao_user_escrita", '0');--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "comissao_user" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "comissao_user" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "comissao_user_escrita" SET DEFAULT '0';--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "comissao_user_escrita" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cnpj" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "razao_social" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cnae" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cnae_info" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "id_gerente" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_gerente_in_tenant" FOREIGN KEY ("id_tenant","id_gerente") REFERENCES "public"."users"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_by_gerente" ON "users" USING btree ("id_tenant","id_gerente");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_comissao_in_percent" CHECK ("users"."comissao_user" between 0 and 100);