import type { compensationsApi } from '@restitui/domain/compensations/compensations.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { type CompensationRow, insertCompensation } from '../compensations.repository.ts';
import { recordCompensation, requireCompensableProduct } from '../editable-compensation.ts';

export async function addCompensation(
  context: Context,
  { body: { id_product, ...edit } }: Input<typeof compensationsApi.add>,
) {
  const { db, tenant, platform } = context;
  const { id_client, empresa, typeServico } = await requireCompensableProduct(context, id_product);
  const place = { id: newId(), id_tenant: tenant, id_client, id_product };
  const row: CompensationRow = { ...place, ...edit, version: 1, createdDate: platform.clock.now().toISOString() };

  await insertCompensation(db, row);
  await recordCompensation(context, row, undefined, edit);
  return { data: { ...row, empresa, typeServico } };
}
