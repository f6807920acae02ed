CREATE TABLE "fee_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"papel" text NOT NULL,
	"id_user" text,
	"centavos" bigint NOT NULL,
	"data" date NOT NULL,
	"forma" text NOT NULL,
	"referencia" text NOT NULL,
	"id_autor" text NOT NULL,
	"autor" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"estornadoEm" timestamp with time zone,
	"estornadoPor" text,
	"motivoEstorno" text,
	CONSTRAINT "fee_payouts_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "fee_payouts_above_zero" CHECK ("fee_payouts"."centavos" > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "id_credit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "boletos" ADD COLUMN "id_substituido" text;--> statement-breakpoint
ALTER TABLE "boletos" ADD COLUMN "substituicao" text;--> statement-breakpoint
ALTER TABLE "boletos" ADD COLUMN "devolvidoEm" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boletos" ADD COLUMN "motivoDevolucao" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "id_repasse" text;--> statement-breakpoint
ALTER TABLE "fee_payouts" ADD CONSTRAINT "fee_payouts_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_payouts" ADD CONSTRAINT "fee_payouts_id_autor_users_id_fk" FOREIGN KEY ("id_autor") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_payouts_once" ON "fee_payouts" USING btree ("id_tenant","papel",coalesce("id_user", ''),lower("referencia")) WHERE "fee_payouts"."estornadoEm" is null;--> statement-breakpoint
CREATE INDEX "fee_payouts_by_day" ON "fee_payouts" USING btree ("id_tenant","data");--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_id_tenant_id_substituido_boletos_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_substituido") REFERENCES "public"."boletos"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_id_tenant_id_repasse_fee_payouts_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_repasse") REFERENCES "public"."fee_payouts"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boletos_being_replaced" ON "boletos" USING btree ("id_tenant") WHERE "boletos"."substituicao" is not null;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_of_one" CHECK (("ledger_entries"."id_credit" is null) <> ("ledger_entries"."id_repasse" is null));