import { agreementActErrors as errors } from '@restitui/domain/agreement-acts/agreement-acts.errors.ts';
import { verificationCode } from '@restitui/domain/verification-codes/code-limits.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { AnySession, ClientSession } from '../../kernel/context.ts';
import { findTenant } from '../tenants/tenants.repository.ts';
import { hasProof, spendProof } from '../verification-codes/verification-codes.repository.ts';
import { verifyCode } from '../verification-codes/verify-code.ts';

/** Whether this session confirms an act by a code: a client's does, by the tenant's policy (decision D-40). */
export async function asksCode(session: AnySession, db: Db): Promise<boolean> {
  return session.who === 'client' && (await findTenant(db, session.tenant))?.codigoAoAssinar === true;
}

type Client = Pick<ClientSession, 'client' | 'sessionId' | 'tenant' | 'platform'>;

const contactOf = ({ client, sessionId }: Client) =>
  ({ id_session: sessionId, channel: 'email', to: client.email.trim().toLowerCase() }) as const;

/** Since when a proof is fresh. */
function freshSince({ platform }: Client): string {
  return new Date(platform.clock.now().getTime() - verificationCode.minutes * 60_000).toISOString();
}

export function isCodeProven(session: Client, db: Db): Promise<boolean> {
  return hasProof(db, session.tenant, contactOf(session), freshSince(session));
}

/** A right code is a proof from here on, so that an act refused for another reason needs no other code. */
export async function proveCode(session: ClientSession, code: string | undefined): Promise<void> {
  const { tenant, inTenant } = session;
  if (await inTenant(tenant, (db) => isCodeProven(session, db))) return;
  await verifyCode(session, { ...contactOf(session), code: code ?? '' }, errors.act_code_wrong);
}

/** One proof, one act. */
export async function spendCode(session: Client, db: Db): Promise<void> {
  const spent = await spendProof(db, session.tenant, contactOf(session), freshSince(session));
  if (!spent) throw new AppError(errors.act_code_wrong);
}
