CREATE TABLE "compensations" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"id_product" text NOT NULL,
	"tributo" text NOT NULL,
	"pa" text NOT NULL,
	"value" numeric(15, 2) NOT NULL,
	"perDcomp" text NOT NULL,
	"version" integer NOT NULL,
	"createdDate" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "icms_credits" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"id_product" text NOT NULL,
	"periodoApurado" text NOT NULL,
	"credPisOriginal" numeric(15, 2) NOT NULL,
	"credPisOrigUtilizado" numeric(15, 2) NOT NULL,
	"credPisPago" numeric(15, 2) NOT NULL,
	"dcompInicialPis" text NOT NULL,
	"credCofinsOriginal" numeric(15, 2) NOT NULL,
	"credCofinsOrigUtilizado" numeric(15, 2) NOT NULL,
	"credCofinsPago" numeric(15, 2) NOT NULL,
	"dcompInicialCofins" text NOT NULL,
	"version" integer NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "icms_credits_of_product" UNIQUE("id_tenant","id_product","periodoApurado")
);
--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_id_tenant_id_product_products_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_product") REFERENCES "public"."products"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "icms_credits" ADD CONSTRAINT "icms_credits_id_tenant_id_product_products_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_product") REFERENCES "public"."products"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compensations_of_product" ON "compensations" USING btree ("id_tenant","id_product");--> statement-breakpoint
CREATE INDEX "icms_credits_of_client" ON "icms_credits" USING btree ("id_tenant","id_client");