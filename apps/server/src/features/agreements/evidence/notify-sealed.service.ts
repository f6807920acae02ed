import type { Context } from '../../../kernel/context.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import type { SealInput } from './build-sealed-pdf.service.ts';

/** Tells all concerned that the agreement is sealed, with its verification address. */
export async function notifySealed(
  context: Pick<Context, 'db' | 'tenant' | 'platform'>,
  { home, seal: { code, id_agreement } }: SealInput,
): Promise<void> {
  const address = `${context.platform.siteAddress(home)}/verificar/${code}`;
  const links = { parte: address, equipe: address };
  await notify(context, { event: 'contrato_assinado', about: { id_agreement }, key: code, links });
}
