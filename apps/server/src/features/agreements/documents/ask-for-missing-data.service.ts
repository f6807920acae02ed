import { fieldsOfParty, missingAtConsultancy } from '@restitui/domain/agreements/lifecycle/missing-data.ts';
import type { Context } from '../../../kernel/context.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import type { VersionRow } from './agreements.repository.ts';

/** Asks the party for the data that a version lacks and that the party can enter on the agreement's page. */
export async function askForMissingData(
  context: Pick<Context, 'db' | 'tenant' | 'platform'>,
  { id, id_agreement, missing }: Pick<VersionRow, 'id' | 'id_agreement' | 'missing'>,
): Promise<void> {
  if (fieldsOfParty(missing).length === 0) return;
  const elsewhere = missingAtConsultancy(missing);
  const asked = missing.filter((value) => !elsewhere.includes(value));
  const facts = { item: asked.map(({ label }) => label).join(', ') };
  await notify(context, { event: 'dado_pedido', about: { id_agreement }, key: id, facts });
}
