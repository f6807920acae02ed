import { verificationCode } from '@restitui/domain/accounts/verification-codes/code-limits.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { consumeProof } from './verification-codes.repository.ts';
import { isWhatsAppCodeWaived } from './whatsapp-waiver.service.ts';

/**
 * Consumes the proofs of these contacts in this session. Returns false when one is missing; the caller must then roll
 * back.
 */
export async function consumeContactProofs(
  db: Db,
  {
    actor,
    tenant,
    sessionId,
    platform,
  }: Pick<Context<UserActor, OwnTransactions>, 'actor' | 'tenant' | 'sessionId' | 'platform'>,
  { whatsApp, email }: { whatsApp?: string | undefined; email?: string | undefined },
): Promise<boolean> {
  const since = new Date(platform.clock.now().getTime() - verificationCode.proofMinutes * 60_000).toISOString();
  const prove = (channel: 'whatsapp' | 'email', to: string) =>
    consumeProof(db, tenant, { id_session: sessionId, channel, to }, since);
  const isWaived = isWhatsAppCodeWaived(actor, platform);
  const isEmailProven = email === undefined || (await prove('email', email));
  return isEmailProven && (whatsApp === undefined || (await prove('whatsapp', whatsApp)) || isWaived);
}
