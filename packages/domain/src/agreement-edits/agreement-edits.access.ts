import { mayActIn, type Role } from '../users/actor.ts';

/** With whom the contract is made, where. */
interface Contract {
  id_tenant: string;
  id_client: string | null;
  id_user: string | null;
}

/** Who writes the text of contracts (W-335, W-338). */
export function canWriteAgreement(role: Role, { id_tenant }: Pick<Contract, 'id_tenant'>): boolean {
  return mayActIn(role, id_tenant) && (role.typeCargo === 'CEO' || role.typeCargo === 'JURIDICO');
}

/**
 * Who decides on suggestions, of those who may read the contract: everybody of the staff (W-358, C-40), save that of a
 * partnership the partner does not decide, and neither does who only manages them.
 */
export function canDecideEdit(role: Role, { id_user, id_tenant }: Contract): boolean {
  if (!mayActIn(role, id_tenant)) return false;
  return id_user === null || (id_user !== role.id && canWriteAgreement(role, { id_tenant }));
}
