import { permissionsApi } from '@restitui/domain/permissions/permissions.api.ts';
import { mount } from '../../http/mount.ts';
import { readPermissions } from './use-cases/read-permissions.ts';

export const permissionsRoutes = mount(permissionsApi, {
  read: readPermissions,
});
