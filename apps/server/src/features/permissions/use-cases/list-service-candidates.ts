import { canListCandidates } from '@restitui/domain/permissions/permissions.access.ts';
import type { permissionsApi } from '@restitui/domain/permissions/permissions.api.ts';
import { permissionErrors } from '@restitui/domain/permissions/permissions.errors.ts';
import { serviceFlags } from '@restitui/domain/products/service-type.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { listHolders } from '../permissions.repository.ts';

/** Staff of the provider, where who asks belongs too, and people of the tenant acted in. */
export async function listServiceCandidates(
  { actor, tenant, inTenant }: StaffSession,
  { params: { service }, query: { typeCargo } }: Input<typeof permissionsApi.listCandidates>,
) {
  requireAccess(canListCandidates(actor), permissionErrors.candidates_denied);

  const wanted = { typeCargo, flag: serviceFlags[service] };
  const admins = await inTenant(actor.id_tenant, (db) =>
    listHolders(db, actor.id_tenant, { ...wanted, typeUser: 'ADMIN' }),
  );
  const usuarios = await inTenant(tenant, (db) => listHolders(db, tenant, { ...wanted, typeUser: 'USUARIO' }));
  const data = [...admins, ...usuarios];
  if (data.length === 0) {
    const message = permissionErrors.candidates_not_found.message.replace('{s}', service).replace('{c}', typeCargo);
    throw new AppError(permissionErrors.candidates_not_found, { message });
  }
  return { data };
}
