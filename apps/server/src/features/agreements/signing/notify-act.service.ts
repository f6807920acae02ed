import type { Context } from '../../../kernel/context.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import type { ActingSigner } from './acting-signer.service.ts';

/** Tells the staff concerned that a person signed a version of an agreement. */
export async function notifyAct(
  context: Pick<Context, 'db' | 'tenant' | 'platform'>,
  { key, nome }: ActingSigner,
  { id_agreement, id_version }: { id_agreement: string; id_version: string },
): Promise<void> {
  const person = 'id_owner' in key ? key.id_owner : key.id_user;
  const acted = { key: `${id_version} ${person}`, facts: { por: nome }, except: person };
  await notify(context, { event: 'assinatura_feita', about: { id_agreement }, ...acted });
}
