CREATE TABLE "changes" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"id_author" text NOT NULL,
	"authorName" text NOT NULL,
	"entity" text NOT NULL,
	"id_entity" text NOT NULL,
	"id_client" text,
	"id_product" text,
	"field" text NOT NULL,
	"from" jsonb,
	"to" jsonb
);
--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_of_client" ON "changes" USING btree ("id_tenant","id_client","date");--> statement-breakpoint
CREATE INDEX "changes_of_product" ON "changes" USING btree ("id_tenant","id_product","date");--> statement-breakpoint
CREATE INDEX "changes_of_entity" ON "changes" USING btree ("id_tenant","entity","id_entity","date");