/** What the application role may do with a table. */
export type Privilege = 'select' | 'insert' | 'update' | 'delete';

/** Tables without `id_tenant`: every session sees all their rows, so each is here on purpose, with what it allows. */
export const globalTables: Readonly<Record<string, readonly Privilege[]>> = {
  tenants: ['select', 'insert', 'update'],
  sign_in_attempts: ['select', 'insert', 'update', 'delete'],
  outbox: ['select', 'insert'],
};

/** Tables with `id_tenant` whose rows, once written, the application can neither change nor remove. */
export const appendOnlyTables: readonly string[] = [
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

/** Tables that a scope with reach 'all' reads across tenants; the calls are listed in decision D-11. */
export const crossTenantTables: readonly string[] = [
  'alert_readings',
  'alerts',
  'client_figures',
  'clients',
  'credit_figures',
  'credit_tallies',
  'lapse_figures',
  'observations',
  'permissions',
  'product_tallies',
  'products',
  'users',
];
