CREATE TABLE "debit_months" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_apuracao" text NOT NULL,
	"month" text NOT NULL,
	"credit" numeric(15, 2) NOT NULL,
	"items" jsonb NOT NULL,
	"isPaid" boolean NOT NULL,
	"isSituacaoPerDComp" boolean NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "debit_months_of_assessment" UNIQUE("id_tenant","id_apuracao","month")
);
--> statement-breakpoint
CREATE TABLE "funds" (
	"id_apuracao" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"verbas" jsonb NOT NULL,
	"dateStart" text NOT NULL,
	"dateEnd" text NOT NULL,
	"version" integer NOT NULL,
	"editado_por" text NOT NULL,
	"editado_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "debit_months" ADD CONSTRAINT "debit_months_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funds" ADD CONSTRAINT "funds_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE cascade ON UPDATE no action;