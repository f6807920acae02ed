import pg from 'pg';
import type { RoleTimeouts } from '../platform/database-limits.ts';

/**
 * Stores the time-outs with the role in this database. A pooler refuses or loses settings of a connection; those of a
 * role reach every connection of it.
 */
export async function applyRoleTimeouts(owner: pg.ClientBase, role: string, timeouts: RoleTimeouts): Promise<void> {
  const { rows } = await owner.query<{ setting: string }>(
    `select unnest(setting.setconfig) as setting
       from pg_db_role_setting setting
       join pg_roles role on role.oid = setting.setrole
       join pg_database own on own.oid = setting.setdatabase
      where role.rolname = $1 and own.datname = current_database()`,
    [role],
  );
  const stored = new Set(rows.map(({ setting }) => setting));
  const wanted = {
    statement_timeout: timeouts.statementSeconds,
    lock_timeout: timeouts.lockSeconds,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionSeconds,
  };
  const changed = Object.entries(wanted).filter(([name, seconds]) => !stored.has(`${name}=${seconds}s`));
  if (changed.length === 0) return;

  const named = await owner.query<{ name: string }>('select current_database() as name');
  const place = `${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(named.rows[0]?.name ?? '')}`;
  for (const [name, seconds] of changed) await owner.query(`alter role ${place} set ${name} = '${seconds}s'`);
}
