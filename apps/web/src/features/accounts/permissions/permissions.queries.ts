import type { StoredFlags } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import { permissionsApi } from '@restitui/domain/accounts/permissions/permissions.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { permissionMessages } from './permissions.messages.ts';

interface Owner {
  id: string;
  id_tenant: string;
}

export const permissionsQuery = ({ id, id_tenant }: Owner) =>
  queryOptions({
    queryKey: ['permissions', id],
    queryFn: async ({ signal }): Promise<StoredFlags> => {
      const { data } = await call(permissionsApi.read, { params: { userId: id }, tenant: id_tenant, signal });
      const { id: _id, id_user: _user, ...flags } = data;
      return flags;
    },
  });

export const savePermissions = ({ id, id_tenant }: Owner) =>
  mutationOptions({
    mutationFn: async (flags: StoredFlags) =>
      (await call(permissionsApi.save, { body: { ...flags, id_user: id }, tenant: id_tenant })).data,
    meta: {
      success: permissionMessages.saved,
      failure: permissionMessages.saveFailed,
      refreshes: ['permissions', 'users', 'session'],
    },
  });
