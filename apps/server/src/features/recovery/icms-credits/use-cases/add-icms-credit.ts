import { icmsCreditFields, type icmsCreditsApi } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { recordControlRow } from '../../credits/record-control-row.service.ts';
import { requireFreePeriod, requireIcmsProduct } from '../icms-credit.gate.ts';
import { toIcmsResponse, toStoredIcms } from '../icms-credit.wire.ts';
import { checkIcmsCredit } from '../icms-credit-check.service.ts';
import { type IcmsCreditRow, insertIcmsCredit } from '../icms-credits.repository.ts';

export async function addIcmsCredit(
  context: Context,
  { body: { id_product, ...edit } }: Input<typeof icmsCreditsApi.add>,
) {
  const { db, tenant, platform } = context;
  const product = await requireIcmsProduct(context, id_product);
  const place = { id: newId(), id_tenant: tenant, id_client: product.id_client, id_product };
  const createdDate = platform.clock.now().toISOString();
  const row: IcmsCreditRow = { ...place, ...toStoredIcms(edit), version: 1, createdDate };
  await requireFreePeriod(context, row);
  await checkIcmsCredit(context, edit, id_product);

  await insertIcmsCredit(db, row);
  await recordControlRow(context, { entity: 'CREDITO_DE_ICMS', ...row }, icmsCreditFields, { after: edit });
  return { data: { ...toIcmsResponse(row), empresa: product.empresa } };
}
