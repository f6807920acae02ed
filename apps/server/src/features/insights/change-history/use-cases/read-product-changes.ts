import { canReadChangeHistory } from '@restitui/domain/insights/change-history/change-history.access.ts';
import type { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { changeHistoryErrors } from '@restitui/domain/insights/change-history/change-history.errors.ts';
import { productErrors } from '@restitui/domain/recovery/products/products.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findProduct } from '../../../recovery/products/products.repository.ts';
import { listChanges } from '../change-history.repository.ts';

export async function readProductChanges(
  { db, actor, tenant }: Context,
  { params: { id }, query }: Input<typeof changeHistoryApi.ofProduct>,
) {
  required(await findProduct(db, tenant, id), productErrors.product_not_found);
  requireAccess(canReadChangeHistory(actor), changeHistoryErrors.change_history_denied);

  return listChanges(db, tenant, { id_product: id }, query);
}
