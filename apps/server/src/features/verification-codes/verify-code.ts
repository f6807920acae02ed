import { verificationCode } from '@restitui/domain/verification-codes/code-limits.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import type { CodeSession } from './send-code.ts';
import { type Contact, markProven, takeCodeTry } from './verification-codes.repository.ts';

/** No code, an old, a spent and a wrong one are one answer; a try is taken before anything is compared. */
export async function verifyCode(
  { tenant, sessionId, inTenant, platform }: CodeSession,
  { channel, to, code }: Omit<Contact, 'id_session'> & { code: string },
  wrong: ErrorDefinition,
): Promise<void> {
  const now = platform.clock.now().toISOString();
  const contact: Contact = { id_session: sessionId, channel, to };
  const standing = await inTenant(tenant, (db) =>
    takeCodeTry(db, tenant, contact, { now, of: verificationCode.tries }),
  );
  const isRight = await verifyPassword(standing?.code_hash, code);
  const isProven = standing && isRight && (await inTenant(tenant, (db) => markProven(db, tenant, standing.id, now)));
  if (!isProven) throw new AppError(wrong);
}
