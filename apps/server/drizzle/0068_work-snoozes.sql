CREATE TABLE "work_snoozes" (
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"item" text NOT NULL,
	"until" date NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "work_snoozes_id_tenant_id_user_item_pk" PRIMARY KEY("id_tenant","id_user","item")
);
--> statement-breakpoint
ALTER TABLE "work_snoozes" ADD CONSTRAINT "work_snoozes_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_snoozes" ADD CONSTRAINT "work_snoozes_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;