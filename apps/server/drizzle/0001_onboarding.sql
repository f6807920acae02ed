CREATE TABLE "terms_acceptances" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"version" text NOT NULL,
	"acceptedDate" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"maquina" text NOT NULL,
	CONSTRAINT "terms_acceptances_of_user" UNIQUE("id_tenant","id_user","version")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "logradouro" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "numero" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "complemento" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bairro" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "municipio" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "estado" text;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;