import type { TenantlessLookup } from './tenantless-lookups.ts';

/** Same expression as in the index of owners. */
const foldedOwnerName = `translate(lower(t."nomeProprietario"), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;

const tenant = `(select current_setting('app.tenant', true))`;

/** Selects a row's key where a condition holds, at most `most` of them. */
function rowsOf(table: string, key: string, condition: string, place?: string): string {
  const columns = `t."${key}"${place ? `, '${place}'` : ''}`;
  // Not `id_tenant =`: the planner would also read the tenant's part of another index, which a gram names already.
  return `(select ${columns} from ${table} t where t.id_tenant || '' = ${tenant} and ${condition} limit most)`;
}

const clientParts = 'name_parts(t.id_tenant, t.razao_social_busca, t.cnpjcpf)';
/** A text inside a name and a number have the same parts; the beginning of a name has one that is marked. */
const clientBranches = {
  start: `${clientParts} @> name_parts(${tenant}, name_text, '') and t.razao_social_busca like substr(name_pattern, 2)`,
  inside: `${clientParts} @> name_parts(${tenant}, '', name_text) and t.razao_social_busca like '_' || name_pattern
    and t.razao_social_busca not like substr(name_pattern, 2)`,
  number: `number_text is not null and ${clientParts} @> name_parts(${tenant}, '', number_text)
    and t.cnpjcpf like '%' || number_text || '%'`,
};
const clientRows = (branch: keyof typeof clientBranches, place?: string) =>
  rowsOf('clients', 'cnpjcpf', clientBranches[branch], place);

const ownerGrams = `name_grams(t.id_tenant, ${foldedOwnerName}, t."cpfProprietario")`;
const ownerRows = (condition: string) => rowsOf('owners', 'id', condition);

const parameters = 'name_text text, name_pattern text, number_text text, most int';

/**
 * Searches of the tenant that the transaction acts in, which run as the owner of the tables: under a row policy
 * PostgreSQL uses no index for a comparison that is not leakproof (decision 127). They return keys of that tenant only,
 * and callers read the rows under the policies. Texts have three characters or more.
 */
export const tenantSearches: readonly TenantlessLookup[] = [
  {
    // Called by the version before only.
    name: 'clients_with_text',
    parameters,
    returns: 'table (key text)',
    query: `${clientRows('start')} union ${clientRows('inside')} union ${clientRows('number')} limit most`,
  },
  {
    // Up to `most` clients of each place; one whose name begins with the text may have it in its number too.
    name: 'clients_by_place_of_text',
    parameters,
    returns: 'table (key text, place text)',
    query: (['start', 'inside', 'number'] as const).map((place) => clientRows(place, place)).join(' union all '),
  },
  {
    name: 'owners_with_text',
    parameters,
    returns: 'table (key text)',
    query: `${ownerRows(`${ownerGrams} @> name_grams(${tenant}, name_text, '') and ${foldedOwnerName} like name_pattern`)}
      union
      ${ownerRows(`number_text is not null and ${ownerGrams} @> name_grams(${tenant}, number_text, '')
        and t."cpfProprietario" like '%' || number_text || '%'`)}
      limit most`,
  },
];
