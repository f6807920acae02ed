import type { Context } from '../../kernel/context.ts';
import { postMessage } from '../messages/post-message.ts';
import type { SealInput } from './make-sealed-paper.ts';
import { sealedMessage } from './sealed-message.ts';

/** The party and the consultancy hear where the document can be checked. */
export async function announceSealed(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  { home, party, seal }: SealInput,
): Promise<void> {
  const address = `${platform.siteAddress(home)}/verificar/${seal.code}`;
  const people = [party, { name: home.title, email: home.email }].filter(({ email }) => email !== '');
  for (const { name, email } of people) {
    const words = sealedMessage({ name, party: party.name, company: home.title, address });
    await postMessage(platform, db, tenant, { channel: 'email', to: email, sender: home.title, ...words });
  }
}
