CREATE TABLE "assessments" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"id_product" text NOT NULL,
	"name" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"isModifica" boolean DEFAULT true NOT NULL,
	CONSTRAINT "assessments_in_tenant" UNIQUE("id_tenant","id")
);
--> statement-breakpoint
CREATE TABLE "resume_values" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_apuracao" text NOT NULL,
	"typeValue" text NOT NULL,
	"value" numeric(15, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "resume_values_of_assessment" UNIQUE("id_apuracao","typeValue")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id_tenant" text NOT NULL,
	"cnpjcpf" text NOT NULL,
	"razao_social" text NOT NULL,
	"razao_social_busca" text NOT NULL,
	"nome_fantasia" text NOT NULL,
	"status" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"cnae_principal" text NOT NULL,
	"atividadePrincipal" text NOT NULL,
	"id_owner" text NOT NULL,
	"nomeContador" text NOT NULL,
	"contatoContador" text NOT NULL,
	"emailContador" text NOT NULL,
	"banco" text NOT NULL,
	"agencia" text NOT NULL,
	"conta" text NOT NULL,
	"comissaoTenant" numeric(5, 2) NOT NULL,
	"cep" text NOT NULL,
	"logradouro" text NOT NULL,
	"numero" text NOT NULL,
	"bairro" text NOT NULL,
	"municipio" text NOT NULL,
	"estado" text NOT NULL,
	"complemento" text NOT NULL,
	"procuracaoHabilitada" boolean DEFAULT false NOT NULL,
	"procuracaoHabilitadaEm" date,
	"procuracaoValidaAte" date,
	"id_responsavel" text,
	"id_gerente" text,
	CONSTRAINT "clients_id_tenant_cnpjcpf_pk" PRIMARY KEY("id_tenant","cnpjcpf")
);
--> statement-breakpoint
CREATE TABLE "owners" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"cpfProprietario" text NOT NULL,
	"nomeProprietario" text NOT NULL,
	"emailProprietario" text NOT NULL,
	"contatoProprietario" text NOT NULL,
	"password_hash" text NOT NULL,
	"mustChangePassword" boolean DEFAULT true NOT NULL,
	CONSTRAINT "owners_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "owners_cpf_in_tenant" UNIQUE("id_tenant","cpfProprietario")
);
--> statement-breakpoint
CREATE TABLE "permissions" (
	"id_user" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"flags" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"id_analista" text,
	"typeServico" text NOT NULL,
	"typeRegime" text NOT NULL,
	"status" text DEFAULT 'ATIVO' NOT NULL,
	"isActive" boolean DEFAULT true NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "products_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "products_service_of_client" UNIQUE("id_tenant","id_client","typeServico")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"token_hash" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"expiresAt" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"maquina" text NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"succeeded" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simples_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"id_run" text NOT NULL,
	"id_tenant" text NOT NULL,
	"competencia" text NOT NULL,
	"chave" text NOT NULL,
	"modelo" text NOT NULL,
	"serie" text NOT NULL,
	"numero" text NOT NULL,
	"emissao" text NOT NULL,
	"emitente" text NOT NULL,
	"item" integer NOT NULL,
	"codigo" text NOT NULL,
	"produto" text NOT NULL,
	"ncm" text NOT NULL,
	"cest" text NOT NULL,
	"extipi" text NOT NULL,
	"cfop" text NOT NULL,
	"cst_icms" text NOT NULL,
	"cst_pis" text NOT NULL,
	"cst_cofins" text NOT NULL,
	"centavos" bigint NOT NULL,
	"grupo" text NOT NULL,
	"anexo" text NOT NULL,
	"revisar" boolean NOT NULL,
	"regra" text NOT NULL,
	"lei" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simples_months" (
	"id_run" text NOT NULL,
	"id_tenant" text NOT NULL,
	"competencia" text NOT NULL,
	"row" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "simples_months_id_run_competencia_pk" PRIMARY KEY("id_run","competencia")
);
--> statement-breakpoint
CREATE TABLE "simples_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_apuracao" text NOT NULL,
	"id_user" text NOT NULL,
	"state" text NOT NULL,
	"progress" jsonb,
	"erro" text,
	"xml_file" text NOT NULL,
	"xml_name" text NOT NULL,
	"pgdas_file" text NOT NULL,
	"pgdas_name" text NOT NULL,
	"asOf" date NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"finishedDate" timestamp with time zone,
	"razao_social" text,
	"resumo" jsonb,
	"contagens" jsonb,
	"problemas" jsonb,
	CONSTRAINT "simples_runs_in_tenant" UNIQUE("id_tenant","id")
);
--> statement-breakpoint
CREATE TABLE "simples_totals" (
	"id_apuracao" text NOT NULL,
	"id_tenant" text NOT NULL,
	"competencia" text NOT NULL,
	"valor" numeric(15, 2) NOT NULL,
	"calculado" numeric(15, 2) NOT NULL,
	"id_user" text NOT NULL,
	"nome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "simples_totals_id_apuracao_competencia_pk" PRIMARY KEY("id_apuracao","competencia")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"razao_social" text NOT NULL,
	"nome_fantasia" text NOT NULL,
	"email" text NOT NULL,
	"whatsApp" text NOT NULL,
	"domain" text NOT NULL,
	"hosts" text[] DEFAULT '{}' NOT NULL,
	"icon" text NOT NULL,
	"logos" jsonb NOT NULL,
	"colours" jsonb NOT NULL,
	"landing" text NOT NULL,
	"isProvider" boolean DEFAULT false NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "tenants_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"name" text NOT NULL,
	"cpf" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"whatsApp" text NOT NULL,
	"tel" text,
	"typeUser" text NOT NULL,
	"typeCargo" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"isAccepted" boolean DEFAULT false NOT NULL,
	"li_aceito" boolean DEFAULT false NOT NULL,
	"cep" text,
	"comissao_user" integer,
	"comissao_user_escrita" text,
	CONSTRAINT "users_in_tenant" UNIQUE("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_id_tenant_id_product_products_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_product") REFERENCES "public"."products"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_values" ADD CONSTRAINT "resume_values_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_id_tenant_id_owner_owners_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_owner") REFERENCES "public"."owners"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_id_tenant_id_responsavel_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_responsavel") REFERENCES "public"."users"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_id_tenant_id_gerente_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_gerente") REFERENCES "public"."users"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owners" ADD CONSTRAINT "owners_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permissions" ADD CONSTRAINT "permissions_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id_analista_users_id_fk" FOREIGN KEY ("id_analista") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_items" ADD CONSTRAINT "simples_items_id_tenant_id_run_simples_runs_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_run") REFERENCES "public"."simples_runs"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_months" ADD CONSTRAINT "simples_months_id_tenant_id_run_simples_runs_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_run") REFERENCES "public"."simples_runs"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_runs" ADD CONSTRAINT "simples_runs_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_runs" ADD CONSTRAINT "simples_runs_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_totals" ADD CONSTRAINT "simples_totals_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_totals" ADD CONSTRAINT "simples_totals_id_tenant_id_apuracao_assessments_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_apuracao") REFERENCES "public"."assessments"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_of_product" ON "assessments" USING btree ("id_product","createdDate");--> statement-breakpoint
