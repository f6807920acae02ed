/** A query that may be run before a tenant is known. */
export interface TenantlessLookup {
  /** Called as `select * from lookup.<name>(…)` in `withoutTenant`. */
  name: string;
  parameters: string;
  /** Ids, the tenant and positions in a chain, no more. */
  returns: string;
  query: string;
}

const unfinished = (kind: string) => `select w.id, w.tenant from unfinished_work w where w.kind = '${kind}'`;

/** The default serves processes of the version before, which name no moment. */
const runningAt = 'wanted_hash text, moment timestamptz default now()';

/**
 * The closed list of look-ups that are answered across tenants. Each becomes a function that runs as the owner of the
 * tables; callers must already hold the secret or the address that it looks for. A look-up starts from a directory
 * (decision 033) and reads the tenant's own table by its key.
 */
export const tenantlessLookups: readonly TenantlessLookup[] = [
  {
    // One account: an ADMIN's, else the one of the host's tenant, else that of any other.
    name: 'sign_in_account',
    parameters: 'wanted_email text, host_tenant text',
    returns: 'table (id_user text, id_tenant text)',
    query: `select d.id_user, d.tenant from sign_in_directory d
      where d.email_hash = encode(sha256(convert_to(lower(wanted_email), 'UTF8')), 'hex')
      order by d."isAdmin" desc, (d.tenant = host_tenant) desc, d.id_user limit 1`,
  },
  {
    name: 'running_session',
    parameters: runningAt,
    returns: 'table (id text, id_user text, id_tenant text)',
    query: `select s.id, s.id_user, s.id_tenant from session_directory d
      join sessions s on s.id_tenant = d.tenant and s.id = d.id
      where d.token_hash = wanted_hash and s."expiresAt" > moment`,
  },
  {
    name: 'running_client_session',
    parameters: runningAt,
    returns: 'table (id text, id_owner text, id_tenant text)',
    query: `select s.id, s.id_owner, s.id_tenant from client_session_directory d
      join client_sessions s on s.id_tenant = d.tenant and s.id = d.id
      where d.token_hash = wanted_hash and s."expiresAt" > moment`,
  },
  {
    name: 'password_link',
    parameters: 'wanted_hash text',
    returns: 'table (id text, id_user text, id_tenant text)',
    query: `select l.id, l.id_user, l.id_tenant from password_link_directory d
      join password_links l on l.id_tenant = d.tenant and l.id = d.id where d.token_hash = wanted_hash`,
  },
  {
    name: 'agreement_link',
    parameters: 'wanted_hash text',
    returns: 'table (id text, id_tenant text)',
    query: 'select d.id, d.tenant from agreement_link_directory d where d.token_hash = wanted_hash',
  },
  {
    // The code is printed on the document itself.
    name: 'seal_of_code',
    parameters: 'wanted_code text',
    returns: 'table (id text, id_tenant text)',
    query: `select s.id, s.id_tenant from seal_directory d
      join agreement_seals s on s.id_tenant = d.tenant and s.id = d.id
      where d.code = wanted_code and s.state = 'selado'`,
  },
  {
    // An analyst is staff of the provider and works in every tenant.
    name: 'products_of_analyst',
    parameters: 'wanted_user text',
    returns: 'table (id text, id_tenant text)',
    query: 'select d.id_product, d.tenant from analyst_directory d where d.id_analista = wanted_user',
  },
  {
    name: 'boleto_notice',
    parameters: 'wanted_hash text',
    returns: 'table (id_tenant text)',
    query: 'select d.tenant from boleto_notice_directory d where d.token_hash = wanted_hash',
  },
  {
    name: 'tenants_with_pending_activity',
    parameters: '',
    returns: 'table (id_tenant text)',
    query: 'select distinct p.id_tenant from activity_pending p',
  },
  {
    // For the operators of the installation: positions in the chains, no entries.
    name: 'activity_anchors',
    parameters: '',
    returns: 'table (id_tenant text, seq int, "anchoredSeq" int, "anchoredAt" timestamptz)',
    query: 'select h.id_tenant, h.seq, h."anchoredSeq", h."anchoredAt" from activity_heads h',
  },
  {
    name: 'unfinished_simples_runs',
    parameters: '',
    returns: 'table (id text, id_tenant text)',
    query: unfinished('simples_runs'),
  },
  {
    name: 'unfinished_simples_effects',
    parameters: '',
    returns: 'table (id text, id_tenant text)',
    query: unfinished('simples_effects'),
  },
  {
    name: 'unfinished_simples_dossiers',
    parameters: '',
    returns: 'table (id text, id_tenant text)',
    query: unfinished('simples_dossiers'),
  },
  {
    name: 'unfinished_simples_note_sheets',
    parameters: '',
    returns: 'table (id text, id_tenant text)',
    query: unfinished('simples_note_sheets'),
  },
  {
    name: 'unfinished_authenticity_checks',
    parameters: '',
    returns: 'table (id text, id_tenant text)',
    query: unfinished('authenticity_checks'),
  },
  {
    name: 'unfinished_file_analyses',
    parameters: '',
    returns: 'table (id text, id_tenant text)',
    query: unfinished('file_analyses'),
  },
];
