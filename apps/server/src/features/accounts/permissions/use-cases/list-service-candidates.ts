import { canListCandidates } from '@restitui/domain/accounts/permissions/permissions.access.ts';
import type { permissionsApi } from '@restitui/domain/accounts/permissions/permissions.api.ts';
import { permissionErrors } from '@restitui/domain/accounts/permissions/permissions.errors.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import { serviceFlags, serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { listUsersWithFlag } from '../permissions.repository.ts';

/** Staff of the provider is listed from the caller's tenant, users of a consultancy from the acting tenant. */
export async function listServiceCandidates(
  { actor, tenant, inTenant }: Context<UserActor, OwnTransactions>,
  { params: { service }, query: { typeCargo } }: Input<typeof permissionsApi.listCandidates>,
) {
  requireAccess(canListCandidates(actor), permissionErrors.candidates_denied);

  const filter = { typeCargo, flag: serviceFlags[service] };
  const admins = await inTenant(actor.id_tenant, (db) =>
    listUsersWithFlag(db, actor.id_tenant, { ...filter, typeUser: 'ADMIN' }),
  );
  const usuarios = await inTenant(tenant, (db) => listUsersWithFlag(db, tenant, { ...filter, typeUser: 'USUARIO' }));
  const data = [...admins, ...usuarios];
  if (data.length === 0) {
    const message = permissionErrors.candidates_not_found.message
      .replace('{s}', serviceLabels[service])
      .replace('{c}', cargoLabels[typeCargo]);
    throw new AppError(permissionErrors.candidates_not_found, { message });
  }
  return { data };
}
