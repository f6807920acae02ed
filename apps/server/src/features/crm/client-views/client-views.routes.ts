import { clientViewsApi } from '@restitui/domain/crm/client-views/client-views.api.ts';
import { mount } from '../../../http/mount.ts';
import { changeClientView } from './use-cases/change-client-view.ts';
import { createClientView } from './use-cases/create-client-view.ts';
import { listTenantClientViews } from './use-cases/list-tenant-client-views.ts';
import { removeClientView } from './use-cases/remove-client-view.ts';

export const clientViewsRoutes = mount(clientViewsApi, {
  list: listTenantClientViews,
  create: createClientView,
  change: changeClientView,
  remove: removeClientView,
});
