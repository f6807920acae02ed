CREATE TABLE "password_link_directory" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"id" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "client_session_directory" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"id" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "session_directory" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"id" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "sign_in_directory" (
	"tenant" text NOT NULL,
	"id_user" text NOT NULL,
	"email_hash" text NOT NULL,
	"isAdmin" boolean NOT NULL,
	CONSTRAINT "sign_in_directory_tenant_id_user_pk" PRIMARY KEY("tenant","id_user")
);--> statement-breakpoint
CREATE TABLE "user_directory" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "agreement_link_directory" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"id" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "seal_directory" (
	"code" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"id" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "boleto_notice_directory" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	CONSTRAINT "boleto_notice_directory_tenant_unique" UNIQUE("tenant")
);--> statement-breakpoint
CREATE TABLE "analyst_directory" (
	"tenant" text NOT NULL,
	"id_product" text NOT NULL,
	"id_analista" text NOT NULL,
	CONSTRAINT "analyst_directory_tenant_id_product_pk" PRIMARY KEY("tenant","id_product")
);--> statement-breakpoint
CREATE TABLE "unfinished_work" (
	"kind" text NOT NULL,
	"tenant" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "unfinished_work_kind_tenant_id_pk" PRIMARY KEY("kind","tenant","id")
);--> statement-breakpoint
-- Keys of tenant tables are replaced by keys that begin with the tenant (decision 033). Foreign keys refer to the old ones,
-- so that they are dropped first and restored at the end, where every reference is checked again.
CREATE TEMPORARY TABLE restored_foreign_keys ON COMMIT DROP AS
SELECT conrelid::regclass::text AS owner_table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
FROM pg_constraint
WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace AND confrelid <> 'public.tenants'::regclass;--> statement-breakpoint
DO $$ DECLARE key record; BEGIN
	FOR key IN SELECT * FROM restored_foreign_keys LOOP
		EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %s', key.owner_table, key.name);
	END LOOP;
