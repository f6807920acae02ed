import { verificationCode } from '@restitui/domain/verification-codes/code-limits.ts';
import { skipsWhatsAppCode } from '@restitui/domain/verification-codes/verification-codes.access.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { StaffSession } from '../../kernel/context.ts';
import { spendProof } from './verification-codes.repository.ts';

/** Spends the proofs of the contacts named, in this session; without them nothing of the transaction may stay. */
export async function spendContactProofs(
  db: Db,
  { actor, tenant, sessionId, platform }: Pick<StaffSession, 'actor' | 'tenant' | 'sessionId' | 'platform'>,
  { whatsApp, email }: { whatsApp?: string | undefined; email?: string | undefined },
): Promise<boolean> {
  const since = new Date(platform.clock.now().getTime() - verificationCode.proofMinutes * 60_000).toISOString();
  const prove = (channel: 'whatsapp' | 'email', to: string) =>
    spendProof(db, tenant, { id_session: sessionId, channel, to }, since);
  const isWaived = skipsWhatsAppCode(actor, platform.whatsAppWaiver);
  const isEmailProven = email === undefined || (await prove('email', email));
  return isEmailProven && (whatsApp === undefined || (await prove('whatsapp', whatsApp)) || isWaived);
}
