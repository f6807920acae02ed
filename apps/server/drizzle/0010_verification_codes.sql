CREATE TABLE "verification_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_session" text NOT NULL,
	"id_user" text NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"code_hash" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"isSpent" boolean DEFAULT false NOT NULL,
	"provenAt" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "li_aceito_tenant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_codes_of_session" ON "verification_codes" USING btree ("id_tenant","id_session","to");--> statement-breakpoint
CREATE INDEX "verification_codes_of_receiver" ON "verification_codes" USING btree ("id_tenant","to","createdDate");--> statement-breakpoint
CREATE INDEX "verification_codes_of_user" ON "verification_codes" USING btree ("id_tenant","id_user","createdDate");