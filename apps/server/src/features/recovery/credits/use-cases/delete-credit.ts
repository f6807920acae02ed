import type { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { creditFields } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { bookCredit } from '../../../billing/fees/book-fee.service.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { syncFeeAlerts } from '../../../simples/refund-requests/sync-fee-alerts.service.ts';
import { refuseCharged } from '../charged-credit.gate.ts';
import { requireEditableCredit } from '../credit.gate.ts';
import { toEnteredCredit } from '../credit.wire.ts';
import { updateCredit } from '../credits.repository.ts';

/** Soft delete, because history and attachments refer to the row. */
export async function deleteCredit(context: Context, { params: { id } }: Input<typeof creditsApi.remove>) {
  const { db, tenant, platform } = context;
  const credit = await requireEditableCredit(context, id);
  await refuseCharged(context, id);
  await updateCredit(db, tenant, id, { deletedAt: platform.clock.now().toISOString() });
  await bookCredit(context, credit, null);
  const gone = Object.fromEntries(creditFields.map((field) => [field, null]));
  await recordChanges(context, { entity: 'CREDITO', ...credit }, toEnteredCredit(credit), gone);
  await syncFeeAlerts(context, credit.id_product);
  return { data: { id } };
}
