import { isAdminCeo, type Role } from '../users/actor.ts';
import { canSeeProduct, type ProductScope, visibleProducts } from './products.access.ts';
import { serviceType } from './service-type.ts';

/**
 * Which products Gestão de Analistas lists: all for the CEO and, within the services of their flags, for provider staff
 * with `permission_geral` or `permission_product`; for everybody else those that they analyse (client-work C-17).
 */
export function managedProducts(role: Role): ProductScope {
  if (role.typeCargo === 'CEO') return 'all';
  const { permission_geral, permission_product } = role.permissions;
  if (role.typeUser === 'ADMIN' && (permission_geral || permission_product)) return visibleProducts(role);
  const assigned = serviceType.options.filter((typeServico) =>
    canSeeProduct(role, { typeServico, id_analista: role.id }),
  );
  return { services: [], assigned, id_analista: role.id };
}

/** The filter by analyst. */
export function canFilterByAnalyst(role: Role): boolean {
  return isAdminCeo(role) || (role.typeUser === 'ADMIN' && role.permissions.permission_geral === true);
}

/** Any ADMIN with the flag, and the provider's CEO; a USUARIO never (client-work C-15). */
export function canReassignAnalyst(role: Role): boolean {
  return isAdminCeo(role) || (role.typeUser === 'ADMIN' && role.permissions.update_user_product === true);
}
