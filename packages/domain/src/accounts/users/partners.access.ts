import type { ActorScope } from './actor.ts';
import { type PartnerCargo, partnerCargos } from './partner-cargo.ts';

type ActorCargo = Pick<ActorScope, 'typeUser' | 'typeCargo'>;

const isUsuario = ({ typeUser, typeCargo }: ActorCargo, ...cargos: ActorCargo['typeCargo'][]) =>
  typeUser === 'USUARIO' && cargos.includes(typeCargo);

/** The partner list: a CEO sees all of the consultancy, a GERENTE only users listed under them (foundation C-10, C-12). */
export function canListPartners(actor: ActorCargo): boolean {
  return isUsuario(actor, 'CEO', 'GERENTE');
}

/** Returns whether the user can have other users listed under them (F-163). */
export function canListManaged(actor: ActorCargo): boolean {
  return isUsuario(actor, 'GERENTE');
}

/** Returns the cargos that the user may register on the partner page (F-215..F-217, foundation C-14). */
export function registrableCargos(actor: ActorCargo): readonly PartnerCargo[] {
  if (actor.typeCargo === 'CEO') return partnerCargos;
  return isUsuario(actor, 'GERENTE', 'PARCEIRO', 'CONTABILIDADE') ? ['PARCEIRO'] : [];
}

/** Returns whether the actor may register a partner of this cargo. */
export function canRegisterPartner(actor: ActorCargo, { typeCargo }: { typeCargo: PartnerCargo }): boolean {
  return registrableCargos(actor).includes(typeCargo);
}

/** Accounting firms are registered by CEOs of either type and by a GERENTE (foundation C-12). */
export function canRegisterAccountingFirm(actor: ActorCargo): boolean {
  return actor.typeCargo === 'CEO' || isUsuario(actor, 'GERENTE');
}

/** The partner pages belong to consultancies; ADMINs use the user list (foundation C-11, C-12). */
export function canOpenPartnerRegistration(actor: ActorCargo): boolean {
  return actor.typeUser === 'USUARIO' && registrableCargos(actor).length > 0;
}

/** The page that registers accounting firms; ADMINs use the user list (foundation C-11, C-12). */
export function canOpenAccountingRegistration(actor: ActorCargo): boolean {
  return actor.typeUser === 'USUARIO' && canRegisterAccountingFirm(actor);
}

/** Returns the manager of a newly registered user: the registering GERENTE, or the registering user's manager. */
export function managerOfNewUser(registrar: ActorScope & { id_gerente: string | null }): string | null {
  return canListManaged(registrar) ? registrar.id : registrar.id_gerente;
}
