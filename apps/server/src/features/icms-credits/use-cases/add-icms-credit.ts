import type { icmsCreditsApi } from '@restitui/domain/icms-credits/icms-credits.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recordIcmsCredit, requireEditableControl, requireFreePeriod } from '../editable-icms-credit.ts';
import { type IcmsCreditRow, insertIcmsCredit } from '../icms-credits.repository.ts';

export async function addIcmsCredit(
  context: Context,
  { body: { id_product, ...edit } }: Input<typeof icmsCreditsApi.add>,
) {
  const { db, tenant, platform } = context;
  const product = await requireEditableControl(context, id_product);
  const place = { id: newId(), id_tenant: tenant, id_client: product.id_client, id_product };
  const row: IcmsCreditRow = { ...place, ...edit, version: 1, createdDate: platform.clock.now().toISOString() };
  await requireFreePeriod(context, row);

  await insertIcmsCredit(db, row);
  await recordIcmsCredit(context, row, undefined, edit);
  return { data: { ...row, empresa: product.empresa } };
}
