import { pendingItemsApi } from '@restitui/domain/insights/pending-items/pending-items.api.ts';
import { mount } from '../../../http/mount.ts';
import { listPendingItems } from './use-cases/list-pending-items.ts';

export const pendingItemsRoutes = mount(pendingItemsApi, { list: listPendingItems });
