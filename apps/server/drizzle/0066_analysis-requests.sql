CREATE TABLE "analysis_requests" (
	"id_tenant" text NOT NULL,
	"id_apuracao" text NOT NULL,
	"periodo" text NOT NULL,
	"tese" text NOT NULL,
	"tese_nome" text NOT NULL,
	"tipo" text NOT NULL,
	"situacao" text NOT NULL,
	"data" date,
	"protocolo" text NOT NULL,
	"valor_pedido" numeric(15, 2),
	"version" integer NOT NULL,
	"id_user" text NOT NULL,
	"nome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "analysis_requests_id_tenant_id_apuracao_periodo_tese_pk" PRIMARY KEY("id_tenant","id_apuracao","periodo","tese"),
	CONSTRAINT "analysis_requests_dated" CHECK ("analysis_requests"."situacao" = 'A_PEDIR' or "analysis_requests"."data" is not null)
);
--> statement-breakpoint
ALTER TABLE "analysis_requests" ADD CONSTRAINT "analysis_requests_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_requests" ADD CONSTRAINT "analysis_requests_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE no action ON UPDATE no action;