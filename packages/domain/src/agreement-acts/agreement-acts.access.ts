import { mayActIn, type Role } from '../users/actor.ts';
import type { ActRole } from './act-role.ts';

/** Who would sign: a client's owner, or a member of staff. */
export type ActingPerson =
  | { kind: 'owner'; id: string; cpf: string }
  | ({ kind: 'user'; cpf: string } & Pick<Role, 'id' | 'id_tenant' | 'typeUser' | 'typeCargo' | 'permissions'>);

/** With whom a contract is made, and who signed its version of now. */
export interface SignableAgreement {
  id_tenant: string;
  id_user: string | null;
  /** Whose company the client is. */
  id_owner: string | null;
  isAssinado: boolean;
  acts: readonly { role: ActRole; id_user: string | null; id_owner: string | null; cpf: string }[];
}

/** Whether this person may act on the contract in this role now; one person, one act (decision D-40). */
export function maySignAs(role: ActRole, person: ActingPerson, agreement: SignableAgreement): boolean {
  const { acts, isAssinado } = agreement;
  if (isAssinado || acts.some((act) => act.role === role) || hasActed(person, agreement)) return false;
  return rolesOf(person, agreement).includes(role);
}

/** In what this person would act now, if in anything. */
export function openRoleOf(person: ActingPerson, agreement: SignableAgreement): ActRole | undefined {
  return rolesOf(person, agreement).find((role) => maySignAs(role, person, agreement));
}

/** By the account, or by the CPF: whoever is party to a contract does not witness it. */
export function hasActed(person: ActingPerson, { acts }: Pick<SignableAgreement, 'acts'>): boolean {
  const is = person.kind === 'owner' ? 'id_owner' : 'id_user';
  return acts.some((act) => act[is] === person.id || act.cpf === person.cpf);
}

/** Whether this person signs contracts like this one at all. */
export function isSigner(person: ActingPerson, agreement: SignableAgreement): boolean {
  return rolesOf(person, agreement).length > 0;
}

function rolesOf(person: ActingPerson, { id_tenant, id_user, id_owner }: SignableAgreement): readonly ActRole[] {
  if (person.kind === 'owner') return person.id === id_owner ? ['cliente'] : [];
  if (person.id === id_user) return ['cliente'];
  if (!mayActIn(person, id_tenant)) return [];
  if (person.typeUser === 'ADMIN') return ['testemunha_1', 'testemunha_2'];
  return person.typeCargo === 'CEO' ? ['contratada'] : [];
}

/** Who signs many contracts at once, as contratada or as a witness. */
export function canSignMany(role: Pick<Role, 'typeUser' | 'typeCargo'>): boolean {
  return role.typeUser === 'ADMIN' || role.typeCargo === 'CEO';
}

/**
 * Whether an identity is enough to act: a party's may still wait for its review, the consultancy and its witnesses
 * vouch for others and are verified before.
 */
export function isIdentified(role: ActRole, decision: 'none' | 'verified' | 'denied' | undefined): boolean {
  return decision === 'verified' || (role === 'cliente' && decision === 'none');
}
