CREATE TABLE "authenticity_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_run" text NOT NULL,
	"id_user" text NOT NULL,
	"nome" text NOT NULL,
	"state" text NOT NULL,
	"progress" jsonb,
	"erro" text,
	"amostra" integer,
	"semente" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"finishedDate" timestamp with time zone,
	"resultado" jsonb
);
--> statement-breakpoint
ALTER TABLE "authenticity_checks" ADD CONSTRAINT "authenticity_checks_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticity_checks" ADD CONSTRAINT "authenticity_checks_id_tenant_id_run_simples_runs_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_run") REFERENCES "public"."simples_runs"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authenticity_checks_of_run" ON "authenticity_checks" USING btree ("id_run","createdDate");--> statement-breakpoint
CREATE UNIQUE INDEX "authenticity_checks_one_at_a_time" ON "authenticity_checks" USING btree ("id_run") WHERE "authenticity_checks"."state" in ('na_fila', 'processando');