CREATE INDEX "clients_by_name" ON "clients" USING btree ("id_tenant","razao_social_busca","cnpjcpf");--> statement-breakpoint
CREATE INDEX "clients_by_responsavel" ON "clients" USING btree ("id_tenant","id_responsavel");--> statement-breakpoint
CREATE INDEX "clients_by_gerente" ON "clients" USING btree ("id_tenant","id_gerente");--> statement-breakpoint
CREATE INDEX "products_by_service" ON "products" USING btree ("id_tenant","typeServico");--> statement-breakpoint
CREATE INDEX "products_by_analyst" ON "products" USING btree ("id_tenant","id_analista");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_account" ON "sign_in_attempts" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_address" ON "sign_in_attempts" USING btree ("address","at");--> statement-breakpoint
CREATE INDEX "simples_items_of_month" ON "simples_items" USING btree ("id_run","competencia","grupo","id");--> statement-breakpoint
CREATE INDEX "simples_runs_of_assessment" ON "simples_runs" USING btree ("id_apuracao","createdDate");--> statement-breakpoint
CREATE UNIQUE INDEX "simples_runs_one_at_a_time" ON "simples_runs" USING btree ("id_apuracao") WHERE "simples_runs"."state" in ('na_fila', 'processando');--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_in_tenant" ON "users" USING btree ("id_tenant",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_admin_email" ON "users" USING btree (lower("email")) WHERE "users"."typeUser" = 'ADMIN';