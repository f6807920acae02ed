import { verificationCode } from '@restitui/domain/accounts/verification-codes/code-limits.ts';
import { verificationErrors } from '@restitui/domain/accounts/verification-codes/verification-codes.errors.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recentWindow } from '../../../kernel/recent-window.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { queueMessage } from '../../operations/messages/queue-message.service.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { randomCode } from '../passwords/random-code.rules.ts';
import {
  type Contact,
  countCodes,
  findLastCode,
  insertVerificationCode,
  lockReceiver,
} from './verification-codes.repository.ts';
import { verificationText } from './verification-codes.texts.ts';

const minute = 60_000;
const { length, minutes, perReceiver, perSender, pauseSeconds, tries } = verificationCode;

/** The session in which the contact is verified. */
export type CodeSession = Pick<Context<UserActor, OwnTransactions>, 'tenant' | 'sessionId' | 'inTenant' | 'platform'>;

interface CodeRequest {
  channel: MessageChannel;
  to: string;
  /** The user who requests the code. */
  id_sender: string;
}

/** Creates a code, stores its hash and sends it; limited per receiver and per sender. */
export async function sendVerificationCode(
  { tenant, sessionId, inTenant, platform }: CodeSession,
  { channel, to, id_sender }: CodeRequest,
): Promise<void> {
  const now = platform.clock.now().getTime();
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const contact: Contact = { id_session: sessionId, channel, to };
  const code = randomCode(length);
  const code_hash = await hashPassword(code);

  await inTenant(tenant, async (db) => {
    await lockReceiver(db, tenant, to);
    const last = await findLastCode(db, tenant, contact);
    // A code of the future was sent before the clock was set back.
    const sentAt = last && last.tries < tries ? Date.parse(last.createdDate) : undefined;
    const pause = sentAt && sentAt <= now ? Math.ceil((sentAt + pauseSeconds * 1000 - now) / 1000) : 0;
    if (pause > 0) throw new AppError(verificationErrors.code_too_soon, { retryAfter: pause });
    const sent = await countCodes(db, tenant, { to, id_user: id_sender, ...recentWindow(new Date(now), 60) });
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
    await queueMessage(platform, db, tenant, { channel, to, sender, ...verificationText(code, minutes) });
  });
}
