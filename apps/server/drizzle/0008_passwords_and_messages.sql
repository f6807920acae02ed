CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_password_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_owner" text NOT NULL,
	"code_hash" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"isSpent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"token_hash" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"isSpent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "password_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_password_codes" ADD CONSTRAINT "client_password_codes_id_tenant_id_owner_owners_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_owner") REFERENCES "public"."owners"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_requests" ADD CONSTRAINT "password_requests_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_messages_by_age" ON "outgoing_messages" USING btree ("id_tenant","createdDate");--> statement-breakpoint
CREATE INDEX "client_password_codes_of_owner" ON "client_password_codes" USING btree ("id_tenant","id_owner");--> statement-breakpoint
CREATE INDEX "password_links_of_user" ON "password_links" USING btree ("id_tenant","id_user");