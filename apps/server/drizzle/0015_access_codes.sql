CREATE TABLE "product_access_codes" (
	"id_product" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"sealed" text NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "id_user" text;--> statement-breakpoint
ALTER TABLE "product_access_codes" ADD CONSTRAINT "product_access_codes_id_tenant_id_product_products_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_product") REFERENCES "public"."products"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;