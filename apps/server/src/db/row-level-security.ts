import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { readerRoleOf } from './app-role.ts';
import { type Erasure, erasures } from './erasures.ts';
import { appendOnlyTables, crossTenantTables, globalTables, type Privilege } from './table-access.ts';
import { type TenantlessLookup, tenantlessLookups } from './tenantless-lookups.ts';

/** The lists that decide; tests pass their own. */
export interface AccessLists {
  globalTables: Readonly<Record<string, readonly Privilege[]>>;
  appendOnlyTables: readonly string[];
  crossTenantTables: readonly string[];
  tenantlessLookups: readonly TenantlessLookup[];
  erasures?: readonly Erasure[];
}

export const productAccess: AccessLists = {
  globalTables,
  appendOnlyTables,
  crossTenantTables,
  tenantlessLookups,
  erasures,
};

// A sub-select is evaluated once per statement, not once per row.
const ofTenant = `id_tenant = (select current_setting('app.tenant', true))`;

/**
 * Returns the statements that create policies, privileges, look-ups and erasures, whatever existed before. Run
 * them in one transaction as the owner.
 */
export function securityStatements(tables: readonly PgTable[], appRole: string, lists = productAccess): string[] {
  const app = pg.escapeIdentifier(appRole);
  const reader = pg.escapeIdentifier(readerRoleOf(appRole));
  return [
    'revoke create on schema public from public',
    `revoke all on all tables in schema public from public, ${app}, ${reader}`,
    `revoke all on all sequences in schema public from public, ${app}, ${reader}`,
    `grant usage on schema public to ${app}, ${reader}`,
    `grant usage, select on all sequences in schema public to ${app}`,
    ...tables.flatMap((table) => tableStatements(table, { app, reader }, lists)),
    ...lookupStatements(app, lists.tenantlessLookups),
    ...erasureStatements(app, lists.erasures ?? []),
  ];
}

function tableStatements(table: PgTable, role: { app: string; reader: string }, lists: AccessLists): string[] {
  const { name } = getTableConfig(table);
  const quoted = `public.${pg.escapeIdentifier(name)}`;
  const grant = (privileges: readonly Privilege[]) => [
    ...(privileges.length > 0 ? [`grant ${privileges.join(', ')} on ${quoted} to ${role.app}`] : []),
    ...(privileges.includes('select') ? [`grant select on ${quoted} to ${role.reader}`] : []),
  ];

  if (!hasTenant(table)) {
    const privileges = lists.globalTables[name];
    if (!privileges) throw new Error(`Table ${name} has no id_tenant and is not among globalTables (table-access.ts).`);
    return grant(privileges);
  }

  const policy = (policyName: string, rule: string) => [
    `drop policy if exists ${policyName} on ${quoted}`,
    ...(rule ? [`create policy ${policyName} on ${quoted} ${rule}`] : []),
  ];
  return [
    ...grant(lists.appendOnlyTables.includes(name) ? ['select', 'insert'] : ['select', 'insert', 'update', 'delete']),
    `alter table ${quoted} enable row level security`,
    `alter table ${quoted} force row level security`,
    ...policy('tenant_isolation', `using (${ofTenant}) with check (${ofTenant})`),
    // For another role rather than another setting: an "or" in the common policy would keep an index from ordering
    // the rows.
    ...policy(
      'cross_tenant_read',
      lists.crossTenantTables.includes(name) ? `for select to ${role.reader} using (true)` : '',
    ),
    // The owner is bound too; migrations, backups and the look-ups below use this named exception.
    ...policy('owner_maintenance', 'to current_user using (true) with check (true)'),
  ];
}

function hasTenant(table: PgTable): boolean {
  return Object.values(getTableColumns(table)).some((column) => column.name === 'id_tenant');
}

// A schema that is recreated, so that a look-up removed from the list disappears from the database.
function lookupStatements(app: string, lookups: readonly TenantlessLookup[]): string[] {
  return [
    'drop schema if exists lookup cascade',
    'create schema lookup',
    'alter default privileges in schema lookup revoke execute on functions from public',
    ...lookups.flatMap(({ name, parameters, returns, query }) => [
      `create function lookup.${name}(${parameters}) returns ${returns} language sql stable security definer
         set search_path = public, pg_temp as $lookup$ ${query} $lookup$`,
      `revoke all on function lookup.${name} from public`,
      `grant execute on function lookup.${name} to ${app}`,
    ]),
    `grant usage on schema lookup to ${app}`,
  ];
}

function erasureStatements(app: string, listed: readonly Erasure[]): string[] {
  return [
    'drop schema if exists erasure cascade',
    'create schema erasure',
    'alter default privileges in schema erasure revoke execute on functions from public',
    ...listed.flatMap(({ name, parameters, statement }) => [
      `create function erasure.${name}(${parameters}) returns void language sql volatile security definer
         set search_path = public, pg_temp as $erasure$ ${statement} $erasure$`,
      `revoke all on function erasure.${name} from public`,
      `grant execute on function erasure.${name} to ${app}`,
    ]),
    `grant usage on schema erasure to ${app}`,
  ];
}
