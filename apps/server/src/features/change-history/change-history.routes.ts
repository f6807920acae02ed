import { changeHistoryApi } from '@restitui/domain/change-history/change-history.api.ts';
import { mount } from '../../http/mount.ts';
import { readClientChanges } from './use-cases/read-client-changes.ts';
import { readProductChanges } from './use-cases/read-product-changes.ts';

export const changeHistoryRoutes = mount(changeHistoryApi, {
  ofClient: readClientChanges,
  ofProduct: readProductChanges,
});
