CREATE TABLE "fee_charges" (
	"id_tenant" text NOT NULL,
	"id_boleto" text NOT NULL,
	"id_credit" text NOT NULL,
	"centavos" bigint NOT NULL,
	"pago" bigint DEFAULT 0 NOT NULL,
	"encargos" bigint DEFAULT 0 NOT NULL,
	"aberto" boolean DEFAULT true NOT NULL,
	CONSTRAINT "fee_charges_id_tenant_id_boleto_id_credit_pk" PRIMARY KEY("id_tenant","id_boleto","id_credit")
);
--> statement-breakpoint
CREATE TABLE "fees" (
	"id_credit" text NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"shares" jsonb NOT NULL,
	"apurado" bigint NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	CONSTRAINT "fees_id_tenant_id_credit_pk" PRIMARY KEY("id_tenant","id_credit"),
	CONSTRAINT "fees_not_negative" CHECK ("fees"."apurado" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_lancamento" text NOT NULL,
	"id_credit" text NOT NULL,
	"id_boleto" text,
	"motivo" text NOT NULL,
	"conta" text NOT NULL,
	"papel" text,
	"id_user" text,
	"centavos" bigint NOT NULL,
	"date" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_not_zero" CHECK ("ledger_entries"."centavos" <> 0)
);
--> statement-breakpoint
ALTER TABLE "fee_charges" ADD CONSTRAINT "fee_charges_id_tenant_id_boleto_boletos_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_boleto") REFERENCES "public"."boletos"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_charges" ADD CONSTRAINT "fee_charges_id_tenant_id_credit_fees_id_tenant_id_credit_fk" FOREIGN KEY ("id_tenant","id_credit") REFERENCES "public"."fees"("id_tenant","id_credit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_id_tenant_id_credit_credits_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_credit") REFERENCES "public"."credits"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fees" ADD CONSTRAINT "fees_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_id_tenant_id_credit_fees_id_tenant_id_credit_fk" FOREIGN KEY ("id_tenant","id_credit") REFERENCES "public"."fees"("id_tenant","id_credit") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_id_tenant_id_boleto_boletos_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_boleto") REFERENCES "public"."boletos"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_charges_of_fee" ON "fee_charges" USING btree ("id_tenant","id_credit");--> statement-breakpoint
CREATE INDEX "fees_of_client" ON "fees" USING btree ("id_tenant","id_client");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_booking" ON "ledger_entries" USING btree ("id_tenant","id_lancamento");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_fee" ON "ledger_entries" USING btree ("id_tenant","id_credit");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_person" ON "ledger_entries" USING btree ("id_tenant","papel","id_user","date");--> statement-breakpoint
CREATE FUNCTION refuse_unbalanced_booking() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF (SELECT sum("centavos") FROM "ledger_entries" WHERE "id_tenant" = NEW."id_tenant" AND "id_lancamento" = NEW."id_lancamento") <> 0 THEN RAISE EXCEPTION 'The lines of a booking must sum to zero.' USING ERRCODE = 'check_violation'; END IF; RETURN NULL; END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced_booking();--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();