import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import { storedCommission } from '@restitui/domain/accounts/users/commission.ts';
import type { NewUser } from '@restitui/domain/accounts/users/new-user.ts';
import type { OwnProfile } from '@restitui/domain/accounts/users/own-profile.ts';
import { type UserFilters, userList } from '@restitui/domain/accounts/users/user-list.ts';
import { type UserSummary, usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { refreshUser } from '../../../lib/session-store.ts';
import { userMessages } from './users.messages.ts';

/** Users of the acting tenant; of all tenants for an ADMIN who selected none. */
export const userListQuery = (tenant: string | undefined, filters: UserFilters) => {
  const query = userList.toQuery(filters);
  return queryOptions({
    queryKey: ['users', 'list', tenant ?? 'all', query],
    queryFn: ({ signal }) => call(usersApi.listForAdmin, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

/** One user of the list, in any tenant: the address of a user contains no tenant. */
export const listedUserQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(usersApi.listForAdmin, { query: { id }, tenant: null, signal });
      if (!data[0]) throw new ApiError({ status: 404, code: 'user_not_found', message: 'Usuário não encontrado' });
      return data[0];
    },
  });

interface Owner {
  id: string;
  id_tenant: string;
}

export const userQuery = ({ id, id_tenant }: Owner) =>
  queryOptions({
    queryKey: ['users', 'record', id],
    queryFn: async ({ signal }) => (await call(usersApi.read, { params: { id }, tenant: id_tenant, signal })).data,
  });

/** Sends only changed fields, with their previous values for conflict detection. */
export const editUser = ({ id, id_tenant }: Owner) =>
  mutationOptions({
    mutationFn: async (body: CallOptions<typeof usersApi.edit>['body']) =>
      (await call(usersApi.edit, { params: { id }, body, tenant: id_tenant })).data,
    meta: { success: userMessages.edited, quiet: true, refreshes: ['users', 'session'] },
  });

export const changeCommission = ({ id, id_tenant }: Owner) =>
  mutationOptions({
    mutationFn: async (percent: number) =>
      (await call(usersApi.changeCommission, { body: { id, ...storedCommission(percent) }, tenant: id_tenant })).data,
    meta: { success: userMessages.commissionSaved, failure: userMessages.commissionFailed, refreshes: ['users'] },
  });

/** Sends one call per tenant, because a write acts in one tenant. */
export const deleteUsers = () =>
  mutationOptions({
    mutationFn: async (people: readonly Owner[]) => {
      const deleted: string[] = [];
      for (const [tenant, ofTenant] of Map.groupBy(people, ({ id_tenant }) => id_tenant)) {
        const { data } = await call(usersApi.removeMany, { body: { ids: ofTenant.map(({ id }) => id) }, tenant });
        deleted.push(...data.deleted);
      }
      return deleted;
    },
    meta: { success: userMessages.deletedMany, failure: userMessages.deletionFailed, refreshes: ['users'] },
  });

export const createUser = (tenant: string | undefined) =>
  mutationOptions({
    mutationFn: async (body: NewUser) => (await call(usersApi.createForAdmin, { body, tenant })).data,
    meta: { success: userMessages.created, quiet: true, refreshes: ['users'] },
  });

export const activateUser = ({ id, id_tenant }: Owner) =>
  mutationOptions({
    mutationFn: () => call(usersApi.accept, { params: { userId: id }, tenant: id_tenant }),
    meta: { success: userMessages.activated, failure: userMessages.activationFailed, refreshes: ['users'] },
  });

/** Sends one call per tenant, because a write acts in one tenant. */
export const activateUsers = () =>
  mutationOptions({
    mutationFn: async (people: readonly Owner[]) => {
      const accepted: string[] = [];
      for (const [tenant, ofTenant] of Map.groupBy(people, ({ id_tenant }) => id_tenant)) {
        const { data } = await call(usersApi.acceptMany, { body: { ids: ofTenant.map(({ id }) => id) }, tenant });
        accepted.push(...data.accepted);
      }
      return accepted;
    },
    meta: { success: userMessages.activatedMany, failure: userMessages.failed, refreshes: ['users'] },
  });

export const refuseUser = ({ id, id_tenant }: Owner) =>
  mutationOptions({
    mutationFn: (motivo: string) => call(usersApi.refuse, { params: { id }, body: { motivo }, tenant: id_tenant }),
    meta: { success: userMessages.refused, failure: userMessages.failed, refreshes: ['users'] },
  });

export const suspendUser = ({ id, id_tenant }: Owner) =>
  mutationOptions({
    mutationFn: () => call(usersApi.suspend, { params: { id }, tenant: id_tenant }),
    meta: { success: userMessages.suspended, failure: userMessages.failed, refreshes: ['users'] },
  });

export const reactivateUser = ({ id, id_tenant }: Owner) =>
  mutationOptions({
    mutationFn: () => call(usersApi.reactivate, { params: { id }, tenant: id_tenant }),
    meta: { success: userMessages.reactivated, failure: userMessages.failed, refreshes: ['users'] },
  });

export const dutiesQuery = ({ id, id_tenant }: Owner) =>
  queryOptions({
    queryKey: ['users', 'duties', id],
    queryFn: async ({ signal }) =>
      (await call(usersApi.readDuties, { params: { id }, tenant: id_tenant, signal })).data,
    staleTime: 0,
  });

export const transferClients = ({ id, id_tenant }: Owner) =>
  mutationOptions({
    mutationFn: async (para: string) =>
      (await call(usersApi.transferClients, { params: { id }, body: { para }, tenant: id_tenant })).data,
    meta: { success: userMessages.transferred, failure: userMessages.failed, refreshes: ['users', 'clients'] },
  });

export const changeCargo = ({ id, id_tenant }: UserSummary) =>
  mutationOptions({
    mutationFn: (typeCargo: TypeCargo) => call(usersApi.changeCargo, { body: { id, typeCargo }, tenant: id_tenant }),
    meta: { success: userMessages.cargoSaved, refreshes: ['users'] },
  });

export const updateOwnProfile = mutationOptions({
  mutationFn: async (body: OwnProfile) => (await call(usersApi.updateOwn, { body })).data,
  onSuccess: refreshUser,
  meta: { success: userMessages.profileSaved, quiet: true, refreshes: ['session', 'users'] },
});

export const endUserSessions = ({ id, id_tenant }: UserSummary) =>
  mutationOptions({
    mutationFn: async () => (await call(usersApi.endSessions, { params: { id }, tenant: id_tenant })).data,
    meta: { success: userMessages.sessionsEnded, failure: userMessages.sessionsEndFailed },
  });

export const deleteUser = ({ id, id_tenant }: UserSummary) =>
  mutationOptions({
    mutationFn: () => call(usersApi.remove, { params: { id }, tenant: id_tenant }),
    meta: { success: userMessages.deleted, failure: userMessages.deletionFailed, refreshes: ['users'] },
  });
