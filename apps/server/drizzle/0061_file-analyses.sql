CREATE TABLE "file_analyses" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"id_apuracao" text NOT NULL,
	"id_user" text NOT NULL,
	"servico" text NOT NULL,
	"state" text NOT NULL,
	"progress" jsonb,
	"erro" text,
	"envio" jsonb NOT NULL,
	"enviadoEm" timestamp with time zone NOT NULL,
	"asOf" date NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"finishedDate" timestamp with time zone,
	"razao_social" text,
	"regras" text,
	"alertas" jsonb,
	"arquivos" jsonb,
	"rubricas" jsonb,
	CONSTRAINT "file_analyses_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
CREATE TABLE "file_analysis_choices" (
	"id_tenant" text NOT NULL,
	"id_apuracao" text NOT NULL,
	"tipo" text NOT NULL,
	"chave" text NOT NULL,
	"valor" jsonb NOT NULL,
	"motivo" text NOT NULL,
	"id_user" text NOT NULL,
	"nome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_analysis_choices_id_tenant_id_apuracao_tipo_chave_pk" PRIMARY KEY("id_tenant","id_apuracao","tipo","chave")
);
--> statement-breakpoint
CREATE TABLE "file_analysis_items" (
	"id_run" text NOT NULL,
	"id_tenant" text NOT NULL,
	"periodo" text NOT NULL,
	"ordem" integer NOT NULL,
	"itens" integer NOT NULL,
	"contagens" jsonb NOT NULL,
	"linhas" "bytea" NOT NULL,
	CONSTRAINT "file_analysis_items_id_tenant_id_run_periodo_ordem_pk" PRIMARY KEY("id_tenant","id_run","periodo","ordem")
);
--> statement-breakpoint
CREATE TABLE "file_analysis_months" (
	"id_run" text NOT NULL,
	"id_tenant" text NOT NULL,
	"periodo" text NOT NULL,
	"row" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "file_analysis_months_id_tenant_id_run_periodo_pk" PRIMARY KEY("id_tenant","id_run","periodo")
);
--> statement-breakpoint
CREATE TABLE "rubrica_mappings" (
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"tabela" text NOT NULL,
	"codigo" text NOT NULL,
	"descricao" text NOT NULL,
	"natureza" text,
	"verba" integer,
	"confirmada" boolean NOT NULL,
	"compartilhada" boolean NOT NULL,
	"id_user" text NOT NULL,
	"nome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rubrica_mappings_id_tenant_id_client_tabela_codigo_pk" PRIMARY KEY("id_tenant","id_client","tabela","codigo")
);
--> statement-breakpoint
ALTER TABLE "file_analyses" ADD CONSTRAINT "file_analyses_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_analyses" ADD CONSTRAINT "file_analyses_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_analysis_choices" ADD CONSTRAINT "file_analysis_choices_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_analysis_choices" ADD CONSTRAINT "file_analysis_choices_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_analysis_items" ADD CONSTRAINT "file_analysis_items_id_tenant_id_run_file_analyses_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_run") REFERENCES "public"."file_analyses"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_analysis_months" ADD CONSTRAINT "file_analysis_months_id_tenant_id_run_file_analyses_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_run") REFERENCES "public"."file_analyses"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubrica_mappings" ADD CONSTRAINT "rubrica_mappings_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubrica_mappings" ADD CONSTRAINT "rubrica_mappings_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_analyses_of_assessment" ON "file_analyses" USING btree ("id_apuracao","createdDate");--> statement-breakpoint
CREATE UNIQUE INDEX "file_analyses_one_at_a_time" ON "file_analyses" USING btree ("id_tenant","id_apuracao") WHERE "file_analyses"."state" in ('na_fila', 'processando');--> statement-breakpoint
CREATE TRIGGER file_analyses_in_directory AFTER INSERT OR UPDATE OF id, id_tenant, state OR DELETE ON file_analyses FOR EACH ROW EXECUTE FUNCTION directory.keep_work();
