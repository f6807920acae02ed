CREATE TABLE "commission_requests" (
	"id_tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"pedida" integer NOT NULL,
	"limite" integer NOT NULL,
	"id_registrar" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"decisao" text,
	"motivo" text,
	"id_decider" text,
	"decidedAt" timestamp with time zone,
	CONSTRAINT "commission_requests_id_tenant_id_user_pk" PRIMARY KEY("id_tenant","id_user"),
	CONSTRAINT "commission_requests_above_limit" CHECK ("commission_requests"."pedida" > "commission_requests"."limite"),
	CONSTRAINT "commission_requests_decided_by_somebody" CHECK (("commission_requests"."decisao" is null) = ("commission_requests"."decidedAt" is null))
);
--> statement-breakpoint
ALTER TABLE "commission_requests" ADD CONSTRAINT "commission_requests_id_registrar_user_directory_id_fk" FOREIGN KEY ("id_registrar") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_requests" ADD CONSTRAINT "commission_requests_id_decider_user_directory_id_fk" FOREIGN KEY ("id_decider") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_requests" ADD CONSTRAINT "commission_requests_id_tenant_id_user_users_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_user") REFERENCES "public"."users"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_requests_of_registrar" ON "commission_requests" USING btree ("id_tenant","id_registrar");