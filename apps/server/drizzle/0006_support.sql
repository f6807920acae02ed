CREATE TABLE "support_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"empresa" text,
	"email" text NOT NULL,
	"descricao" text NOT NULL,
	"id_erro" text NOT NULL,
	"caminho" text NOT NULL,
	"versao" text NOT NULL,
	"detalhes" text NOT NULL,
	"maquina" text NOT NULL,
	"address" text NOT NULL,
	"ocorridoEm" timestamp with time zone NOT NULL,
	"createdDate" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_reports" ADD CONSTRAINT "support_reports_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_reports_by_date" ON "support_reports" USING btree ("id_tenant","createdDate");--> statement-breakpoint
CREATE INDEX "support_reports_by_address" ON "support_reports" USING btree ("id_tenant","address","createdDate");