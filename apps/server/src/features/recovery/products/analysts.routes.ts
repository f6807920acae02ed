import { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import { mount } from '../../../http/mount.ts';
import { assignAnalyst } from './use-cases/assign-analyst.ts';
import { assignAnalystToMany } from './use-cases/assign-analyst-to-many.ts';
import { listProductsWithAnalysts } from './use-cases/list-products-with-analysts.ts';

export const analystsRoutes = mount(analystsApi, {
  list: listProductsWithAnalysts,
  assign: assignAnalyst,
  assignMany: assignAnalystToMany,
});
