CREATE TABLE "client_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_owner" text NOT NULL,
	"token_hash" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"maquina" text NOT NULL,
	CONSTRAINT "client_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "lastSeenAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_sessions" ADD CONSTRAINT "client_sessions_id_tenant_id_owner_owners_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_owner") REFERENCES "public"."owners"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_sessions_of_owner" ON "client_sessions" USING btree ("id_tenant","id_owner");