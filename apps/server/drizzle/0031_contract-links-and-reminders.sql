CREATE TABLE "reminder_rules" (
	"id_tenant" text PRIMARY KEY NOT NULL,
	"ligado" boolean NOT NULL,
	"aposDias" integer NOT NULL,
	"aCadaDias" integer NOT NULL,
	"maximo" integer NOT NULL,
	"email" boolean NOT NULL,
	"whatsapp" boolean NOT NULL,
	"silencioDe" integer NOT NULL,
	"silencioAte" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_reminders" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_agreement" text NOT NULL,
	"papel" text NOT NULL,
	"numero" integer NOT NULL,
	"canal" text NOT NULL,
	"reserva" boolean DEFAULT false NOT NULL,
	"nome" text NOT NULL,
	"sentAt" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_reminders_once" UNIQUE("id_agreement","papel","numero","canal")
);
--> statement-breakpoint
ALTER TABLE "agreement_links" ALTER COLUMN "id_creator" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_links" ADD COLUMN "creatorName" text;--> statement-breakpoint
ALTER TABLE "agreement_links" ADD COLUMN "origem" text DEFAULT 'equipe' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_links" ADD COLUMN "canais" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreement_links" ADD COLUMN "lastOpenedAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agreement_links" ADD COLUMN "askedAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "reserve" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "id_reminder" text;--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reminder_rules" ADD CONSTRAINT "reminder_rules_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_id_tenant_id_agreement_agreements_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_agreement") REFERENCES "public"."agreements"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_reminders_of_agreement" ON "sent_reminders" USING btree ("id_tenant","id_agreement");