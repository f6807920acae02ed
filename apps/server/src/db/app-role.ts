import { createHmac } from 'node:crypto';
import pg from 'pg';
import { errorCode } from '../platform/error-code.ts';
import { inLockedTransaction } from './locked-transaction.ts';
import { scramVerifier } from './scram-verifier.ts';

/**
 * Returns the name of the application role of a database. Roles belong to the whole cluster, which several
 * databases may share.
 */
export function appRoleOf(database: string): string {
  return database === 'restitui' ? 'restitui_app' : `restitui_app_${database}`.slice(0, 56);
}

/** Returns the name of the role that a transaction takes to read across tenants. */
export function readerRoleOf(appRole: string): string {
  return `${appRole}_reader`;
}

/** Derives the role's password: the same in every process that has the key, and stored nowhere. */
export function appRolePassword(secretKey: string, role: string): string {
  return createHmac('sha256', secretKey).update(`database role ${role}`).digest('hex');
}

/**
 * Creates the role of the application, which signs in, owns nothing and bypasses nothing, and its reader role,
 * which it does not inherit from: only `set role` activates that.
 * With a password, sets it on an existing role when `signsIn` reports that signing in fails.
 */
export async function ensureAppRole(
  owner: pg.Client,
  role: string,
  password?: string,
  signsIn: () => Promise<boolean> = async () => true,
): Promise<void> {
  try {
    await inLockedTransaction(owner, 'restitui app role', () => createOrCheckRoles(owner, role, password, signsIn));
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    throw new Error(
      `O usuário de DATABASE_URL não pode criar nem alterar o papel ${role}, com que o sistema trabalha. ` +
        `Dê-lhe a permissão: ALTER ROLE ${pg.escapeIdentifier(owner.user ?? '')} CREATEROLE;`,
      { cause: error },
    );
  }
}

async function createOrCheckRoles(
  owner: pg.Client,
  role: string,
  password: string | undefined,
  signsIn: () => Promise<boolean>,
): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const secret = () => (password ? `password ${pg.escapeLiteral(scramVerifier(password))}` : '');
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
}
