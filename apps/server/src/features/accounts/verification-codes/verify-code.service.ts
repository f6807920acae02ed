import { verificationCode } from '@restitui/domain/accounts/verification-codes/code-limits.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import { verifyPassword } from '../../../platform/passwords.ts';
import type { CodeSession } from './send-code.service.ts';
import { type Contact, countCodeAttempt, markProven } from './verification-codes.repository.ts';

/** Gives a missing, expired, used and wrong code the same response; counts the attempt before comparing. */
export async function verifyCode(
  { tenant, sessionId, inTenant, platform }: CodeSession,
  { channel, to, code }: Omit<Contact, 'id_session'> & { code: string },
  wrong: ErrorDefinition,
): Promise<void> {
  const now = platform.clock.now().toISOString();
  const contact: Contact = { id_session: sessionId, channel, to };
  const validCode = await inTenant(tenant, (db) =>
    countCodeAttempt(db, tenant, contact, { now, of: verificationCode.tries }),
  );
  const isRight = await verifyPassword(validCode?.code_hash, code);
  const isProven = validCode && isRight && (await inTenant(tenant, (db) => markProven(db, tenant, validCode.id, now)));
  if (!isProven) throw new AppError(wrong);
}
