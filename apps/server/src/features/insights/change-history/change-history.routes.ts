import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { mount } from '../../../http/mount.ts';
import { readClientChanges } from './use-cases/read-client-changes.ts';
import { readProductChanges } from './use-cases/read-product-changes.ts';
import { readTemplateChanges } from './use-cases/read-template-changes.ts';
import { readTenantChanges } from './use-cases/read-tenant-changes.ts';
import { readUserChanges } from './use-cases/read-user-changes.ts';

export const changeHistoryRoutes = mount(changeHistoryApi, {
  ofClient: readClientChanges,
  ofProduct: readProductChanges,
  ofUser: readUserChanges,
  ofTenant: readTenantChanges,
  ofTemplate: readTemplateChanges,
});
