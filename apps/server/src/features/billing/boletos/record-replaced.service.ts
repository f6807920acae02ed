import { findChangeAuthor } from '../../insights/change-history/change-history.repository.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import type { BookingContext } from '../fees/book-fee.service.ts';
import type { BoletoRow } from './boletos.repository.ts';

/**
 * Records the status SUBSTITUIDO in the history under the user who started the replacement, whichever request or job
 * received the bank's answer.
 */
export async function recordReplaced(context: BookingContext, before: BoletoRow, after: BoletoRow): Promise<void> {
  const { db, tenant } = context;
  const { id, id_client, status } = after;
  if (status !== 'SUBSTITUIDO') return;
  const actor = await findChangeAuthor(db, tenant, { entity: 'BOLETO', id, field: 'substituto' });
  if (!actor) return;
  await recordChanges(
    { ...context, actor },
    { entity: 'BOLETO', id, id_client },
    { status: before.status },
    { status },
  );
}
