import { createHmac } from 'node:crypto';
import pg from 'pg';
import { scramVerifier } from './scram-verifier.ts';

/**
 * Roles belong to a whole cluster, and several databases of ours may share one: each has a role of its own.
 */
export function appRoleOf(database: string): string {
  return database === 'restitui' ? 'restitui_app' : `restitui_app_${database}`.slice(0, 56);
}

/** What the application role becomes for the length of a transaction that reads across tenants. */
export function readerRoleOf(appRole: string): string {
  return `${appRole}_reader`;
}

/** Same on every process that has the key, stored nowhere. */
export function appRolePassword(secretKey: string, role: string): string {
  return createHmac('sha256', secretKey).update(`database role ${role}`).digest('hex');
}

/**
 * Makes the role that the application works as: it signs in, owns nothing and bypasses nothing. And its reader, which
 * it does not inherit from: `set role` alone makes it one.
 * With a password, an existing role is set to it when `signsIn` says that it does not let us in yet.
 */
export async function ensureAppRole(
  owner: pg.Client,
  role: string,
  password?: string,
  signsIn: () => Promise<boolean> = async () => true,
): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const secret = () => (password ? `password ${pg.escapeLiteral(scramVerifier(password))}` : '');

  await owner.query(`select pg_advisory_lock(hashtext('restitui app role'))`);
  try {
    const found = await owner.query<{ excessive: boolean }>(
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as excessive
         from pg_roles where rolname = $1`,
      [role],
    );
    if (!found.rows[0]) {
      await owner.query(
        `create role ${name} login noinherit nosuperuser nobypassrls nocreaterole nocreatedb ${secret()}`,
      );
    } else if (found.rows[0].excessive) {
      throw new Error(`O papel ${role} tem poderes demais no PostgreSQL. Retire-os: SUPERUSER, BYPASSRLS e CREATE…`);
    } else if (!(await signsIn())) {
      await owner.query(`alter role ${name} login ${secret()}`);
    }

    const reader = readerRoleOf(role);
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [reader]);
    if (!rowCount) {
      const readerName = pg.escapeIdentifier(reader);
      await owner.query(`create role ${readerName} nologin nosuperuser nobypassrls`);
      await owner.query(`alter role ${name} noinherit`);
      await owner.query(`grant ${readerName} to ${name}`);
    }
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new Error(
      `O usuário de DATABASE_URL não pode criar nem alterar o papel ${role}, com que o sistema trabalha. ` +
        `Dê-lhe a permissão: ALTER ROLE ${pg.escapeIdentifier(owner.user ?? '')} CREATEROLE;`,
      { cause: error },
    );
  } finally {
    await owner.query(`select pg_advisory_unlock(hashtext('restitui app role'))`);
  }
}
