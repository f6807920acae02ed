import type { SignInAttemptKind } from '@restitui/domain/accounts/session/sign-in-attempt-kind.ts';
import type { AttemptFigures } from '@restitui/domain/accounts/session/sign-in-throttle.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { signInAttempts } from './session.table.ts';

interface CountedAttempts {
  account: string;
  address: string;
  kind: SignInAttemptKind;
  /** Failures count within these two times; the later one is ahead of now by the tolerated difference of clocks. */
  since: string;
  until: string;
  /** The account as it signs in, when `account` names another kind of attempt. */
  knownAs: string;
}

/**
 * Counts the recent failures of one kind. Takes a lock per address, so that concurrent attempts are counted one after
 * the other.
 */
export async function countAttempts(
  db: Db,
  { account, address, kind, since, until, knownAs }: CountedAttempts,
): Promise<AttemptFigures> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
  const attempts = signInAttempts;
  const failures = sql`select count(*)::int from ${attempts} f
    where f.kind = ${kind} and not f.succeeded and f.at > ${since} and f.at <= ${until}`;
  const successes = sql`from ${attempts} s where s.address = ${address} and s.succeeded`;
  const { rows } = await db.execute<AttemptFigures & Record<string, unknown>>(sql`select
    (${failures} and f.account = ${account} and f.address = ${address} and f.at > coalesce(
      (select max(s.at) ${successes} and s.account = ${account} and s.kind = ${kind} and s.at <= ${until}),
      '-infinity')) as "accountAndAddress",
    (${failures} and f.address = ${address}) as address,
    (${failures} and f.account = ${account}) as account,
    exists (select 1 ${successes} and s.account = ${knownAs} and s.kind = 'sign-in') as known,
    (select count(distinct s.account)::int ${successes} and s.kind = 'sign-in') as "accountsOfAddress"`);
  const [figures] = rows;
  if (!figures) throw new Error('no figures of attempts');
  return figures;
}

export async function insertAttempt(db: Db, attempt: typeof signInAttempts.$inferInsert): Promise<void> {
  await db.insert(signInAttempts).values(attempt);
}

/** Deletes failures outside the window, also those that a wrong clock dated ahead, and successes past their time. */
export async function deleteOldAttempts(
  db: Db,
  window: { since: string; until: string },
  successesBefore: string,
): Promise<void> {
  await db.execute(sql`delete from ${signInAttempts} where
    (not succeeded and (at < ${window.since} or at > ${window.until})) or at < ${successesBefore}`);
}
