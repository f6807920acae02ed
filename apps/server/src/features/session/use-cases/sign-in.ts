import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { sessionApi } from '@restitui/domain/session/session.api.ts';
import { sessionErrors } from '@restitui/domain/session/session.errors.ts';
import { signInThrottle } from '@restitui/domain/session/sign-in-throttle.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { verifyPassword } from '../../../platform/passwords.ts';
import { tenantOfHost } from '../../tenants/host-tenant.ts';
import { listTenants } from '../../tenants/tenants.repository.ts';
import { findUser, type UserRow, userOnWire } from '../../users/users.repository.ts';
import {
  countAttempts,
  dropOldAttempts,
  insertAttempt,
  insertSession,
  locateAccount,
  markSucceeded,
} from '../session.repository.ts';
import { hashToken, newToken } from '../token.ts';

const sessionDays = 7;
const minute = 60_000;
const day = 24 * 60 * minute;

/** Unknown e-mail and wrong password are one answer; what else is wrong is told only to who knows the password. */
export async function signIn(context: PublicContext, { body: { email, password } }: Input<typeof sessionApi.login>) {
  const { withoutTenant, inTenant, origin, platform } = context;
  const now = platform.clock.now();
  const account = createHash('sha256').update(email.toLowerCase()).digest('hex');
  const attempt = await beginAttempt(context, account, now);

  const tenants = await withoutTenant(listTenants);
  const host = tenantOfHost(tenants, origin.host);
  const located = await withoutTenant((db) => locateAccount(db, email, host?.id ?? ''));
  const user = located && (await inTenant(located.id_tenant, (db) => findUser(db, located.id_tenant, located.id_user)));
  const succeeded = await verifyPassword(user?.password_hash, password);

  if (!user || !located || !succeeded) throw new AppError(sessionErrors.wrong_credentials);
  await withoutTenant((db) => markSucceeded(db, attempt));
  refuseUnwelcome(user, host);

  const access_token = newToken();
  await inTenant(located.id_tenant, (db) =>
    insertSession(db, {
      id: newId(),
      id_tenant: located.id_tenant,
      id_user: user.id,
      token_hash: hashToken(access_token),
      createdDate: now.toISOString(),
      expiresAt: new Date(now.getTime() + sessionDays * day).toISOString(),
      address: origin.address,
      maquina: origin.maquina,
    }),
  );
  return { user: userOnWire(user), access_token };
}

function refuseUnwelcome(user: UserRow, host: { id: string; title: string } | undefined): void {
  if (!user.isAccepted) throw new AppError(sessionErrors.user_not_accepted);
  if (!host) throw new AppError(sessionErrors.unknown_host);
  if (user.typeUser === 'USUARIO' && user.id_tenant !== host.id) {
    const message = sessionErrors.wrong_tenant.message.replace('{title}', host.title);
    throw new AppError(sessionErrors.wrong_tenant, { message });
  }
}

/** Counted as failed until it succeeds, before the password is looked at: tries in parallel count each other. */
async function beginAttempt({ withoutTenant, origin }: PublicContext, account: string, now: Date): Promise<string> {
  const { windowMinutes, perAccountAndAddress, perAddress, perAccount } = signInThrottle;
  const windowStart = ago(now, windowMinutes * minute);
  const id = newId();
  const { failures, refused } = await withoutTenant(async (db) => {
    await dropOldAttempts(db, windowStart, ago(now, 90 * day));
    const failures = await countAttempts(db, account, origin.address, windowStart);
    const refused =
      failures.accountAndAddress >= perAccountAndAddress ||
      failures.address >= perAddress ||
      (failures.account >= perAccount && !failures.known);
    if (!refused) {
      await insertAttempt(db, { id, account, address: origin.address, at: now.toISOString(), succeeded: false });
    }
    return { failures, refused };
  });
  if (refused) throw new AppError(sessionErrors.too_many_attempts, { retryAfter: windowMinutes * 60 });
  if (failures.account >= perAccount) await wait(1000);
  return id;
}

function ago(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}
