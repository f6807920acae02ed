import type pg from 'pg';
import { readerRoleOf } from './app-role.ts';
import { type AccessLists, productAccess } from './row-level-security.ts';

/**
 * Reads the catalogue of the database and returns one sentence for each place where tenants are not kept apart or a key
 * does not carry the tenant. Runs at every start and in the tests, independently of the statements that were applied.
 */
export async function findIsolationGaps(
  client: pg.ClientBase,
  appRole: string,
  { globalTables, appendOnlyTables }: Pick<AccessLists, 'globalTables' | 'appendOnlyTables'> = productAccess,
): Promise<string[]> {
  const unreadable = Object.keys(globalTables).filter((name) => globalTables[name]?.length === 0);
  const values = [appRole, Object.keys(globalTables), appendOnlyTables, readerRoleOf(appRole), unreadable];
  const { rows } = await client.query<{ gap: string }>(question, values);
  return rows.map(({ gap }) => gap);
}

const question = `
with app as (select * from pg_roles where rolname = $1),
reader as (select * from pg_roles where rolname = $4),
roles as (select * from app union all select * from reader),
tables as (
  select c.oid, c.relname as name, c.relkind, c.relrowsecurity and c.relforcerowsecurity as guarded, c.reloptions,
         exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_tenant' and not a.attisdropped) as tenant
    from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
)
select format('table %s has id_tenant and no forced row-level security', name) as gap
  from tables where relkind in ('r', 'p') and tenant and not guarded
union all
select format('table %s has no policy tenant_isolation', name)
  from tables t where relkind in ('r', 'p') and tenant
   and not exists (select from pg_policy p where p.polrelid = t.oid and p.polname = 'tenant_isolation')
union all
select format('table %s has neither id_tenant nor a place in globalTables', name)
  from tables where relkind in ('r', 'p') and not tenant and name <> all ($2::text[])
union all
select format('table %s has no primary key', name)
  from tables t where relkind in ('r', 'p') and not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)
union all
select format('key %s of table %s does not contain id_tenant: put id_tenant first in it, and find rows across tenants through a directory (docs/decisions/033)',
              i.indexrelid::regclass, name)
  from tables t join pg_index i on i.indrelid = t.oid and i.indisunique
 where tenant and not exists (
   select from pg_attribute a where a.attrelid = t.oid and a.attname = 'id_tenant' and a.attnum = any (i.indkey))
union all
select format('foreign key %s of table %s does not pair id_tenant with id_tenant of %s: add id_tenant to it, or refer to user_directory where the user may be of another tenant (docs/decisions/033)',
              c.conname, t.name, referenced.name)
  from tables t join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
  join tables referenced on referenced.oid = c.confrelid and referenced.tenant
 where not exists (
   select from unnest(c.conkey, c.confkey) as pair (own, other)
     join pg_attribute a on a.attrelid = t.oid and a.attnum = pair.own and a.attname = 'id_tenant'
     join pg_attribute b on b.attrelid = referenced.oid and b.attnum = pair.other and b.attname = 'id_tenant')
union all
select format('role %s may read or write the directory %s', rolname, name) from tables, roles
 where name = any ($5::text[]) and has_table_privilege(roles.oid, tables.oid, 'select, insert, update, delete')
union all
select format('view %s does not read as its caller (security_invoker)', name)
  from tables where relkind = 'v' and not coalesce(reloptions @> '{security_invoker=true}', false)
union all
select format('%s is a copy or a link that policies do not guard', name) from tables where relkind in ('m', 'f')
union all
select format('role %s may truncate %s', rolname, name) from tables, roles
 where has_table_privilege(roles.oid, tables.oid, 'truncate')
union all
select format('role %s may write %s', $4, name) from tables, reader
 where has_table_privilege(reader.oid, tables.oid, 'insert, update, delete')
union all
select format('role %s may change rows of %s', $1, name) from tables, app
 where name = any ($3::text[]) and has_table_privilege(app.oid, tables.oid, 'update, delete')
union all
select format('role %s does not exist', wanted) from unnest(array[$1, $4]) wanted where wanted not in (select rolname from roles)
union all
select format('role %s is a superuser, bypasses row-level security or makes roles', rolname)
  from roles where rolsuper or rolbypassrls or rolcreaterole
union all
select format('role %s is a member of %s', rolname, m.roleid::regrole)
  from roles join pg_auth_members m on m.member = roles.oid
 where not (rolname = $1 and m.roleid in (select oid from reader))
union all
select format('role %s reads across tenants without asking', $1) from app, reader where pg_has_role(app.oid, reader.oid, 'usage')
union all
select format('role %s owns %s', rolname, pg_describe_object(d.classid, d.objid, d.objsubid))
  from roles join pg_shdepend d on d.refobjid = roles.oid and d.refclassid = 'pg_authid'::regclass and d.deptype = 'o'
 where d.dbid in (0, (select oid from pg_database where datname = current_database()))
union all
select format('role %s may create in schema %s', rolname, n.nspname)
  from roles, pg_namespace n where n.nspname in ('public', 'lookup', 'erasure', 'directory') and has_schema_privilege(roles.oid, n.oid, 'create')
union all
select format('function %s runs as its owner outside the schemas lookup, erasure and directory', p.oid::regprocedure)
  from pg_proc p where p.prosecdef and p.pronamespace not in (select oid from pg_namespace where nspname in ('lookup', 'erasure', 'directory', 'pg_catalog'))
union all
select format('look-up %s has no fixed search_path', p.oid::regprocedure)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
 where n.nspname in ('lookup', 'erasure', 'directory') and not coalesce(p.proconfig @> array['search_path=public, pg_temp'], false)
union all
select format('look-up %s is open to everybody', p.oid::regprocedure)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
 where n.nspname in ('lookup', 'erasure', 'directory') and exists (
   select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0)
`;
