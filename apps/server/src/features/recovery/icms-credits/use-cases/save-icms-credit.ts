import { icmsCreditFields, type icmsCreditsApi } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { icmsCreditErrors } from '@restitui/domain/recovery/icms-credits/icms-credits.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordControlRow } from '../../credits/record-control-row.service.ts';
import { requireEditableIcmsCredit, requireFreePeriod } from '../icms-credit.gate.ts';
import { toIcmsResponse, toStoredIcms } from '../icms-credit.wire.ts';
import { checkIcmsCredit } from '../icms-credit-check.service.ts';
import { updateIcmsCredit } from '../icms-credits.repository.ts';

export async function saveIcmsCredit(
  context: Context,
  { params: { id }, body: { seen, ...edit } }: Input<typeof icmsCreditsApi.save>,
) {
  const { row, product } = await requireEditableIcmsCredit(context, id);
  if (seen !== undefined && seen !== row.version) throw new AppError(icmsCreditErrors.icms_credit_changed);
  await requireFreePeriod(context, { ...row, periodoApurado: edit.periodoApurado });
  await checkIcmsCredit(context, edit, row.id_product);

  const changed = { ...toStoredIcms(edit), version: row.version + 1 };
  await updateIcmsCredit(context.db, context.tenant, id, changed);
  await recordControlRow(context, { entity: 'CREDITO_DE_ICMS', ...row }, icmsCreditFields, {
    before: toIcmsResponse(row),
    after: edit,
  });
  return { data: { ...toIcmsResponse({ ...row, ...changed }), empresa: product.empresa } };
}
