import { recentSignInMinutes } from '@restitui/domain/accounts/session/recent-sign-in.ts';
import type { Db, InLocatedTenant, Located } from '../../../db/tenant-scope.ts';
import type { AppServices, FoundSession, IdleSession } from '../../../http/app-services.ts';
import type { ClientActor } from '../../../kernel/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isFactorRequired } from '../../tenancy/security-settings/security-rules.service.ts';
import { findClientSession, updateClientSession } from './client-sessions.repository.ts';
import { createLastSeenRecorder, type LastSeenRecorder } from './last-seen.service.ts';
import { findSession, markIdle, runningSession, touchSession } from './session.repository.ts';
import { hashToken } from './token.rules.ts';

interface Finder extends Pick<AppServices, 'platform'> {
  lastSeen: LastSeenRecorder;
}

type Found = FoundSession | IdleSession | undefined;

/** A session with whether its use, or its end, was written. */
interface Resolved {
  session: Found;
  hasWritten: boolean;
}

/** Runs work with the session of a token: in the transaction that found it, which `db` is, or after that one. */
type InSession = <T>(token: string, work: SessionWork<T>) => Promise<T>;

type SessionWork<T> = (session: Found, db: Db | undefined) => Promise<T>;

const minute = 60_000;

/**
 * Creates the function that resolves a token. It reads the account on every request, so that a changed cargo or an
 * ended session takes effect at once. What it writes, at most once a minute for a session, is committed before the
 * work begins: a refusal of the work must not roll it back.
 */
export function createSessionFinder({
  platform,
  inLocatedTenant,
}: {
  platform: Platform;
  inLocatedTenant: InLocatedTenant;
}): InSession {
  const finder = { platform, lastSeen: createLastSeenRecorder(platform.clock) };
  const inSession = async <T>(token: string, work: SessionWork<T>): Promise<T> => {
    const lookup = runningSession(hashToken(token), platform.clock.now());
    const done = await inLocatedTenant<{ answer: T } | { session: Found }>(lookup, async (db, located) => {
      const find = located.id_user === null ? findClient : findStaff;
      const { session, hasWritten } = await find(finder, db, located);
      return session && !hasWritten ? { answer: await work(session, db) } : { session };
    });
    if (!done) return work(undefined, undefined);
    if ('answer' in done) return done.answer;
    const { session } = done;
    // The next look finds the use that was written, and has nothing to write.
    return session && !('idle' in session) ? inSession(token, work) : work(session, undefined);
  };
  return inSession;
}

const unknown: Resolved = { session: undefined, hasWritten: false };

async function findStaff(finder: Finder, db: Db, { id, id_tenant }: Located): Promise<Resolved> {
  const { lastSeen, platform } = finder;
  const session = await findSession(db, id_tenant, id);
  if (!session?.isAccepted) return unknown;
  const rules = session.rules ?? platform.securityDefaults;
  if (isIdle(finder, id, session, rules.idle_minutes)) {
    if (!session.idleAt) await markIdle(db, id_tenant, id, platform.clock.now().toISOString());
    return { session: { idle: true }, hasWritten: !session.idleAt };
  }
  const hasWritten = await lastSeen.note(id, (now) => touchSession(db, id_tenant, id, now));
  const { id_user, name, typeUser, typeCargo, permissions } = session;
  const authenticated = Date.parse(session.authenticatedAt ?? session.createdDate);
  const found: FoundSession = {
    id,
    actor: { kind: 'user', id: id_user, name, id_tenant, typeUser, typeCargo, permissions },
    recentUntil: rules.reauthentication ? new Date(authenticated + recentSignInMinutes * minute) : null,
    mustEnrol: !session.secondFactorAt && isFactorRequired(platform, rules, typeUser),
  };
  return { session: found, hasWritten };
}

async function findClient(finder: Finder, db: Db, { id, id_tenant }: Located): Promise<Resolved> {
  const { lastSeen, platform } = finder;
  const session = await findClientSession(db, id_tenant, id);
  if (!session) return unknown;
  const { idle_minutes } = session.rules ?? platform.securityDefaults;
  if (isIdle(finder, id, session, idle_minutes)) {
    const idleAt = platform.clock.now().toISOString();
    if (!session.idleAt) await updateClientSession(db, id_tenant, id, { idleAt });
    return { session: { idle: true }, hasWritten: !session.idleAt };
  }
  const hasWritten = await lastSeen.note(id, (now) => updateClientSession(db, id_tenant, id, { lastSeenAt: now }));
  const { owner } = session;
  const actor: ClientActor = {
    kind: 'client',
    id_owner: owner.id,
    id_tenant,
    cpf: owner.cpfProprietario,
    name: owner.nomeProprietario,
    email: owner.emailProprietario,
    contato: owner.contatoProprietario,
    mustChangePassword: owner.mustChangePassword && session.method === 'password',
    signedInBy: session.method,
  };
  return { session: { id, actor, recentUntil: null, mustEnrol: false }, hasWritten };
}

interface Use {
  createdDate: string;
  lastSeenAt: string | null;
  idleAt: string | null;
}

function isIdle(
  { lastSeen, platform }: Finder,
  id: string,
  { createdDate, lastSeenAt, idleAt }: Use,
  idleMinutes: number,
): boolean {
  if (idleAt) return true;
  const last = lastSeen.lastUse(id, lastSeenAt ?? createdDate);
  return platform.clock.now().getTime() - last.getTime() > idleMinutes * minute;
}
