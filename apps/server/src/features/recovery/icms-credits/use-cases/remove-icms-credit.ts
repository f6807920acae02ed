import { icmsCreditFields, type icmsCreditsApi } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordControlRow } from '../../credits/record-control-row.service.ts';
import { requireEditableIcmsCredit } from '../icms-credit.gate.ts';
import { toIcmsResponse } from '../icms-credit.wire.ts';
import { deleteIcmsCredit } from '../icms-credits.repository.ts';

export async function removeIcmsCredit(context: Context, { params: { id } }: Input<typeof icmsCreditsApi.remove>) {
  const { row } = await requireEditableIcmsCredit(context, id);
  await deleteIcmsCredit(context.db, context.tenant, id);
  const before = toIcmsResponse(row);
  await recordControlRow(context, { entity: 'CREDITO_DE_ICMS', ...row }, icmsCreditFields, { before });
  return { data: { id } };
}
