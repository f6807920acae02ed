import { canChangeProductStatus } from '@restitui/domain/recovery/products/products.access.ts';
import type { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import { productErrors } from '@restitui/domain/recovery/products/products.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { refuseSampleClient } from '../../../crm/clients/client.gate.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireVisibleProduct } from '../product.gate.ts';
import { lockProduct, setProductStatus } from '../products.repository.ts';

/** Every transition is allowed (client-work C-70). */
export async function changeProductStatus(
  context: Context,
  { params: { id, status }, query: { seen } }: Input<typeof productsApi.changeStatus>,
) {
  const { db, actor, tenant } = context;
  await lockProduct(db, tenant, id);
  const product = await requireVisibleProduct(context, id);
  requireAccess(canChangeProductStatus(actor), productErrors.product_status_denied);
  refuseSampleClient(product.id_client);
  const hasConflict = seen !== undefined && seen !== product.status && status !== product.status;
  if (hasConflict) throw new AppError(productErrors.product_status_changed);

  await setProductStatus(db, tenant, id, status);
  const about = { entity: 'PRODUTO', id, id_client: product.id_client, id_product: id } as const;
  await recordChanges(context, about, { status: product.status }, { status });
  return { data: { ...product, status } };
}
