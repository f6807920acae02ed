CREATE TABLE "client_document_requests" (
	"id" text NOT NULL,
	"id_tenant" text NOT NULL,
	"id_client" text NOT NULL,
	"id_user" text NOT NULL,
	"sender" text NOT NULL,
	"item" text NOT NULL,
	"createdDate" timestamp with time zone NOT NULL,
	"id_document" text,
	"answeredAt" timestamp with time zone,
	"withdrawnAt" timestamp with time zone,
	CONSTRAINT "client_document_requests_id_tenant_id_pk" PRIMARY KEY("id_tenant","id")
);
--> statement-breakpoint
ALTER TABLE "client_password_codes" ADD COLUMN "purpose" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_password_codes" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_sessions" ADD COLUMN "method" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_document_requests" ADD CONSTRAINT "client_document_requests_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_document_requests" ADD CONSTRAINT "client_document_requests_to_client" FOREIGN KEY ("id_tenant","id_client") REFERENCES "public"."clients"("id_tenant","cnpjcpf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_document_requests" ADD CONSTRAINT "client_document_requests_answer" FOREIGN KEY ("id_tenant","id_document") REFERENCES "public"."client_documents"("id_tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_document_requests_of_client" ON "client_document_requests" USING btree ("id_tenant","id_client","createdDate");