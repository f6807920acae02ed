CREATE TABLE "coverage_confirmations" (
	"id_apuracao" text NOT NULL,
	"id_tenant" text NOT NULL,
	"competencia" text NOT NULL,
	"motivo" text NOT NULL,
	"cobertura" numeric NOT NULL,
	"id_user" text NOT NULL,
	"nome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coverage_confirmations_id_apuracao_competencia_pk" PRIMARY KEY("id_apuracao","competencia")
);
--> statement-breakpoint
CREATE TABLE "simples_coverage" (
	"id_run" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"cobertura" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coverage_confirmations" ADD CONSTRAINT "coverage_confirmations_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverage_confirmations" ADD CONSTRAINT "coverage_confirmations_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_coverage" ADD CONSTRAINT "simples_coverage_id_tenant_id_run_simples_runs_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_run") REFERENCES "public"."simples_runs"("id_tenant","id") ON DELETE cascade ON UPDATE no action;