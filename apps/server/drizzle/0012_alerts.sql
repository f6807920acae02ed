CREATE TABLE "alert_readings" (
	"id_user" text NOT NULL,
	"id_alert" text NOT NULL,
	"id_tenant" text NOT NULL,
	"viewedDate" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_readings_id_user_id_alert_pk" PRIMARY KEY("id_user","id_alert")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"company" text NOT NULL,
	"message" text NOT NULL,
	"busca" text NOT NULL,
	"id_client" text,
	"id_product" text,
	"date" timestamp with time zone NOT NULL,
	"resolved" boolean DEFAULT false NOT NULL,
	"resolvedDate" timestamp with time zone,
	"resolutionMessage" text,
	"id_resolver" text,
	"resolvedBy" text,
	"cleared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "alerts_in_tenant" UNIQUE("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "alert_readings" ADD CONSTRAINT "alert_readings_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_readings" ADD CONSTRAINT "alert_readings_id_tenant_id_alert_alerts_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_alert") REFERENCES "public"."alerts"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_id_resolver_users_id_fk" FOREIGN KEY ("id_resolver") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_id_tenant_id_product_products_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_product") REFERENCES "public"."products"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_readings_of_alert" ON "alert_readings" USING btree ("id_tenant","id_alert");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_one_per_cause" ON "alerts" USING btree ("id_tenant","kind","subject") WHERE not "alerts"."cleared";--> statement-breakpoint
CREATE INDEX "alerts_open" ON "alerts" USING btree ("id_tenant","date","id") WHERE not "alerts"."resolved";--> statement-breakpoint
CREATE INDEX "alerts_resolved" ON "alerts" USING btree ("id_tenant","resolvedDate","id") WHERE "alerts"."resolved";