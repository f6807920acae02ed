/** A question that may be asked before a tenant is known. */
export interface TenantlessLookup {
  /** Called as `select * from lookup.<name>(…)` in `withoutTenant`. */
  name: string;
  parameters: string;
  /** Ids and the tenant, no more. */
  returns: string;
  query: string;
}

/**
 * The closed list of what is answered across tenants to nobody in particular. Each becomes a function that runs as the
 * owner of the tables; whoever asks must already hold the secret or the address that it looks for.
 */
export const tenantlessLookups: readonly TenantlessLookup[] = [
  {
    // One account: an ADMIN's, else the one of the host's tenant, else that of any other.
    name: 'sign_in_account',
    parameters: 'wanted_email text, host_tenant text',
    returns: 'table (id_user text, id_tenant text)',
    query: `select u.id, u.id_tenant from users u where lower(u.email) = lower(wanted_email)
      and u."deletedAt" is null
      order by (u."typeUser" = 'ADMIN') desc, (u.id_tenant = host_tenant) desc, u.id limit 1`,
  },
  {
    name: 'running_session',
    parameters: 'wanted_hash text',
    returns: 'table (id text, id_user text, id_tenant text)',
    query:
      'select s.id, s.id_user, s.id_tenant from sessions s where s.token_hash = wanted_hash and s."expiresAt" > now()',
  },
  {
    name: 'running_client_session',
    parameters: 'wanted_hash text',
    returns: 'table (id text, id_owner text, id_tenant text)',
    query: `select s.id, s.id_owner, s.id_tenant from client_sessions s
      where s.token_hash = wanted_hash and s."expiresAt" > now()`,
  },
  {
    name: 'password_link',
    parameters: 'wanted_hash text',
    returns: 'table (id text, id_user text, id_tenant text)',
    query: 'select l.id, l.id_user, l.id_tenant from password_links l where l.token_hash = wanted_hash',
  },
  {
    name: 'agreement_link',
    parameters: 'wanted_hash text',
    returns: 'table (id text, id_tenant text)',
    query: 'select l.id, l.id_tenant from agreement_links l where l.token_hash = wanted_hash',
  },
  {
    // Printed on the document itself, for whoever holds it.
    name: 'seal_of_code',
    parameters: 'wanted_code text',
    returns: 'table (id text, id_tenant text)',
    query: `select s.id, s.id_tenant from agreement_seals s where s.code = wanted_code and s.state = 'selado'`,
  },
  {
    // An analyst is staff of the provider and works in every tenant.
    name: 'products_of_analyst',
    parameters: 'wanted_user text',
    returns: 'table (id text, id_tenant text)',
    query: 'select p.id, p.id_tenant from products p where p.id_analista = wanted_user',
  },
  {
    name: 'boleto_notice',
    parameters: 'wanted_hash text',
    returns: 'table (id_tenant text)',
    query: 'select n.id_tenant from boleto_notices n where n.token_hash = wanted_hash',
  },
  {
    name: 'unfinished_simples_runs',
    parameters: '',
    returns: 'table (id text, id_tenant text)',
    query: `select r.id, r.id_tenant from simples_runs r where r.state in ('na_fila', 'processando')`,
  },
  {
    name: 'unfinished_simples_effects',
    parameters: '',
    returns: 'table (id text, id_tenant text)',
    query: `select e.id, e.id_tenant from simples_effects e where e.state in ('na_fila', 'processando')`,
  },
  {
    name: 'unfinished_simples_dossiers',
    parameters: '',
    returns: 'table (id text, id_tenant text)',
    query: `select d.id_run, d.id_tenant from simples_dossiers d where d.state in ('na_fila', 'processando')`,
  },
  {
    name: 'unfinished_authenticity_checks',
    parameters: '',
    returns: 'table (id text, id_tenant text)',
    query: `select c.id, c.id_tenant from authenticity_checks c where c.state in ('na_fila', 'processando')`,
  },
];
