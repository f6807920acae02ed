CREATE TABLE "portfolio_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"nome" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"headings" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"finishedDate" timestamp with time zone,
	"erro" text,
	"id_responsavel" text,
	"id_gerente" text,
	CONSTRAINT "portfolio_imports_in_tenant" UNIQUE("id_tenant","id")
);
--> statement-breakpoint
CREATE TABLE "portfolio_rows" (
	"id_import" text NOT NULL,
	"id_tenant" text NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"client" jsonb,
	"issues" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "portfolio_rows_id_import_line_pk" PRIMARY KEY("id_import","line")
);
--> statement-breakpoint
ALTER TABLE "portfolio_imports" ADD CONSTRAINT "portfolio_imports_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_imports" ADD CONSTRAINT "portfolio_imports_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_rows" ADD CONSTRAINT "portfolio_rows_id_tenant_id_import_portfolio_imports_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_import") REFERENCES "public"."portfolio_imports"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolio_imports_by_date" ON "portfolio_imports" USING btree ("id_tenant","createdDate");--> statement-breakpoint
CREATE INDEX "portfolio_rows_by_outcome" ON "portfolio_rows" USING btree ("id_import","outcome","line");