END $$;--> statement-breakpoint
-- Keys to users by id alone become keys to user_directory, below.
DELETE FROM restored_foreign_keys WHERE definition LIKE 'FOREIGN KEY (id\_%) REFERENCES users(id)%';--> statement-breakpoint
ALTER TABLE "agreement_acts" DROP CONSTRAINT "agreement_acts_role";--> statement-breakpoint
ALTER TABLE "agreement_acts" DROP CONSTRAINT "agreement_acts_user";--> statement-breakpoint
ALTER TABLE "agreement_acts" DROP CONSTRAINT "agreement_acts_owner";--> statement-breakpoint
ALTER TABLE "agreement_openings" DROP CONSTRAINT "agreement_openings_by_user";--> statement-breakpoint
ALTER TABLE "agreement_openings" DROP CONSTRAINT "agreement_openings_by_owner";--> statement-breakpoint
ALTER TABLE "agreement_edits" DROP CONSTRAINT "agreement_edits_in_tenant";--> statement-breakpoint
ALTER TABLE "agreement_edits" DROP CONSTRAINT "agreement_edits_number";--> statement-breakpoint
ALTER TABLE "agreement_links" DROP CONSTRAINT "agreement_links_token_hash_unique";--> statement-breakpoint
ALTER TABLE "agreement_versions" DROP CONSTRAINT "agreement_versions_in_tenant";--> statement-breakpoint
ALTER TABLE "agreement_versions" DROP CONSTRAINT "agreement_versions_number";--> statement-breakpoint
ALTER TABLE "agreements" DROP CONSTRAINT "agreements_in_tenant";--> statement-breakpoint
ALTER TABLE "alerts" DROP CONSTRAINT "alerts_in_tenant";--> statement-breakpoint
ALTER TABLE "assessments" DROP CONSTRAINT "assessments_in_tenant";--> statement-breakpoint
ALTER TABLE "resume_values" DROP CONSTRAINT "resume_values_of_assessment";--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_in_tenant";--> statement-breakpoint
ALTER TABLE "boleto_notices" DROP CONSTRAINT "boleto_notices_token_hash_unique";--> statement-breakpoint
ALTER TABLE "boletos" DROP CONSTRAINT "boletos_in_tenant";--> statement-breakpoint
ALTER TABLE "client_documents" DROP CONSTRAINT "client_documents_in_tenant";--> statement-breakpoint
ALTER TABLE "owners" DROP CONSTRAINT "owners_in_tenant";--> statement-breakpoint
ALTER TABLE "contracts" DROP CONSTRAINT "contracts_in_tenant";--> statement-breakpoint
ALTER TABLE "credits" DROP CONSTRAINT "credits_in_tenant";--> statement-breakpoint
ALTER TABLE "evidence_events" DROP CONSTRAINT "evidence_events_in_tenant";--> statement-breakpoint
ALTER TABLE "person_keys" DROP CONSTRAINT "person_keys_in_tenant";--> statement-breakpoint
ALTER TABLE "agreement_seals" DROP CONSTRAINT "agreement_seals_code_unique";--> statement-breakpoint
ALTER TABLE "agreement_seals" DROP CONSTRAINT "agreement_seals_in_tenant";--> statement-breakpoint
ALTER TABLE "seal_certificates" DROP CONSTRAINT "seal_certificates_in_tenant";--> statement-breakpoint
ALTER TABLE "fee_payouts" DROP CONSTRAINT "fee_payouts_in_tenant";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_in_tenant";--> statement-breakpoint
ALTER TABLE "password_links" DROP CONSTRAINT "password_links_token_hash_unique";--> statement-breakpoint
ALTER TABLE "portfolio_imports" DROP CONSTRAINT "portfolio_imports_in_tenant";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_in_tenant";--> statement-breakpoint
ALTER TABLE "sent_reminders" DROP CONSTRAINT "sent_reminders_once";--> statement-breakpoint
ALTER TABLE "client_sessions" DROP CONSTRAINT "client_sessions_token_hash_unique";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_token_hash_unique";--> statement-breakpoint
ALTER TABLE "signatures" DROP CONSTRAINT "signatures_in_tenant";--> statement-breakpoint
ALTER TABLE "simples_runs" DROP CONSTRAINT "simples_runs_in_tenant";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_in_tenant";--> statement-breakpoint
DROP INDEX "users_admin_email";--> statement-breakpoint
DROP INDEX "authenticity_checks_one_at_a_time";--> statement-breakpoint
DROP INDEX "simples_runs_one_at_a_time";--> statement-breakpoint
ALTER TABLE "alert_readings" DROP CONSTRAINT "alert_readings_id_user_id_alert_pk";--> statement-breakpoint
ALTER TABLE "coverage_confirmations" DROP CONSTRAINT "coverage_confirmations_id_apuracao_competencia_pk";--> statement-breakpoint
ALTER TABLE "portfolio_rows" DROP CONSTRAINT "portfolio_rows_id_import_line_pk";--> statement-breakpoint
ALTER TABLE "rectification_marks" DROP CONSTRAINT "rectification_marks_id_apuracao_competencia_pk";--> statement-breakpoint
ALTER TABLE "refund_requests" DROP CONSTRAINT "refund_requests_id_apuracao_competencia_pagamento_pk";--> statement-breakpoint
ALTER TABLE "refund_slices" DROP CONSTRAINT "refund_slices_id_apuracao_competencia_pagamento_pk";--> statement-breakpoint
ALTER TABLE "simples_item_blocks" DROP CONSTRAINT "simples_item_blocks_id_run_ordem_pk";--> statement-breakpoint
ALTER TABLE "simples_months" DROP CONSTRAINT "simples_months_id_run_competencia_pk";--> statement-breakpoint
ALTER TABLE "simples_totals" DROP CONSTRAINT "simples_totals_id_apuracao_competencia_pk";--> statement-breakpoint
ALTER TABLE "simples_reviews" DROP CONSTRAINT "simples_reviews_id_run_posicao_pk";--> statement-breakpoint
ALTER TABLE "agreement_acts" DROP CONSTRAINT "agreement_acts_pkey";--> statement-breakpoint
ALTER TABLE "agreement_openings" DROP CONSTRAINT "agreement_openings_pkey";--> statement-breakpoint
ALTER TABLE "agreement_edits" DROP CONSTRAINT "agreement_edits_pkey";--> statement-breakpoint
ALTER TABLE "agreement_links" DROP CONSTRAINT "agreement_links_pkey";--> statement-breakpoint
ALTER TABLE "agreement_versions" DROP CONSTRAINT "agreement_versions_pkey";--> statement-breakpoint
ALTER TABLE "agreements" DROP CONSTRAINT "agreements_pkey";--> statement-breakpoint
ALTER TABLE "alerts" DROP CONSTRAINT "alerts_pkey";--> statement-breakpoint
ALTER TABLE "assessments" DROP CONSTRAINT "assessments_pkey";--> statement-breakpoint
ALTER TABLE "resume_values" DROP CONSTRAINT "resume_values_pkey";--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_pkey";--> statement-breakpoint
ALTER TABLE "authenticity_checks" DROP CONSTRAINT "authenticity_checks_pkey";--> statement-breakpoint
ALTER TABLE "boleto_events" DROP CONSTRAINT "boleto_events_pkey";--> statement-breakpoint
ALTER TABLE "boletos" DROP CONSTRAINT "boletos_pkey";--> statement-breakpoint
ALTER TABLE "changes" DROP CONSTRAINT "changes_pkey";--> statement-breakpoint
ALTER TABLE "client_documents" DROP CONSTRAINT "client_documents_pkey";--> statement-breakpoint
ALTER TABLE "owners" DROP CONSTRAINT "owners_pkey";--> statement-breakpoint
ALTER TABLE "compensations" DROP CONSTRAINT "compensations_pkey";--> statement-breakpoint
ALTER TABLE "contract_documents" DROP CONSTRAINT "contract_documents_pkey";--> statement-breakpoint
ALTER TABLE "contracts" DROP CONSTRAINT "contracts_pkey";--> statement-breakpoint
ALTER TABLE "simples_coverage" DROP CONSTRAINT "simples_coverage_pkey";--> statement-breakpoint
ALTER TABLE "credits" DROP CONSTRAINT "credits_pkey";--> statement-breakpoint
ALTER TABLE "boleto_tallies" DROP CONSTRAINT "boleto_tallies_pkey";--> statement-breakpoint
ALTER TABLE "credit_tallies" DROP CONSTRAINT "credit_tallies_pkey";--> statement-breakpoint
ALTER TABLE "product_tallies" DROP CONSTRAINT "product_tallies_pkey";--> statement-breakpoint
ALTER TABLE "debit_months" DROP CONSTRAINT "debit_months_pkey";--> statement-breakpoint
ALTER TABLE "evidence_events" DROP CONSTRAINT "evidence_events_pkey";--> statement-breakpoint
ALTER TABLE "evidence_payloads" DROP CONSTRAINT "evidence_payloads_pkey";--> statement-breakpoint
ALTER TABLE "person_keys" DROP CONSTRAINT "person_keys_pkey";--> statement-breakpoint
ALTER TABLE "agreement_seals" DROP CONSTRAINT "agreement_seals_pkey";--> statement-breakpoint
ALTER TABLE "seal_certificates" DROP CONSTRAINT "seal_certificates_pkey";--> statement-breakpoint
ALTER TABLE "fee_payouts" DROP CONSTRAINT "fee_payouts_pkey";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_pkey";--> statement-breakpoint
ALTER TABLE "funds" DROP CONSTRAINT "funds_pkey";--> statement-breakpoint
ALTER TABLE "icms_credits" DROP CONSTRAINT "icms_credits_pkey";--> statement-breakpoint
ALTER TABLE "leads" DROP CONSTRAINT "leads_pkey";--> statement-breakpoint
ALTER TABLE "outgoing_messages" DROP CONSTRAINT "outgoing_messages_pkey";--> statement-breakpoint
ALTER TABLE "observations" DROP CONSTRAINT "observations_pkey";--> statement-breakpoint
ALTER TABLE "client_password_codes" DROP CONSTRAINT "client_password_codes_pkey";--> statement-breakpoint
ALTER TABLE "password_links" DROP CONSTRAINT "password_links_pkey";--> statement-breakpoint
ALTER TABLE "password_requests" DROP CONSTRAINT "password_requests_pkey";--> statement-breakpoint
ALTER TABLE "permissions" DROP CONSTRAINT "permissions_pkey";--> statement-breakpoint
ALTER TABLE "portfolio_imports" DROP CONSTRAINT "portfolio_imports_pkey";--> statement-breakpoint
ALTER TABLE "erasure_requests" DROP CONSTRAINT "erasure_requests_pkey";--> statement-breakpoint
ALTER TABLE "person_exports" DROP CONSTRAINT "person_exports_pkey";--> statement-breakpoint
ALTER TABLE "product_access_codes" DROP CONSTRAINT "product_access_codes_pkey";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_pkey";--> statement-breakpoint
ALTER TABLE "sent_reminders" DROP CONSTRAINT "sent_reminders_pkey";--> statement-breakpoint
ALTER TABLE "client_sessions" DROP CONSTRAINT "client_sessions_pkey";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "signature_openings" DROP CONSTRAINT "signature_openings_pkey";--> statement-breakpoint
ALTER TABLE "signatures" DROP CONSTRAINT "signatures_pkey";--> statement-breakpoint
ALTER TABLE "simples_dossiers" DROP CONSTRAINT "simples_dossiers_pkey";--> statement-breakpoint
ALTER TABLE "simples_runs" DROP CONSTRAINT "simples_runs_pkey";--> statement-breakpoint
ALTER TABLE "simples_effects" DROP CONSTRAINT "simples_effects_pkey";--> statement-breakpoint
ALTER TABLE "simples_decisions" DROP CONSTRAINT "simples_decisions_pkey";--> statement-breakpoint
ALTER TABLE "support_reports" DROP CONSTRAINT "support_reports_pkey";--> statement-breakpoint
ALTER TABLE "terms_acceptances" DROP CONSTRAINT "terms_acceptances_pkey";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_pkey";--> statement-breakpoint
ALTER TABLE "verification_codes" DROP CONSTRAINT "verification_codes_pkey";--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "agreement_openings" ADD CONSTRAINT "agreement_openings_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "agreement_edits" ADD CONSTRAINT "agreement_edits_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "agreement_links" ADD CONSTRAINT "agreement_links_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "alert_readings" ADD CONSTRAINT "alert_readings_id_tenant_id_user_id_alert_pk" PRIMARY KEY("id_tenant","id_user","id_alert");--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "resume_values" ADD CONSTRAINT "resume_values_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "authenticity_checks" ADD CONSTRAINT "authenticity_checks_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "boleto_events" ADD CONSTRAINT "boleto_events_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "owners" ADD CONSTRAINT "owners_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "compensations" ADD CONSTRAINT "compensations_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "coverage_confirmations" ADD CONSTRAINT "coverage_confirmations_id_tenant_id_apuracao_competencia_pk" PRIMARY KEY("id_tenant","id_apuracao","competencia");--> statement-breakpoint
ALTER TABLE "simples_coverage" ADD CONSTRAINT "simples_coverage_id_tenant_id_run_pk" PRIMARY KEY("id_tenant","id_run");--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "boleto_tallies" ADD CONSTRAINT "boleto_tallies_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "credit_tallies" ADD CONSTRAINT "credit_tallies_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "product_tallies" ADD CONSTRAINT "product_tallies_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "debit_months" ADD CONSTRAINT "debit_months_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "evidence_events" ADD CONSTRAINT "evidence_events_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "evidence_payloads" ADD CONSTRAINT "evidence_payloads_id_tenant_id_event_pk" PRIMARY KEY("id_tenant","id_event");--> statement-breakpoint
ALTER TABLE "person_keys" ADD CONSTRAINT "person_keys_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "agreement_seals" ADD CONSTRAINT "agreement_seals_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "seal_certificates" ADD CONSTRAINT "seal_certificates_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "fee_payouts" ADD CONSTRAINT "fee_payouts_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "funds" ADD CONSTRAINT "funds_id_tenant_id_apuracao_pk" PRIMARY KEY("id_tenant","id_apuracao");--> statement-breakpoint
ALTER TABLE "icms_credits" ADD CONSTRAINT "icms_credits_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "outgoing_messages" ADD CONSTRAINT "outgoing_messages_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "client_password_codes" ADD CONSTRAINT "client_password_codes_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "password_requests" ADD CONSTRAINT "password_requests_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "permissions" ADD CONSTRAINT "permissions_id_tenant_id_user_pk" PRIMARY KEY("id_tenant","id_user");--> statement-breakpoint
ALTER TABLE "portfolio_imports" ADD CONSTRAINT "portfolio_imports_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "portfolio_rows" ADD CONSTRAINT "portfolio_rows_id_tenant_id_import_line_pk" PRIMARY KEY("id_tenant","id_import","line");--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "person_exports" ADD CONSTRAINT "person_exports_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "product_access_codes" ADD CONSTRAINT "product_access_codes_id_tenant_id_product_pk" PRIMARY KEY("id_tenant","id_product");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "rectification_marks" ADD CONSTRAINT "rectification_marks_id_tenant_id_apuracao_competencia_pk" PRIMARY KEY("id_tenant","id_apuracao","competencia");--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_id_tenant_id_apuracao_competencia_pagamento_pk" PRIMARY KEY("id_tenant","id_apuracao","competencia","pagamento");--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "client_sessions" ADD CONSTRAINT "client_sessions_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "signature_openings" ADD CONSTRAINT "signature_openings_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "refund_slices" ADD CONSTRAINT "refund_slices_id_tenant_id_apuracao_competencia_pagamento_pk" PRIMARY KEY("id_tenant","id_apuracao","competencia","pagamento");--> statement-breakpoint
ALTER TABLE "simples_dossiers" ADD CONSTRAINT "simples_dossiers_id_tenant_id_run_pk" PRIMARY KEY("id_tenant","id_run");--> statement-breakpoint
ALTER TABLE "simples_item_blocks" ADD CONSTRAINT "simples_item_blocks_id_tenant_id_run_ordem_pk" PRIMARY KEY("id_tenant","id_run","ordem");--> statement-breakpoint
ALTER TABLE "simples_months" ADD CONSTRAINT "simples_months_id_tenant_id_run_competencia_pk" PRIMARY KEY("id_tenant","id_run","competencia");--> statement-breakpoint
ALTER TABLE "simples_runs" ADD CONSTRAINT "simples_runs_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "simples_totals" ADD CONSTRAINT "simples_totals_id_tenant_id_apuracao_competencia_pk" PRIMARY KEY("id_tenant","id_apuracao","competencia");--> statement-breakpoint
ALTER TABLE "simples_effects" ADD CONSTRAINT "simples_effects_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "simples_reviews" ADD CONSTRAINT "simples_reviews_id_tenant_id_run_posicao_pk" PRIMARY KEY("id_tenant","id_run","posicao");--> statement-breakpoint
ALTER TABLE "simples_decisions" ADD CONSTRAINT "simples_decisions_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "support_reports" ADD CONSTRAINT "support_reports_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_id_tenant_id_pk" PRIMARY KEY("id_tenant","id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_link_directory_by_row" ON "password_link_directory" USING btree ("tenant","id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_session_directory_by_row" ON "client_session_directory" USING btree ("tenant","id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_directory_by_row" ON "session_directory" USING btree ("tenant","id");--> statement-breakpoint
CREATE INDEX "sign_in_directory_by_email" ON "sign_in_directory" USING btree ("email_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_admin_email" ON "sign_in_directory" USING btree ("email_hash") WHERE "sign_in_directory"."isAdmin";--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_link_directory_by_row" ON "agreement_link_directory" USING btree ("tenant","id");--> statement-breakpoint
CREATE UNIQUE INDEX "seal_directory_by_row" ON "seal_directory" USING btree ("tenant","id");--> statement-breakpoint
CREATE INDEX "analyst_directory_by_analyst" ON "analyst_directory" USING btree ("id_analista");--> statement-breakpoint
CREATE UNIQUE INDEX "authenticity_checks_one_at_a_time" ON "authenticity_checks" USING btree ("id_tenant","id_run") WHERE "authenticity_checks"."state" in ('na_fila', 'processando');--> statement-breakpoint
CREATE UNIQUE INDEX "simples_runs_one_at_a_time" ON "simples_runs" USING btree ("id_tenant","id_apuracao") WHERE "simples_runs"."state" in ('na_fila', 'processando');--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_role" UNIQUE("id_tenant","id_agreement","role");--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_user" UNIQUE("id_tenant","id_agreement","id_user");--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_owner" UNIQUE("id_tenant","id_agreement","id_owner");--> statement-breakpoint
ALTER TABLE "agreement_openings" ADD CONSTRAINT "agreement_openings_by_user" UNIQUE("id_tenant","id_version","id_user");--> statement-breakpoint
ALTER TABLE "agreement_openings" ADD CONSTRAINT "agreement_openings_by_owner" UNIQUE("id_tenant","id_version","id_owner");--> statement-breakpoint
ALTER TABLE "agreement_edits" ADD CONSTRAINT "agreement_edits_number" UNIQUE("id_tenant","id_agreement","number");--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_number" UNIQUE("id_tenant","id_agreement","number");--> statement-breakpoint
ALTER TABLE "resume_values" ADD CONSTRAINT "resume_values_of_assessment" UNIQUE("id_tenant","id_apuracao","typeValue");--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_once" UNIQUE("id_tenant","id_agreement","papel","numero","canal");--> statement-breakpoint
INSERT INTO user_directory (id, tenant) SELECT id, id_tenant FROM users;--> statement-breakpoint
INSERT INTO sign_in_directory (tenant, id_user, email_hash, "isAdmin")
SELECT id_tenant, id, encode(sha256(convert_to(lower(email), 'UTF8')), 'hex'), "typeUser" = 'ADMIN' FROM users WHERE "deletedAt" IS NULL;--> statement-breakpoint
INSERT INTO session_directory (token_hash, tenant, id) SELECT token_hash, id_tenant, id FROM sessions;--> statement-breakpoint
INSERT INTO client_session_directory (token_hash, tenant, id) SELECT token_hash, id_tenant, id FROM client_sessions;--> statement-breakpoint
INSERT INTO password_link_directory (token_hash, tenant, id) SELECT token_hash, id_tenant, id FROM password_links;--> statement-breakpoint
INSERT INTO agreement_link_directory (token_hash, tenant, id) SELECT token_hash, id_tenant, id FROM agreement_links;--> statement-breakpoint
INSERT INTO boleto_notice_directory (token_hash, tenant) SELECT token_hash, id_tenant FROM boleto_notices;--> statement-breakpoint
INSERT INTO seal_directory (code, tenant, id) SELECT code, id_tenant, id FROM agreement_seals;--> statement-breakpoint
INSERT INTO analyst_directory (tenant, id_product, id_analista) SELECT id_tenant, id, id_analista FROM products WHERE id_analista IS NOT NULL;--> statement-breakpoint
INSERT INTO unfinished_work (kind, tenant, id)
SELECT 'simples_runs', id_tenant, id FROM simples_runs WHERE state IN ('na_fila', 'processando')
UNION ALL SELECT 'simples_effects', id_tenant, id FROM simples_effects WHERE state IN ('na_fila', 'processando')
UNION ALL SELECT 'simples_dossiers', id_tenant, id_run FROM simples_dossiers WHERE state IN ('na_fila', 'processando')
UNION ALL SELECT 'authenticity_checks', id_tenant, id FROM authenticity_checks WHERE state IN ('na_fila', 'processando');--> statement-breakpoint
-- The functions run as the owner, because the application may not read or write the directories.
CREATE SCHEMA directory;--> statement-breakpoint
CREATE FUNCTION directory.keep_user() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	IF TG_OP = 'INSERT' THEN INSERT INTO user_directory (id, tenant) VALUES (NEW.id, NEW.id_tenant);
	ELSIF TG_OP = 'UPDATE' THEN UPDATE user_directory SET id = NEW.id, tenant = NEW.id_tenant WHERE id = OLD.id;
	ELSE DELETE FROM user_directory WHERE id = OLD.id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION directory.keep_user() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER users_in_directory AFTER INSERT OR UPDATE OF id, id_tenant OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION directory.keep_user();--> statement-breakpoint
CREATE FUNCTION directory.keep_sign_in() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN DELETE FROM sign_in_directory WHERE tenant = OLD.id_tenant AND id_user = OLD.id; END IF;
	IF TG_OP <> 'DELETE' AND NEW."deletedAt" IS NULL THEN
		INSERT INTO sign_in_directory (tenant, id_user, email_hash, "isAdmin")
		VALUES (NEW.id_tenant, NEW.id, encode(sha256(convert_to(lower(NEW.email), 'UTF8')), 'hex'), NEW."typeUser" = 'ADMIN');
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION directory.keep_sign_in() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER users_sign_in_directory AFTER INSERT OR UPDATE OF id, id_tenant, email, "typeUser", "deletedAt" OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION directory.keep_sign_in();--> statement-breakpoint
CREATE FUNCTION directory.keep_session() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN DELETE FROM session_directory WHERE token_hash = OLD.token_hash; END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO session_directory (token_hash, tenant, id) VALUES (NEW.token_hash, NEW.id_tenant, NEW.id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION directory.keep_session() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER sessions_in_directory AFTER INSERT OR UPDATE OF token_hash, id_tenant, id OR DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION directory.keep_session();--> statement-breakpoint
CREATE FUNCTION directory.keep_client_session() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN DELETE FROM client_session_directory WHERE token_hash = OLD.token_hash; END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO client_session_directory (token_hash, tenant, id) VALUES (NEW.token_hash, NEW.id_tenant, NEW.id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION directory.keep_client_session() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER client_sessions_in_directory AFTER INSERT OR UPDATE OF token_hash, id_tenant, id OR DELETE ON client_sessions FOR EACH ROW EXECUTE FUNCTION directory.keep_client_session();--> statement-breakpoint
CREATE FUNCTION directory.keep_password_link() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN DELETE FROM password_link_directory WHERE token_hash = OLD.token_hash; END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO password_link_directory (token_hash, tenant, id) VALUES (NEW.token_hash, NEW.id_tenant, NEW.id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION directory.keep_password_link() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER password_links_in_directory AFTER INSERT OR UPDATE OF token_hash, id_tenant, id OR DELETE ON password_links FOR EACH ROW EXECUTE FUNCTION directory.keep_password_link();--> statement-breakpoint
CREATE FUNCTION directory.keep_agreement_link() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN DELETE FROM agreement_link_directory WHERE token_hash = OLD.token_hash; END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO agreement_link_directory (token_hash, tenant, id) VALUES (NEW.token_hash, NEW.id_tenant, NEW.id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION directory.keep_agreement_link() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER agreement_links_in_directory AFTER INSERT OR UPDATE OF token_hash, id_tenant, id OR DELETE ON agreement_links FOR EACH ROW EXECUTE FUNCTION directory.keep_agreement_link();--> statement-breakpoint
CREATE FUNCTION directory.keep_boleto_notice() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN DELETE FROM boleto_notice_directory WHERE token_hash = OLD.token_hash; END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO boleto_notice_directory (token_hash, tenant) VALUES (NEW.token_hash, NEW.id_tenant);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION directory.keep_boleto_notice() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER boleto_notices_in_directory AFTER INSERT OR UPDATE OF token_hash, id_tenant OR DELETE ON boleto_notices FOR EACH ROW EXECUTE FUNCTION directory.keep_boleto_notice();--> statement-breakpoint
CREATE FUNCTION directory.keep_seal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN DELETE FROM seal_directory WHERE code = OLD.code; END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO seal_directory (code, tenant, id) VALUES (NEW.code, NEW.id_tenant, NEW.id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION directory.keep_seal() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER agreement_seals_in_directory AFTER INSERT OR UPDATE OF code, id_tenant, id OR DELETE ON agreement_seals FOR EACH ROW EXECUTE FUNCTION directory.keep_seal();--> statement-breakpoint
CREATE FUNCTION directory.keep_analyst() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN DELETE FROM analyst_directory WHERE tenant = OLD.id_tenant AND id_product = OLD.id; END IF;
	IF TG_OP <> 'DELETE' AND NEW.id_analista IS NOT NULL THEN
		INSERT INTO analyst_directory (tenant, id_product, id_analista) VALUES (NEW.id_tenant, NEW.id, NEW.id_analista);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION directory.keep_analyst() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER products_in_directory AFTER INSERT OR UPDATE OF id, id_tenant, id_analista OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION directory.keep_analyst();--> statement-breakpoint
CREATE FUNCTION directory.keep_work() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN DELETE FROM unfinished_work WHERE kind = TG_TABLE_NAME AND tenant = OLD.id_tenant AND id = OLD.id; END IF;
	IF TG_OP <> 'DELETE' AND NEW.state IN ('na_fila', 'processando') THEN
		INSERT INTO unfinished_work (kind, tenant, id) VALUES (TG_TABLE_NAME, NEW.id_tenant, NEW.id);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION directory.keep_work() FROM PUBLIC;--> statement-breakpoint
CREATE FUNCTION directory.keep_work_of_run() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
	IF TG_OP <> 'INSERT' THEN DELETE FROM unfinished_work WHERE kind = TG_TABLE_NAME AND tenant = OLD.id_tenant AND id = OLD.id_run; END IF;
	IF TG_OP <> 'DELETE' AND NEW.state IN ('na_fila', 'processando') THEN
		INSERT INTO unfinished_work (kind, tenant, id) VALUES (TG_TABLE_NAME, NEW.id_tenant, NEW.id_run);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION directory.keep_work_of_run() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER simples_runs_in_directory AFTER INSERT OR UPDATE OF id, id_tenant, state OR DELETE ON simples_runs FOR EACH ROW EXECUTE FUNCTION directory.keep_work();--> statement-breakpoint
CREATE TRIGGER simples_effects_in_directory AFTER INSERT OR UPDATE OF id, id_tenant, state OR DELETE ON simples_effects FOR EACH ROW EXECUTE FUNCTION directory.keep_work();--> statement-breakpoint
CREATE TRIGGER simples_dossiers_in_directory AFTER INSERT OR UPDATE OF id_run, id_tenant, state OR DELETE ON simples_dossiers FOR EACH ROW EXECUTE FUNCTION directory.keep_work_of_run();--> statement-breakpoint
CREATE TRIGGER authenticity_checks_in_directory AFTER INSERT OR UPDATE OF id, id_tenant, state OR DELETE ON authenticity_checks FOR EACH ROW EXECUTE FUNCTION directory.keep_work();--> statement-breakpoint
DO $$ DECLARE key record; BEGIN
	FOR key IN SELECT * FROM restored_foreign_keys ORDER BY owner_table, name LOOP
		EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %s %s', key.owner_table, key.name, key.definition);
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "agreement_acts" ADD CONSTRAINT "agreement_acts_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_openings" ADD CONSTRAINT "agreement_openings_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_links" ADD CONSTRAINT "agreement_links_id_creator_user_directory_id_fk" FOREIGN KEY ("id_creator") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_readings" ADD CONSTRAINT "alert_readings_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_id_resolver_user_directory_id_fk" FOREIGN KEY ("id_resolver") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticity_checks" ADD CONSTRAINT "authenticity_checks_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boletos" ADD CONSTRAINT "boletos_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_documents" ADD CONSTRAINT "contract_documents_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_privileges" ADD CONSTRAINT "contract_privileges_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverage_confirmations" ADD CONSTRAINT "coverage_confirmations_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_payouts" ADD CONSTRAINT "fee_payouts_id_autor_user_directory_id_fk" FOREIGN KEY ("id_autor") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "observations" ADD CONSTRAINT "observations_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_imports" ADD CONSTRAINT "portfolio_imports_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id_analista_user_directory_id_fk" FOREIGN KEY ("id_analista") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rectification_marks" ADD CONSTRAINT "rectification_marks_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_runs" ADD CONSTRAINT "simples_runs_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_totals" ADD CONSTRAINT "simples_totals_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_effects" ADD CONSTRAINT "simples_effects_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simples_decisions" ADD CONSTRAINT "simples_decisions_id_user_user_directory_id_fk" FOREIGN KEY ("id_user") REFERENCES "public"."user_directory"("id") ON DELETE no action ON UPDATE no action;