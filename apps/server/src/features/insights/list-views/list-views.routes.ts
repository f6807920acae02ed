import { listViewsApi } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { mount } from '../../../http/mount.ts';
import { changeListView } from './use-cases/change-list-view.ts';
import { chooseDefaultView } from './use-cases/choose-default-view.ts';
import { createListView } from './use-cases/create-list-view.ts';
import { listViewsOfList } from './use-cases/list-views-of-list.ts';
import { removeListView } from './use-cases/remove-list-view.ts';

export const listViewsRoutes = mount(listViewsApi, {
  list: listViewsOfList,
  create: createListView,
  chooseDefault: chooseDefaultView,
  change: changeListView,
  remove: removeListView,
});
