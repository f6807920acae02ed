import type { ActorScope } from '../../accounts/users/actor.ts';
import { type ServiceType, serviceFlags, serviceType } from './service-type.ts';

interface ProductOf {
  typeServico: ServiceType;
  id_analista: string | null;
}

const limitedCargos = ['ANALISTA', 'JURIDICO', 'FINANCEIRO'];

/** Returns the services whose flag the actor has. */
export function enabledServices(role: Pick<ActorScope, 'permissions'>): ServiceType[] {
  return serviceType.options.filter((service) => {
    const flag = serviceFlags[service];
    return flag !== undefined && role.permissions[flag] === true;
  });
}

/** Returns whether an analyst has no service yet, so that no product can be seen or assigned. */
export function lacksServices(role: Pick<ActorScope, 'typeUser' | 'typeCargo' | 'permissions'>): boolean {
  return role.typeUser === 'ADMIN' && role.typeCargo === 'ANALISTA' && enabledServices(role).length === 0;
}

/** Returns whether a product of an accessible client is shown to the actor (foundation C-41, decision D-05). */
export function canSeeProduct(role: ActorScope, product: ProductOf): boolean {
  if (role.typeUser === 'USUARIO' || !limitedCargos.includes(role.typeCargo)) return true;
  const assigned = product.id_analista === role.id;
  if (serviceFlags[product.typeServico] === undefined) return role.permissions.permission_geral === true || assigned;
  if (!enabledServices(role).includes(product.typeServico)) return false;
  return role.permissions.permission_geral === true || role.permissions.permission_product === true || assigned;
}

/** Products of `services`, and those of `assigned` that are assigned to the actor. */
export type ProductScope = 'all' | { services: ServiceType[]; assigned: ServiceType[]; id_analista: string };

/** Returns the rule of `canSeeProduct` as a scope, which the repository turns into SQL. */
export function visibleProducts(role: ActorScope): ProductScope {
  const seen = (id_analista: string | null) =>
    serviceType.options.filter((typeServico) => canSeeProduct(role, { typeServico, id_analista }));
  const services = seen(null);
  if (services.length === serviceType.options.length) return 'all';
  return { services, assigned: seen(role.id).filter((type) => !services.includes(type)), id_analista: role.id };
}

/** C-13: only the provider changes the status of a product, on every screen. */
export function canChangeProductStatus(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}

/** C-74: everyone who sees the product reads its access code; only staff of the provider changes it. */
export function canChangeAccessCode(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}

/** Returns whether the actor may list a user's products: their own, or as CEO those of their staff. */
export function canListProductsOf(role: ActorScope, user: Pick<ActorScope, 'id'>): boolean {
  return role.typeCargo === 'CEO' || role.id === user.id;
}
