CREATE TABLE "boleto_events" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_boleto" text NOT NULL,
	"evento" text NOT NULL,
	"situacao" text NOT NULL,
	"origem" text NOT NULL,
	"valorRecebido" numeric(15, 2),
	"origemRecebimento" text,
	"nome_user" text,
	"date" timestamp with time zone NOT NULL,
	CONSTRAINT "boleto_events_once" UNIQUE("id_tenant","id_boleto","evento")
);
--> statement-breakpoint
CREATE TABLE "boleto_notices" (
	"id_tenant" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "boleto_notices_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "boletos" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text,
	"banco" text NOT NULL,
	"situacao" text NOT NULL,
	"status" text NOT NULL,
	"dataSituacao" timestamp with time zone NOT NULL,
	"nomeBeneficiario" text NOT NULL,
	"cpfCnpjBeneficiario" text NOT NULL,
	"nome" text NOT NULL,
	"cpfCnpj" text NOT NULL,
	"tipoPessoa" text NOT NULL,
	"email" text NOT NULL,
	"telefone" text NOT NULL,
	"cep" text NOT NULL,
	"endereco" text NOT NULL,
	"numero" text NOT NULL,
	"complemento" text NOT NULL,
	"bairro" text NOT NULL,
	"cidade" text NOT NULL,
	"uf" text NOT NULL,
	"valorNominal" numeric(15, 2) NOT NULL,
	"dataEmissao" date NOT NULL,
	"dataVencimento" date NOT NULL,
	"dataLimite" date NOT NULL,
	"seuNumero" text NOT NULL,
	"mensagem" text NOT NULL,
	"codigoMulta" text NOT NULL,
	"taxaMulta" numeric(15, 2) NOT NULL,
	"dataMulta" date,
	"codigoMora" text NOT NULL,
	"taxaMora" numeric(15, 2) NOT NULL,
	"dataMora" date,
	"codigoSolicitacao" text,
	"nossoNumero" text,
	"codigoBarras" text,
	"linhaDigitavel" text,
	"txid" text,
	"pixCopiaECola" text,
	"valorRecebido" numeric(15, 2),
	"origemRecebimento" text,
	"motivoCancelamento" text,
	"id_substituto" text,
	"id_user" text,
	"busca" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "boletos_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "boletos_seu_numero" UNIQUE("id_tenant","seuNumero"),
	CONSTRAINT "boletos_codigo" UNIQUE("id_tenant","codigoSolicitacao")
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id_tenant" text NOT NULL,
	"codigoSolicitacao" text NOT NULL,
	"charge" jsonb NOT NULL,
	CONSTRAINT "sandbox_charges_id_tenant_codigoSolicitacao_pk" PRIMARY KEY("id_tenant","codigoSolicitacao")
);
--> statement-breakpoint
ALTER TABLE "boleto_events" ADD CONSTRAINT "boleto_events_id_tenant_id_boleto_boletos_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_boleto") REFERENCES "public"."boletos"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boleto_notices" ADD CONSTRAINT "boleto_notices_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_id_user_users_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_id_tenant_id_substituto_boletos_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_substituto") REFERENCES "public"."boletos"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD CONSTRAINT "sandbox_charges_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boletos_by_due_day" ON "boletos" USING btree ("id_tenant","dataVencimento","id");--> statement-breakpoint
CREATE INDEX "boletos_by_issue_day" ON "boletos" USING btree ("id_tenant","dataEmissao","id");--> statement-breakpoint
CREATE INDEX "boletos_by_situacao" ON "boletos" USING btree ("id_tenant","situacao","dataVencimento");--> statement-breakpoint
CREATE INDEX "boletos_by_client" ON "boletos" USING btree ("id_tenant","id_client","dataVencimento");