import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { verificationCode } from '@restitui/domain/verification-codes/code-limits.ts';
import { verificationErrors } from '@restitui/domain/verification-codes/verification-codes.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { StaffSession } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { postMessage } from '../messages/post-message.ts';
import { newCode } from '../passwords/new-code.ts';
import { findTenant } from '../tenants/tenants.repository.ts';
import {
  type Contact,
  countCodes,
  findLastSent,
  insertVerificationCode,
  lockReceiver,
} from './verification-codes.repository.ts';
import { verificationText } from './verification-texts.ts';

const minute = 60_000;
const { length, minutes, perReceiver, perSender, whatsAppPauseSeconds } = verificationCode;

/** A session of whoever deals with the contact. */
export type CodeSession = Pick<StaffSession, 'tenant' | 'sessionId' | 'inTenant' | 'platform'>;

interface Sending {
  channel: MessageChannel;
  to: string;
  /** The account that asks for it. */
  id_sender: string;
}

/** Makes a code, keeps its hash and posts it; not too often to anybody, nor by anybody. */
export async function sendVerificationCode(
  { tenant, sessionId, inTenant, platform }: CodeSession,
  { channel, to, id_sender }: Sending,
): Promise<void> {
  const now = platform.clock.now().getTime();
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const contact: Contact = { id_session: sessionId, channel, to };
  const code = newCode(length);
  const code_hash = await hashPassword(code);

  await inTenant(tenant, async (db) => {
    await lockReceiver(db, tenant, to);
    const last = channel === 'whatsapp' && (await findLastSent(db, tenant, contact));
    const pause = last ? Math.ceil((Date.parse(last) + whatsAppPauseSeconds * 1000 - now) / 1000) : 0;
    if (pause > 0) throw new AppError(verificationErrors.code_too_soon, { retryAfter: pause });
    const sent = await countCodes(db, tenant, { to, id_user: id_sender, since: at(-60 * minute) });
    if (sent.toReceiver >= perReceiver || sent.bySender >= perSender) {
      throw new AppError(verificationErrors.too_many_codes, { retryAfter: 15 * 60 });
    }
    const row = {
      ...contact,
      id: newId(),
      id_user: id_sender,
      code_hash,
      createdDate: at(0),
      expiresAt: at(minutes * minute),
    };
    await insertVerificationCode(db, tenant, row, at(-24 * 60 * minute));
    const sender = (await findTenant(db, tenant))?.title ?? '';
    await postMessage(platform, db, tenant, { channel, to, sender, ...verificationText(code, minutes) });
  });
}
