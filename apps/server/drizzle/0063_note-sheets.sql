CREATE TABLE "simples_note_sheets" (
	"id_run" text NOT NULL,
	"id_tenant" text NOT NULL,
	"state" text NOT NULL,
	"progresso" integer NOT NULL,
	"erro" text,
	"askedDate" timestamp with time zone NOT NULL,
	"finishedDate" timestamp with time zone,
	"nome" text,
	"file" text,
	"bytes" bigint,
	CONSTRAINT "simples_note_sheets_id_tenant_id_run_pk" PRIMARY KEY("id_tenant","id_run")
);
--> statement-breakpoint
ALTER TABLE "simples_note_sheets" ADD CONSTRAINT "simples_note_sheets_id_tenant_id_run_simples_runs_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_run") REFERENCES "public"."simples_runs"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER simples_note_sheets_in_directory AFTER INSERT OR UPDATE OF id_run, id_tenant, state OR DELETE ON simples_note_sheets FOR EACH ROW EXECUTE FUNCTION directory.keep_work_of_run();
