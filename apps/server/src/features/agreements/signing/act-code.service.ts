import { verificationCode } from '@restitui/domain/accounts/verification-codes/code-limits.ts';
import { signingErrors as errors } from '@restitui/domain/agreements/signing/signing.errors.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { type ClientActor, isClientContext, type SessionActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { consumeProof, hasProof } from '../../accounts/verification-codes/verification-codes.repository.ts';
import { verifyCode } from '../../accounts/verification-codes/verify-code.service.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';

/**
 * Returns whether the session must confirm an act by a code: a client under the tenant's policy (decision D-40).
 */
export async function requiresActCode(context: Context<SessionActor, OwnTransactions>, db: Db): Promise<boolean> {
  return isClientContext(context) && (await findTenant(db, context.tenant))?.codigoAoAssinar === true;
}

type Client = Pick<Context<ClientActor, OwnTransactions>, 'actor' | 'sessionId' | 'tenant' | 'platform'>;

const contactOf = ({ actor, sessionId }: Client) =>
  ({ id_session: sessionId, channel: 'email', to: actor.email.trim().toLowerCase() }) as const;

/** Returns the time after which a proof is valid. */
function freshSince({ platform }: Client): string {
  return new Date(platform.clock.now().getTime() - verificationCode.minutes * 60_000).toISOString();
}

export function isActCodeVerified(context: Client, db: Db): Promise<boolean> {
  return hasProof(db, context.tenant, contactOf(context), freshSince(context));
}

/**
 * Verifies the code. A verified code stays valid, so an act that is refused for another reason needs no new one.
 */
export async function verifyActCode(
  context: Context<ClientActor, OwnTransactions>,
  code: string | undefined,
): Promise<void> {
  const { tenant, inTenant } = context;
  if (await inTenant(tenant, (db) => isActCodeVerified(context, db))) return;
  await verifyCode(context, { ...contactOf(context), code: code ?? '' }, errors.act_code_wrong);
}

/** Uses up the proof: one per act. */
export async function consumeActCode(context: Client, db: Db): Promise<void> {
  const spent = await consumeProof(db, context.tenant, contactOf(context), freshSince(context));
  if (!spent) throw new AppError(errors.act_code_wrong);
}
