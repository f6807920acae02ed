import { clientViewsApi } from '@restitui/domain/crm/client-views/client-views.api.ts';
import { mount } from '../../../http/mount.ts';
import { changeClientView } from './use-cases/change-client-view.ts';
import { chooseDefaultView } from './use-cases/choose-default-view.ts';
import { createClientView } from './use-cases/create-client-view.ts';
import { listTenantClientViews } from './use-cases/list-tenant-client-views.ts';
import { removeClientView } from './use-cases/remove-client-view.ts';

export const clientViewsRoutes = mount(clientViewsApi, {
  list: listTenantClientViews,
  create: createClientView,
  chooseDefault: chooseDefaultView,
  change: changeClientView,
  remove: removeClientView,
});
