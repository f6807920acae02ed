import type { Context } from '../../../kernel/context.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import { findAgreement } from '../documents/agreements.repository.ts';
import type { ActingSigner } from './acting-signer.service.ts';

/** Tells the staff concerned that a person signed a version of an agreement; the last signature raises no alert. */
export async function notifyAct(
  context: Pick<Context, 'db' | 'tenant' | 'platform'>,
  { key, nome }: ActingSigner,
  { id_agreement, id_version }: { id_agreement: string; id_version: string },
): Promise<void> {
  const person = 'id_owner' in key ? key.id_owner : key.id_user;
  const isOver = (await findAgreement(context.db, context.tenant, id_agreement))?.isAssinado ?? false;
  const acted = { key: `${id_version} ${person}`, facts: { por: nome, completo: isOver }, except: person };
  await notify(context, { event: 'assinatura_feita', about: { id_agreement }, isOver, ...acted });
}
