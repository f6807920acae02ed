CREATE TABLE "message_log" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"event" text,
	"key" text NOT NULL,
	"receiver" text,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"nome" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"id_client" text,
	"createdDate" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"sendAt" timestamp with time zone,
	"sentAt" timestamp with time zone,
	"id_resent" text,
	CONSTRAINT "message_log_id_tenant_id_pk" PRIMARY KEY("id_tenant","id"),
	CONSTRAINT "message_log_once" UNIQUE("id_tenant","key","channel","to")
);
--> statement-breakpoint
CREATE TABLE "notification_rules" (
	"id_tenant" text PRIMARY KEY NOT NULL,
	"channels" jsonb NOT NULL,
	"silencioDe" integer NOT NULL,
	"silencioAte" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "id_log" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "sendAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_log" ADD CONSTRAINT "message_log_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_rules" ADD CONSTRAINT "notification_rules_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_log_by_date" ON "message_log" USING btree ("id_tenant","createdDate","id");--> statement-breakpoint
CREATE INDEX "message_log_of_client" ON "message_log" USING btree ("id_tenant","id_client","createdDate");