import { verificationCode } from '@restitui/domain/accounts/verification-codes/code-limits.ts';
import { verificationErrors } from '@restitui/domain/accounts/verification-codes/verification-codes.errors.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import { verifyPassword } from '../../../platform/passwords.ts';
import type { CodeSession } from './send-code.service.ts';
import { type Contact, countCodeAttempt, findLastCode, markProven } from './verification-codes.repository.ts';

/**
 * Gives a missing, used and wrong code the same response; an expired one and one without tries are named as such
 * (decision D-46). Counts the attempt before comparing.
 */
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
  if (isProven) return;
  const last = validCode ? undefined : await inTenant(tenant, (db) => findLastCode(db, tenant, contact));
  throw new AppError(last ? refusalOf(last, now, wrong) : wrong);
}

interface LastCode {
  isSpent: boolean;
  tries: number;
  expiresAt: string;
}

function refusalOf({ isSpent, tries, expiresAt }: LastCode, now: string, wrong: ErrorDefinition): ErrorDefinition {
  if (isSpent) return wrong;
  if (tries >= verificationCode.tries) return verificationErrors.code_tries_used;
  return new Date(expiresAt) <= new Date(now) ? verificationErrors.code_expired : wrong;
}
