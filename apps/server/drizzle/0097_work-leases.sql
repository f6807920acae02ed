CREATE TABLE "work_leases" (
	"id_tenant" text NOT NULL,
	"work" text NOT NULL,
	"holder" text NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	CONSTRAINT "work_leases_id_tenant_work_pk" PRIMARY KEY("id_tenant","work")
);
--> statement-breakpoint
ALTER TABLE "work_leases" ADD CONSTRAINT "work_leases_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;