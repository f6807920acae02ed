import { productLedgerApi } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { mount } from '../../../http/mount.ts';
import { listLedgerProducts } from './use-cases/list-ledger-products.ts';
import { listReviewGroups } from './use-cases/list-review-groups.ts';

export const productLedgerRoutes = mount(productLedgerApi, {
  list: listLedgerProducts,
  groups: listReviewGroups,
});
