import type { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { accessCodePlace } from '../access-code.rules.ts';
import { findSealedAccessCode } from '../access-codes.repository.ts';
import { requireVisibleProduct } from '../product.gate.ts';

export async function readAccessCode(
  context: Context,
  { params: { id_product } }: Input<typeof productsApi.readAccessCode>,
) {
  const { id } = await requireVisibleProduct(context, id_product);
  const { db, tenant, platform } = context;
  const found = await findSealedAccessCode(db, tenant, id);
  const senhaProduto = found ? (platform.sealedTexts.open(found.sealed, accessCodePlace(id)) ?? null) : null;
  return { data: { id, senhaProduto, version: found?.version ?? 0 } };
}
