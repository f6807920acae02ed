import type { TenantlessLookup } from './tenantless-lookups.ts';

/** Same expression as in the index of owners. */
const foldedOwnerName = `translate(lower(t."nomeProprietario"), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;

const tenant = `(select current_setting('app.tenant', true))`;

/** Selects the keys of rows whose name contains a text or whose number contains another; a null number is not compared. */
function search(table: string, { key, name, number }: { key: string; name: string; number: string }): string {
  const grams = `name_grams(t.id_tenant, ${name}, t."${number}")`;
  // Not `id_tenant =`: the planner would also read the tenant's part of another index, which a gram names already.
  const rows = (condition: string) =>
    `(select t."${key}" from ${table} t where t.id_tenant || '' = ${tenant} and ${condition} limit most)`;
  return `${rows(`${grams} @> name_grams(${tenant}, name_text, '') and ${name} like name_pattern`)}
    union
    ${rows(`number_text is not null and ${grams} @> name_grams(${tenant}, number_text, '') and t."${number}" like '%' || number_text || '%'`)}
    limit most`;
}

const parameters = 'name_text text, name_pattern text, number_text text, most int';

/**
 * Searches of the tenant that the transaction acts in, which run as the owner of the tables: under a row policy
 * PostgreSQL uses no index for a comparison that is not leakproof (decision 127). They return keys of that tenant only,
 * and callers read the rows under the policies. Texts have three characters or more.
 */
export const tenantSearches: readonly TenantlessLookup[] = [
  {
    name: 'clients_with_text',
    parameters,
    returns: 'table (key text)',
    query: search('clients', { key: 'cnpjcpf', name: 't.razao_social_busca', number: 'cnpjcpf' }),
  },
  {
    name: 'owners_with_text',
    parameters,
    returns: 'table (key text)',
    query: search('owners', { key: 'id', name: foldedOwnerName, number: 'cpfProprietario' }),
  },
];
