CREATE TABLE "simples_dossiers" (
	"id_run" text PRIMARY KEY NOT NULL,
	"id_tenant" text NOT NULL,
	"state" text NOT NULL,
	"progresso" integer NOT NULL,
	"erro" text,
	"askedDate" timestamp with time zone NOT NULL,
	"finishedDate" timestamp with time zone,
	"nome" text,
	"pdf_file" text,
	"pdf_bytes" bigint,
	"planilha_file" text,
	"planilha_bytes" bigint
);
--> statement-breakpoint
CREATE TABLE "simples_item_blocks" (
	"id_run" text NOT NULL,
	"id_tenant" text NOT NULL,
	"competencia" text NOT NULL,
	"ordem" integer NOT NULL,
	"primeiro" integer NOT NULL,
	"itens" integer NOT NULL,
	"notas" integer NOT NULL,
	"dicionarios" "bytea",
	"somas" "bytea",
	"colunas" "bytea",
	"chaves" "bytea",
	"documentos" "bytea",
	"linhas" "bytea",
	CONSTRAINT "simples_item_blocks_id_run_ordem_pk" PRIMARY KEY("id_run","ordem")
);
--> statement-breakpoint
-- Bytes that are deflated already are not compressed again.
ALTER TABLE "simples_item_blocks"
  ALTER COLUMN "dicionarios" SET STORAGE EXTERNAL, ALTER COLUMN "somas" SET STORAGE EXTERNAL,
  ALTER COLUMN "colunas" SET STORAGE EXTERNAL, ALTER COLUMN "chaves" SET STORAGE EXTERNAL,
  ALTER COLUMN "documentos" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- Items of runs that stand go on as JSON lines, which the server packs when it reads them.
INSERT INTO "simples_item_blocks"
  ("id_run", "id_tenant", "competencia", "ordem", "primeiro", "itens", "notas", "linhas")
SELECT "id_run", "id_tenant", "competencia",
  row_number() OVER (PARTITION BY "id_run" ORDER BY "first_id") - 1,
  sum("itens") OVER (PARTITION BY "id_run" ORDER BY "first_id") - "itens",
  "itens", 0, "linhas"
FROM (
  SELECT "id_run", "id_tenant", "competencia", min("id") AS "first_id", count(*) AS "itens",
    convert_to(json_agg(json_build_object('chave', "chave", 'modelo', "modelo", 'serie', "serie", 'numero', "numero",
      'emissao', "emissao", 'emitente', "emitente", 'item', "item", 'codigo', "codigo", 'produto', "produto",
      'ncm', "ncm", 'cest', "cest", 'extipi', "extipi", 'cfop', "cfop", 'cst_icms', "cst_icms", 'cst_pis', "cst_pis",
      'cst_cofins', "cst_cofins", 'valor', "centavos", 'grupo', "grupo", 'anexo', "anexo", 'revisar', "revisar",
      'regra', "regra", 'lei', "lei") ORDER BY "id")::text, 'UTF8') AS "linhas"
  FROM (
    SELECT *, (row_number() OVER (PARTITION BY "id_run", "competencia" ORDER BY "id") - 1) / 16384 AS "part"
    FROM "simples_items"
  ) "numbered"
  GROUP BY "id_run", "id_tenant", "competencia", "part"
) "parts";
--> statement-breakpoint
DROP TABLE "simples_items" CASCADE;--> statement-breakpoint
ALTER TABLE "simples_dossiers" ADD CONSTRAINT "simples_dossiers_id_tenant_id_run_simples_runs_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_run") REFERENCES "public"."simples_runs"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_item_blocks" ADD CONSTRAINT "simples_item_blocks_id_tenant_id_run_simples_runs_id_tenant_id_fk" FOREIGN KEY ("id_tenant","id_run") REFERENCES "public"."simples_runs"("id_tenant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simples_item_blocks_of_month" ON "simples_item_blocks" USING btree ("id_run","competencia","ordem");