-- Turns the schema into distributed tables of Citus, on the coordinator, as the owner, with all processes stopped.
-- Run once with Citus 13.2 on PostgreSQL 15; docs/scaling.md says what works afterwards and what does not.
-- Before, after the migrations: create extension citus; select citus_set_coordinator_host(…); select citus_add_node(…).
set citus.multi_shard_modify_mode = 'sequential';
set citus.enable_unsafe_triggers = on;
-- Otherwise every table that refers to a reference table becomes one of the coordinator first.
set citus.enable_local_reference_table_foreign_keys = off;

-- Citus refuses ON UPDATE CASCADE with the tenant in the key. Ids are never updated.
alter table client_figures drop constraint client_figures_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk;
alter table client_figures add constraint client_figures_id_tenant_id_client_clients_id_tenant_cnpjcpf_fk
  foreign key (id_tenant, id_client) references clients (id_tenant, cnpjcpf) on delete cascade;
alter table credit_figures drop constraint credit_figures_id_tenant_id_credit_credits_id_tenant_id_fk;
alter table credit_figures add constraint credit_figures_id_tenant_id_credit_credits_id_tenant_id_fk
  foreign key (id_tenant, id_credit) references credits (id_tenant, id) on delete cascade;
alter table lapse_figures drop constraint lapse_figures_id_tenant_id_product_products_id_tenant_id_fk;
alter table lapse_figures add constraint lapse_figures_id_tenant_id_product_products_id_tenant_id_fk
  foreign key (id_tenant, id_product) references products (id_tenant, id) on delete cascade;

-- Citus refuses policies with a sub-select, and rows that are moved into shards must not fire triggers.
do $$ declare name text; begin
  for name in select tablename from pg_policies where policyname = 'tenant_isolation' loop
    execute format('alter policy tenant_isolation on %I using (id_tenant = current_setting(''app.tenant'', true))'
      || ' with check (id_tenant = current_setting(''app.tenant'', true))', name);
    execute format('alter table %I disable trigger user', name);
  end loop;
end $$;

-- One copy on every node.
select create_reference_table('tenants');
select create_reference_table('user_directory');

-- Directories, limits, outbox, processes: one copy, on the coordinator.
select citus_add_local_table_to_metadata(name::regclass) from unnest(array[
    'session_directory', 'client_session_directory', 'sign_in_directory', 'password_link_directory',
    'agreement_link_directory', 'seal_directory', 'analyst_directory', 'boleto_notice_directory', 'unfinished_work',
    'call_counts', 'sign_in_attempts', 'service_answers', 'service_failures', 'outbox', 'system_backups',
    'system_processes']) name;

-- Tables with a tenant, after those that they refer to, all of them next to the users of their tenant.
select create_distributed_table(name::regclass, 'id_tenant', colocate_with => case place when 1 then 'default' else 'users' end)
  from unnest(array[
    'users', 'activity_entries', 'activity_heads', 'activity_links', 'activity_pending', 'owners', 'clients',
    'agreements', 'agreement_versions', 'evidence_events', 'agreement_acts', 'agreement_edits',
    'agreement_endings', 'agreement_links', 'agreement_openings', 'agreement_seals', 'products', 'alerts',
    'alert_readings', 'assessments', 'analysis_requests', 'credits', 'attachments', 'simples_runs',
    'authenticity_checks', 'bank_registrations', 'boletos', 'boleto_events', 'boleto_notices', 'boleto_tallies',
    'changes', 'client_documents', 'client_document_requests', 'client_exports', 'client_figures',
    'client_password_codes', 'client_sessions', 'tags', 'client_tags', 'client_tallies', 'client_view_defaults',
    'client_views', 'commission_requests', 'compensations', 'contracts', 'contract_documents',
    'contract_privileges', 'coverage_confirmations', 'credit_figures', 'credit_tallies', 'debit_months',
    'erasure_requests', 'evidence_heads', 'person_keys', 'evidence_payloads', 'factor_challenges', 'fees',
    'fee_charges', 'fee_payouts', 'fee_returns', 'fee_return_parts', 'file_analyses', 'file_analysis_choices',
    'file_analysis_items', 'file_analysis_months', 'funds', 'icms_credits', 'known_client_devices', 'known_devices',
    'lapse_figures', 'leads', 'ledger_entries', 'list_view_defaults', 'message_log', 'notification_rules', 'observations',
    'oidc_identities', 'oidc_providers', 'oidc_sign_ins', 'outgoing_messages', 'password_links',
    'password_requests', 'permissions', 'person_exports', 'portfolio_imports', 'portfolio_rows',
    'postponed_steps', 'product_access_codes', 'product_tallies', 'recovery_codes', 'rectification_marks',
    'refund_requests', 'refund_slices', 'reminder_rules', 'resume_values', 'rubrica_mappings',
    'sandbox_charges', 'seal_certificates', 'second_factors', 'security_settings', 'sent_reminders', 'sessions',
    'sheet_column_mappings', 'signature_openings', 'signatures', 'simples_coverage', 'simples_decisions',
    'simples_dossiers', 'simples_effects', 'simples_item_blocks', 'simples_months', 'simples_note_sheets',
    'simples_reviews', 'simples_totals', 'stale_client_figures', 'support_reports', 'terms_acceptances',
    'user_invitations', 'verification_codes', 'work_leases', 'work_snoozes'
  ]) with ordinality listed (name, place) order by place;

do $$ declare name text; begin
  for name in select tablename from pg_policies where policyname = 'tenant_isolation' loop
    execute format('alter table %I enable trigger user', name);
  end loop;
end $$;
