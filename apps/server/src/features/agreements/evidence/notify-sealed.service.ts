import type { Context } from '../../../kernel/context.ts';
import { queueMessage } from '../../operations/messages/queue-message.service.ts';
import type { SealInput } from './build-sealed-pdf.service.ts';
import { sealedEmail } from './sealed.texts.ts';

/** Sends the party and the consultancy the verification address. */
export async function notifySealed(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  { home, party, seal }: SealInput,
): Promise<void> {
  const address = `${platform.siteAddress(home)}/verificar/${seal.code}`;
  const people = [party, { name: home.title, email: home.email }].filter(({ email }) => email !== '');
  for (const { name, email } of people) {
    const message = sealedEmail({ name, party: party.name, company: home.title, address });
    await queueMessage(platform, db, tenant, { channel: 'email', to: email, sender: home.title, ...message });
  }
}
