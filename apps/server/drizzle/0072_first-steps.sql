CREATE TABLE "postponed_steps" (
	"id_tenant" text NOT NULL,
	"passo" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "postponed_steps_id_tenant_passo_pk" PRIMARY KEY("id_tenant","passo")
);
--> statement-breakpoint
ALTER TABLE "postponed_steps" ADD CONSTRAINT "postponed_steps_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;