CREATE TABLE "client_exports" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"conta" text NOT NULL,
	"pedido" jsonb NOT NULL,
	"state" text NOT NULL,
	"progresso" integer NOT NULL,
	"total" integer,
	"erro" text,
	"askedDate" timestamp with time zone NOT NULL,
	"finishedDate" timestamp with time zone,
	"alcance" jsonb,
	"nome" text,
	"file" text,
	"bytes" bigint,
	CONSTRAINT "client_exports_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "client_exports" ADD CONSTRAINT "client_exports_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_exports" ADD CONSTRAINT "client_exports_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_exports_of_user" ON "client_exports" USING btree ("id_tenant","id_user");