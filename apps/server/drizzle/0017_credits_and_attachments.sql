CREATE TABLE "attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"id_product" text NOT NULL,
	"id_apuracao" text NOT NULL,
	"id_calculo" text,
	"nome" text NOT NULL,
	"anexo" text NOT NULL,
	"arquivo" text NOT NULL,
	"tamanho" integer NOT NULL,
	"sha256" text NOT NULL,
	"id_user" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"deletedAt" timestamp with time zone,
	CONSTRAINT "attachments_in_tenant" UNIQUE("id_tenant","id")
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"id_product" text NOT NULL,
	"id_apuracao" text NOT NULL,
	"anoCompetencia" integer,
	"mesCompetencia" integer,
	"creditOrigin" numeric(15, 2) DEFAULT 0 NOT NULL,
	"compensacao" numeric(15, 2) DEFAULT 0 NOT NULL,
	"isPago" boolean DEFAULT false NOT NULL,
	"comissao_porcentagem" numeric(5, 2) NOT NULL,
	"mesRestituicao" text,
	"createdDate" timestamp with time zone NOT NULL,
	"deletedAt" timestamp with time zone,
	CONSTRAINT "credits_in_tenant" UNIQUE("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "resume_values" ADD COLUMN "typed" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "resume_values" ADD COLUMN "editado_por" text;--> statement-breakpoint
ALTER TABLE "resume_values" ADD COLUMN "editado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_id_tenant_id_calculo_credits_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_calculo") REFERENCES "public"."credits"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_of_assessment" ON "attachments" USING btree ("id_apuracao","id_calculo");--> statement-breakpoint
CREATE INDEX "credits_of_assessment" ON "credits" USING btree ("id_apuracao");