CREATE TABLE "agreement_edits" (
	"id" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"id_agreement" text NOT NULL,
	"number" integer NOT NULL,
	"createdAt" timestamp with time zone NOT NULL,
	"requestChange" text NOT NULL,
	"author" text NOT NULL,
	"id_author" text,
	"authorName" text NOT NULL,
	"change" text,
	"base" integer,
	"id_writer" text,
	"acceptEdit" boolean,
	"isActive" boolean DEFAULT true NOT NULL,
	"id_decider" text,
	"decidedByName" text,
	"decidedAt" timestamp with time zone,
	CONSTRAINT "agreement_edits_in_tenant" UNIQUE("id_tenant","id"),
	CONSTRAINT "agreement_edits_number" UNIQUE("id_agreement","number")
);
--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD COLUMN "id_edit" text;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "pdf" jsonb;--> statement-breakpoint
ALTER TABLE "agreement_edits" ADD CONSTRAINT "agreement_edits_of_agreement" FOREIGN KEY ("id_tenant","id_agreement") REFERENCES "public"."agreements"("id_tenant","id") ON DELETE no action ON UPDATE no action;