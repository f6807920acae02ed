import { findChangeAuthor } from '../change-history/change-history.repository.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import type { BoletoRow } from './boletos.repository.ts';
import type { BookingContext } from './booking-context.ts';

/** That a boleto now counts as replaced is the doing of who replaced it, whoever heard the bank say so. */
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
