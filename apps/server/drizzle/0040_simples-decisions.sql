CREATE TABLE "simples_effects" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text,
	"id_user" text NOT NULL,
	"autor" text NOT NULL,
	"state" text NOT NULL,
	"regras" jsonb NOT NULL,
	"runs" jsonb NOT NULL,
	"apuracoes" jsonb NOT NULL,
	"erro" text,
	"createdDate" timestamp with time zone NOT NULL,
	"finishedDate" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "simples_reviews" (
	"id_run" text NOT NULL,
	"id_tenant" text NOT NULL,
	"posicao" integer NOT NULL,
	"codigo" text NOT NULL,
	"produto" text NOT NULL,
	"ncm" text NOT NULL,
	"extipi" text NOT NULL,
	"regra" text NOT NULL,
	"lei" text NOT NULL,
	"decisao" text,
	"itens" integer NOT NULL,
	"centavos" bigint NOT NULL,
	"meses" jsonb NOT NULL,
	CONSTRAINT "simples_reviews_id_run_posicao_pk" PRIMARY KEY("id_run","posicao")
);
--> statement-breakpoint
CREATE TABLE "simples_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"alcance" text NOT NULL,
	"tipo" text NOT NULL,
	"id_client" text,
	"codigo" text,
	"produto" text NOT NULL,
	"ncm" text NOT NULL,
	"extipi" text NOT NULL,
	"palavras" text NOT NULL,
	"ano" integer,
	"contar" boolean NOT NULL,
	"motivo" text NOT NULL,
	"de" date,
	"ate" date,
	"alvo" text NOT NULL,
	"id_user" text NOT NULL,
	"autor" text NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"revogada_por" text,
	"revogada_em" timestamp with time zone,
	"motivo_revogacao" text
);
--> statement-breakpoint
ALTER TABLE "simples_runs" ADD COLUMN "regras" jsonb;--> statement-breakpoint
ALTER TABLE "simples_runs" ADD COLUMN "palavra" jsonb;--> statement-breakpoint
ALTER TABLE "simples_runs" ADD COLUMN "resultado" text;--> statement-breakpoint
ALTER TABLE "simples_runs" ADD COLUMN "resultado_base" text;--> statement-breakpoint
ALTER TABLE "simples_runs" ADD COLUMN "confere" boolean;--> statement-breakpoint
ALTER TABLE "simples_runs" ADD COLUMN "revisao" jsonb;--> statement-breakpoint
ALTER TABLE "simples_effects" ADD CONSTRAINT "simples_effects_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_reviews" ADD CONSTRAINT "simples_reviews_id_tenant_id_run_simples_runs_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_run") REFERENCES "public"."simples_runs"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_decisions" ADD CONSTRAINT "simples_decisions_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_decisions" ADD CONSTRAINT "simples_decisions_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simples_effects_of_tenant" ON "simples_effects" USING btree ("id_tenant","createdDate");--> statement-breakpoint
CREATE UNIQUE INDEX "simples_effects_one_open" ON "simples_effects" USING btree ("id_tenant",coalesce("id_client", '')) WHERE "simples_effects"."state" in ('na_fila', 'processando', 'pronto', 'falhou');--> statement-breakpoint
CREATE UNIQUE INDEX "simples_decisions_one_in_force" ON "simples_decisions" USING btree ("id_tenant","alvo") WHERE "simples_decisions"."revogada_em" is null;--> statement-breakpoint
CREATE INDEX "simples_decisions_of_client" ON "simples_decisions" USING btree ("id_tenant","id_client");