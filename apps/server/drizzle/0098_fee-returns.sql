CREATE TABLE "fee_return_parts" (
	"id_tenant" text NOT NULL,
	"id_devolucao" text NOT NULL,
	"id_boleto" text NOT NULL,
	"id_credit" text NOT NULL,
	"centavos" bigint NOT NULL,
	CONSTRAINT "fee_return_parts_id_tenant_id_devolucao_id_boleto_id_credit_pk" PRIMARY KEY("id_tenant","id_devolucao","id_boleto","id_credit"),
	CONSTRAINT "fee_return_parts_above_zero" CHECK ("fee_return_parts"."centavos" > 0)
);
--> statement-breakpoint
CREATE TABLE "fee_returns" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"centavos" bigint NOT NULL,
	"data" date NOT NULL,
	"observacao" text NOT NULL,
	"id_autor" text NOT NULL,
	"autor" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"estornadoEm" timestamp with time zone,
	"estornadoPor" text,
	"motivoEstorno" text,
	CONSTRAINT "fee_returns_id_tenant_id_pk" PRIMARY KEY("id_tenant","id"),
	CONSTRAINT "fee_returns_above_zero" CHECK ("fee_returns"."centavos" > 0)
);
--> statement-breakpoint
ALTER TABLE "fee_return_parts" ADD CONSTRAINT "fee_return_parts_id_tenant_id_devolucao_fee_returns_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_devolucao") REFERENCES "public"."fee_returns"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_return_parts" ADD CONSTRAINT "fee_return_parts_id_tenant_id_boleto_id_credit_fee_charges_id_tenant_id_boleto_id_credit_fk" FOREIGN KEY ("id_tenant","id_boleto","id_credit") REFERENCES "public"."fee_charges"("id_tenant","id_boleto","id_credit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_returns" ADD CONSTRAINT "fee_returns_id_autor_user_directory_id_fk" FOREIGN KEY ("id_autor") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_returns" ADD CONSTRAINT "fee_returns_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_return_parts_of_fee" ON "fee_return_parts" USING btree ("id_tenant","id_credit");--> statement-breakpoint
CREATE INDEX "fee_returns_of_client" ON "fee_returns" USING btree ("id_tenant","id_client");