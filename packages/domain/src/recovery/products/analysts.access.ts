import { type ActorScope, isAdminCeo } from '../../accounts/users/actor.ts';
import { canSeeProduct, type ProductScope, visibleProducts } from './products.access.ts';
import { serviceType } from './service-type.ts';
import { toAssign } from './without-analyst.ts';

/**
 * Returns the products that Gestão de Analistas lists: all for the CEO; those of enabled services for provider
 * staff with `permission_geral` or `permission_product`; for other actors those assigned to them (client-work
 * C-17).
 */
export function managedProducts(role: ActorScope): ProductScope {
  if (role.typeCargo === 'CEO') return 'all';
  const { permission_geral, permission_product } = role.permissions;
  if (role.typeUser === 'ADMIN' && (permission_geral || permission_product)) return visibleProducts(role);
  const assigned = serviceType.options.filter((typeServico) =>
    canSeeProduct(role, { typeServico, id_analista: role.id }),
  );
  return { services: [], assigned, id_analista: role.id };
}

/** Returns whether the actor may filter by analyst. */
export function canFilterByAnalyst(role: ActorScope): boolean {
  return isAdminCeo(role) || (role.typeUser === 'ADMIN' && role.permissions.permission_geral === true);
}

/** Returns whether the actor may filter by this analyst; who assigns may ask for the products that need one. */
export function mayFilterBy(role: ActorScope, analista: string): boolean {
  return canFilterByAnalyst(role) || (analista === toAssign && canReassignAnalyst(role));
}

/** Returns whether the actor may open Gestão de Analistas. */
export function canOpenAnalysts({ typeUser, typeCargo }: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return typeUser === 'ADMIN' && (typeCargo === 'CEO' || typeCargo === 'ANALISTA');
}

/**
 * Returns whether the actor may reassign products: any ADMIN with the flag and the provider's CEO, never a USUARIO
 * (client-work C-15).
 */
export function canReassignAnalyst(role: ActorScope): boolean {
  return isAdminCeo(role) || (role.typeUser === 'ADMIN' && role.permissions.update_user_product === true);
}
