import { permissionsApi } from '@restitui/domain/accounts/permissions/permissions.api.ts';
import { mount } from '../../../http/mount.ts';
import { listServiceCandidates } from './use-cases/list-service-candidates.ts';
import { readPermissions } from './use-cases/read-permissions.ts';
import { savePermissions } from './use-cases/save-permissions.ts';

export const permissionsRoutes = mount(permissionsApi, {
  listCandidates: listServiceCandidates,
  read: readPermissions,
  save: savePermissions,
});
