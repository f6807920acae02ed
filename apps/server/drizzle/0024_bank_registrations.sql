CREATE TABLE "bank_registrations" (
	"id_tenant" text PRIMARY KEY NOT NULL,
	"typeBank" text NOT NULL,
	"client_id" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"x_conta_corrente" text NOT NULL,
	"chaveKey" text,
	"key_sealed" text,
	"certificado" text,
	"certificate_sealed" text,
	"certificadoValidoAte" timestamp with time zone,
	"nome" text NOT NULL,
	"cpfCnpj" text NOT NULL,
	"tipoPessoa" text NOT NULL,
	"cep" text NOT NULL,
	"endereco" text NOT NULL,
	"bairro" text NOT NULL,
	"cidade" text NOT NULL,
	"uf" text NOT NULL,
	"updatedDate" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_registrations" ADD CONSTRAINT "bank_registrations_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;