/** A privilege of the application role on a table. */
export type Privilege = 'select' | 'insert' | 'update' | 'delete';

/**
 * Global tables that find a tenant by an id, a hash or a code (decision 033). Triggers write them in the transaction that
 * changes the row they point to; the application role has no privilege on them and asks the look-ups instead.
 */
export const directories: readonly string[] = [
  'agreement_link_directory',
  'analyst_directory',
  'boleto_notice_directory',
  'client_session_directory',
  'password_link_directory',
  'seal_directory',
  'session_directory',
  'sign_in_directory',
  'unfinished_work',
  'user_directory',
];

/** Tables without `id_tenant` and what the application role may do with them; every session sees all their rows. */
export const globalTables: Readonly<Record<string, readonly Privilege[]>> = {
  ...Object.fromEntries(directories.map((name) => [name, []])),
  tenants: ['select', 'insert', 'update'],
  sign_in_attempts: ['select', 'insert', 'update', 'delete'],
  call_counts: ['select', 'insert', 'update', 'delete'],
  service_answers: ['select', 'insert', 'update', 'delete'],
  service_failures: ['select', 'insert', 'update', 'delete'],
  outbox: ['select', 'insert'],
  system_backups: ['select', 'insert'],
  system_processes: ['select', 'insert', 'update', 'delete'],
};

/** Tenant tables whose rows the application can add and read, but neither change nor remove. */
export const appendOnlyTables: readonly string[] = [
  'activity_entries',
  'activity_links',
  'agreement_acts',
  'agreement_openings',
  'agreement_versions',
  'boleto_events',
  'changes',
  'contract_documents',
  'evidence_events',
  'evidence_payloads',
  'ledger_entries',
  'person_exports',
  'signature_openings',
  'terms_acceptances',
];

/** Tables that a scope with reach 'all' reads across tenants; decision D-11 lists the calls. */
export const crossTenantTables: readonly string[] = [
  'agreements',
  'alert_readings',
  'alerts',
  'assessments',
  'client_figures',
  'client_tallies',
  'clients',
  'credit_figures',
  'credit_tallies',
  'lapse_figures',
  'observations',
  'permissions',
  'product_tallies',
  'products',
  'signing_acts',
  'users',
  'work_snoozes',
];
