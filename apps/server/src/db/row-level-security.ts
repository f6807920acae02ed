import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { readerRoleOf } from './app-role.ts';
import { type Erasure, erasures } from './erasures.ts';
import { appendOnlyTables, crossTenantTables, globalTables, type Privilege } from './table-access.ts';
import { tenantSearches } from './tenant-searches.ts';
import { type TenantlessLookup, tenantlessLookups } from './tenantless-lookups.ts';

/** The lists that decide; tests pass their own. */
export interface AccessLists {
  globalTables: Readonly<Record<string, readonly Privilege[]>>;
  appendOnlyTables: readonly string[];
  crossTenantTables: readonly string[];
  tenantlessLookups: readonly TenantlessLookup[];
  tenantSearches?: readonly TenantlessLookup[];
  erasures?: readonly Erasure[];
}

export const productAccess: AccessLists = {
  globalTables,
  appendOnlyTables,
  crossTenantTables,
  tenantlessLookups,
  tenantSearches,
  erasures,
};

// A sub-select is evaluated once per statement, not once per row.
const ofTenant = `id_tenant = (select current_setting('app.tenant', true))`;

/** A part of what keeps tenants apart, and the statements that create it, whatever existed before. */
export interface SecurityPart {
  name: string;
  /** Run in one transaction as the owner. */
  statements: string[];
}

/** Returns what keeps tenants apart, part by part: the policies of a table before anybody may read it. */
export function securityParts(tables: readonly PgTable[], appRole: string, lists = productAccess): SecurityPart[] {
  const app = pg.escapeIdentifier(appRole);
  const reader = pg.escapeIdentifier(readerRoleOf(appRole));
  const role = { app, reader };
  return [
    ...tables.filter(hasTenant).map((table) => policiesOf(table, reader, lists)),
    { name: 'privileges', statements: privilegeStatements(tables, role, lists) },
    { name: 'schemas', statements: schemaStatements(app, lists) },
    ...lists.tenantlessLookups.map((lookup) => lookupPart(app, lookup)),
    ...(lists.tenantSearches ?? []).map((search) => lookupPart(app, search, searchSettings)),
    ...(lists.erasures ?? []).map((erasure) => erasurePart(app, erasure)),
  ];
}

/** All in one transaction, because the revoked privileges are granted again. */
function privilegeStatements(
  tables: readonly PgTable[],
  { app, reader }: { app: string; reader: string },
  lists: AccessLists,
): string[] {
  return [
    'revoke create on schema public from public',
    `revoke all on all tables in schema public from public, ${app}, ${reader}`,
    `revoke all on all sequences in schema public from public, ${app}, ${reader}`,
    `grant usage on schema public to ${app}, ${reader}`,
    `grant usage, select on all sequences in schema public to ${app}`,
    ...tables.flatMap((table) => {
      const privileges = privilegesOn(table, lists);
      return [
        ...(privileges.length > 0 ? [`grant ${privileges.join(', ')} on ${quotedName(table)} to ${app}`] : []),
        ...(privileges.includes('select') ? [`grant select on ${quotedName(table)} to ${reader}`] : []),
      ];
    }),
  ];
}

function privilegesOn(table: PgTable, lists: AccessLists): readonly Privilege[] {
  const { name } = getTableConfig(table);
  if (hasTenant(table)) {
    return lists.appendOnlyTables.includes(name) ? ['select', 'insert'] : ['select', 'insert', 'update', 'delete'];
  }
  const privileges = lists.globalTables[name];
  if (!privileges) throw new Error(`Table ${name} has no id_tenant and is not among globalTables (table-access.ts).`);
  return privileges;
}

function policiesOf(table: PgTable, reader: string, lists: AccessLists): SecurityPart {
  const { name } = getTableConfig(table);
  const quoted = quotedName(table);
  const policy = (policyName: string, rule: string) => [
    `drop policy if exists ${policyName} on ${quoted}`,
    ...(rule ? [`create policy ${policyName} on ${quoted} ${rule}`] : []),
  ];
  const statements = [
    `alter table ${quoted} enable row level security`,
    `alter table ${quoted} force row level security`,
    ...policy('tenant_isolation', `using (${ofTenant}) with check (${ofTenant})`),
    // For another role rather than another setting: an "or" in the common policy would keep an index from ordering
    // the rows.
    ...policy(
      'cross_tenant_read',
      lists.crossTenantTables.includes(name) ? `for select to ${reader} using (true)` : '',
    ),
    // The owner is bound too; migrations, backups and the look-ups below use this named exception.
    ...policy('owner_maintenance', 'to current_user using (true) with check (true)'),
  ];
  return { name: `table ${name}`, statements };
}

function quotedName(table: PgTable): string {
  return `public.${pg.escapeIdentifier(getTableConfig(table).name)}`;
}

function hasTenant(table: PgTable): boolean {
  return Object.values(getTableColumns(table)).some((column) => column.name === 'id_tenant');
}

/** Creates the schemas of the functions that run as the owner, and drops functions that are no longer listed. */
function schemaStatements(
  app: string,
  { tenantlessLookups, tenantSearches = [], erasures = [] }: AccessLists,
): string[] {
  const listed = { lookup: [...tenantlessLookups, ...tenantSearches], erasure: erasures };
  return Object.entries(listed).flatMap(([schema, functions]) => [
    `create schema if not exists ${schema}`,
    `alter default privileges in schema ${schema} revoke execute on functions from public`,
    `grant usage on schema ${schema} to ${app}`,
    dropFunctions(schema, `<> all (array[${functions.map(({ name }) => pg.escapeLiteral(name)).join(', ')}]::text[])`),
  ]);
}

/** Leaves the index of grams as the only way, without parallel workers, whose start takes longer than such a search. */
const searchSettings = [
  ...['seqscan', 'indexscan', 'indexonlyscan'].map((way) => `set enable_${way} = off`),
  'set max_parallel_workers_per_gather = 0',
].join(' ');

function lookupPart(app: string, { name, parameters, returns, query }: TenantlessLookup, settings = ''): SecurityPart {
  const definition = `(${parameters}) returns ${returns} language sql stable security definer
    set search_path = public, pg_temp ${settings} as $lookup$ ${query} $lookup$`;
  return functionPart(app, { schema: 'lookup', name, definition });
}

function erasurePart(app: string, { name, parameters, statement }: Erasure): SecurityPart {
  const definition = `(${parameters}) returns void language sql volatile security definer
    set search_path = public, pg_temp as $erasure$ ${statement} $erasure$`;
  return functionPart(app, { schema: 'erasure', name, definition });
}

function functionPart(
  app: string,
  { schema, name, definition }: { schema: string; name: string; definition: string },
): SecurityPart {
  const statements = [
    // Parameters may have changed, which `create or replace` does not allow.
    dropFunctions(schema, `= ${pg.escapeLiteral(name)}`),
    `create function ${schema}.${name}${definition}`,
    `revoke all on function ${schema}.${name} from public`,
    `grant execute on function ${schema}.${name} to ${app}`,
  ];
  return { name: `function ${schema}.${name}`, statements };
}

function dropFunctions(schema: string, nameCondition: string): string {
  return `do $drop$ declare found regprocedure; begin
    for found in select p.oid::regprocedure from pg_proc p
      where p.pronamespace = ${pg.escapeLiteral(schema)}::regnamespace and p.proname ${nameCondition}
    loop execute 'drop function ' || found; end loop; end $drop$`;
}
