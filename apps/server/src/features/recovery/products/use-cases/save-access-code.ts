import { canChangeAccessCode } from '@restitui/domain/recovery/products/products.access.ts';
import type { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import { productErrors } from '@restitui/domain/recovery/products/products.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { accessCodePlace } from '../access-code.rules.ts';
import { findSealedAccessCode, putSealedAccessCode } from '../access-codes.repository.ts';
import { requireVisibleProduct } from '../product.gate.ts';
import { lockProduct } from '../products.repository.ts';

export async function saveAccessCode(
  context: Context,
  { params: { id_product }, body: { senha, seen } }: Input<typeof productsApi.saveAccessCode>,
) {
  const { db, actor, tenant, platform } = context;
  const { id, id_client } = await requireVisibleProduct(context, id_product);
  requireAccess(canChangeAccessCode(actor), productErrors.access_code_denied);
  await lockProduct(db, tenant, id);
  const stored = await findSealedAccessCode(db, tenant, id);
  const version = stored?.version ?? 0;
  if (seen !== undefined && seen !== version) throw new AppError(productErrors.access_code_changed);

  const place = accessCodePlace(id);
  const isSame = stored !== undefined && platform.sealedTexts.open(stored.sealed, place) === senha;
  if (isSame) return { data: { id, senhaProduto: senha, version } };

  const next = {
    id_product: id,
    id_tenant: tenant,
    sealed: platform.sealedTexts.seal(senha, place),
    version: version + 1,
  };
  await putSealedAccessCode(db, next);
  const mark = (number: number) => (number === 0 ? null : `Código ${number} (oculto)`);
  await recordChanges(
    context,
    { entity: 'PRODUTO', id, id_client, id_product: id },
    { senhaProduto: mark(version) },
    { senhaProduto: mark(next.version) },
  );
  return { data: { id, senhaProduto: senha, version: next.version } };
}
