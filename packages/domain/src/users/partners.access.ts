import type { Role } from './actor.ts';
import { type PartnerCargo, partnerCargos } from './new-partner.ts';

type Who = Pick<Role, 'typeUser' | 'typeCargo'>;

const isUsuario = ({ typeUser, typeCargo }: Who, ...cargos: Who['typeCargo'][]) =>
  typeUser === 'USUARIO' && cargos.includes(typeCargo);

/** The partner list: all of a consultancy for its CEO, one's own for a GERENTE (foundation C-10, C-12). */
export function canListPartners(role: Who): boolean {
  return isUsuario(role, 'CEO', 'GERENTE');
}

/** Who has people listed under them (F-163). */
export function canListManaged(role: Who): boolean {
  return isUsuario(role, 'GERENTE');
}

/** What a person may register on the partner page (F-215..F-217, foundation C-14). */
export function registrableCargos(role: Who): readonly PartnerCargo[] {
  if (role.typeCargo === 'CEO') return partnerCargos;
  return isUsuario(role, 'GERENTE', 'PARCEIRO', 'CONTABILIDADE') ? ['PARCEIRO'] : [];
}

/** Whether the person may register somebody with this role (F-215..F-217, foundation C-14). */
export function canRegisterPartner(role: Who, { typeCargo }: { typeCargo: PartnerCargo }): boolean {
  return registrableCargos(role).includes(typeCargo);
}

/** Accounting firms are registered by the CEO, of either kind, and by a GERENTE (foundation C-12). */
export function canRegisterAccountingFirm(role: Who): boolean {
  return role.typeCargo === 'CEO' || isUsuario(role, 'GERENTE');
}

/** The partner pages belong to consultancies: an ADMIN has the user list (foundation C-11, C-12). */
export function canOpenPartnerRegistration(role: Who): boolean {
  return role.typeUser === 'USUARIO' && registrableCargos(role).length > 0;
}

/** The page on which accounting firms are registered; an ADMIN has the user list (foundation C-11, C-12). */
export function canOpenAccountingRegistration(role: Who): boolean {
  return role.typeUser === 'USUARIO' && canRegisterAccountingFirm(role);
}

/** Whose list a newly registered person joins: that of the GERENTE who registers, or whom the registrar is under. */
export function managerOfNew(registrar: Role & { id_gerente: string | null }): string | null {
  return canListManaged(registrar) ? registrar.id : registrar.id_gerente;
}
