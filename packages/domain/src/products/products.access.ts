import type { Role } from '../users/actor.ts';
import { type ServiceType, serviceFlags, serviceType } from './service-type.ts';

interface ProductOf {
  typeServico: ServiceType;
  id_analista: string | null;
}

const limitedCargos = ['ANALISTA', 'JURIDICO', 'FINANCEIRO'];

/** The services whose flag this person carries. */
export function enabledServices(role: Role): ServiceType[] {
  return serviceType.options.filter((service) => {
    const flag = serviceFlags[service];
    return flag !== undefined && role.permissions[flag] === true;
  });
}

/** Inside a client that may be opened: which of its products are shown (foundation C-41, decision D-05). */
export function canSeeProduct(role: Role, product: ProductOf): boolean {
  if (role.typeUser === 'USUARIO' || !limitedCargos.includes(role.typeCargo)) return true;
  const assigned = product.id_analista === role.id;
  if (serviceFlags[product.typeServico] === undefined) return role.permissions.permission_geral === true || assigned;
  if (!enabledServices(role).includes(product.typeServico)) return false;
  return role.permissions.permission_geral === true || role.permissions.permission_product === true || assigned;
}

/** Products of the services, whoever works on them, and of `assigned` where that is this person. */
export type ProductScope = 'all' | { services: ServiceType[]; assigned: ServiceType[]; id_analista: string };

/** `canSeeProduct` as a scope; the repository turns it into SQL. */
export function visibleProducts(role: Role): ProductScope {
  const seen = (id_analista: string | null) =>
    serviceType.options.filter((typeServico) => canSeeProduct(role, { typeServico, id_analista }));
  const services = seen(null);
  if (services.length === serviceType.options.length) return 'all';
  return { services, assigned: seen(role.id).filter((type) => !services.includes(type)), id_analista: role.id };
}

/** C-13: the status of a product is the provider's to change, on every screen; everybody else reads it. */
export function canChangeProductStatus(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}

/** C-74: who may see the product sees and copies its access code; the provider's staff changes it. */
export function canChangeAccessCode(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}

/** The own products; a CEO asks for those of the own people. */
export function canListProductsOf(role: Role, user: Pick<Role, 'id'>): boolean {
  return role.typeCargo === 'CEO' || role.id === user.id;
}
