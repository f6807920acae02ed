CREATE TABLE "erasure_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"kind" text NOT NULL,
	"id_person" text NOT NULL,
	"nome" text NOT NULL,
	"bySelf" boolean NOT NULL,
	"id_requester" text NOT NULL,
	"requesterName" text NOT NULL,
	"motivo" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"answerBy" date NOT NULL,
	"status" text NOT NULL,
	"id_decider" text,
	"decidedBy" text,
	"decidedAt" timestamp with time zone,
	"reason" text,
	"answerTo" text,
	"outcome" jsonb,
	"files" jsonb,
	"finishedAt" timestamp with time zone,
	"keptUntil" date
);
--> statement-breakpoint
CREATE TABLE "person_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"kind" text NOT NULL,
	"id_person" text NOT NULL,
	"by" text NOT NULL,
	"id_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"maquina" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "owners" DROP CONSTRAINT "owners_cpf_in_tenant";--> statement-breakpoint
ALTER TABLE "owners" ADD COLUMN "erasedAt" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_exports" ADD CONSTRAINT "person_exports_id_tenant_tenants_id_fk" FOREIGN KEY ("id_tenant") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_open" ON "erasure_requests" USING btree ("id_tenant","kind","id_person") WHERE "erasure_requests"."status" in ('pendente', 'em_andamento');--> statement-breakpoint
CREATE INDEX "erasure_requests_by_date" ON "erasure_requests" USING btree ("id_tenant","createdDate");--> statement-breakpoint
CREATE INDEX "erasure_requests_of" ON "erasure_requests" USING btree ("id_tenant","id_person");--> statement-breakpoint
CREATE INDEX "person_exports_of" ON "person_exports" USING btree ("id_tenant","id_person","at");--> statement-breakpoint
CREATE UNIQUE INDEX "owners_cpf_in_tenant" ON "owners" USING btree ("id_tenant","cpfProprietario") WHERE "owners"."erasedAt" is null;