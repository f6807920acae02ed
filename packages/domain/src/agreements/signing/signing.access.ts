import type { Day } from '@restitui/brazil/day.ts';
import { type ActorScope, canActIn } from '../../accounts/users/actor.ts';
import type { ActRole } from './act-role.ts';
import type { VersionObstacle } from './signing-obstacle.ts';
import { orderVerdict, type SigningOrder } from './signing-order.ts';
import { type AgreementState, isExpired } from './signing-state.ts';

/** A possible signer: a client's owner or a user. */
export type ActingPerson =
  | { kind: 'owner'; id: string; cpf: string }
  | ({ kind: 'user'; cpf: string } & Pick<ActorScope, 'id' | 'id_tenant' | 'typeUser' | 'typeCargo' | 'permissions'>);

/** The facts of an agreement that decide who may sign it. */
export interface SignableAgreement {
  id_tenant: string;
  id_user: string | null;
  /** The owner of the client. */
  id_owner: string | null;
  isAssinado: boolean;
  acts: readonly { role: ActRole; id_user: string | null; id_owner: string | null; cpf: string }[];
}

/** Returns whether the person may sign in this role now; one act per person (decision D-40). */
export function canSignAs(role: ActRole, person: ActingPerson, agreement: SignableAgreement): boolean {
  const { acts, isAssinado } = agreement;
  if (isAssinado || acts.some((act) => act.role === role) || hasSigned(person, agreement)) return false;
  return rolesOf(person, agreement).includes(role);
}

/** Returns the role in which the person would sign now, if any. */
export function signingRoleOf(person: ActingPerson, agreement: SignableAgreement): ActRole | undefined {
  return rolesOf(person, agreement).find((role) => canSignAs(role, person, agreement));
}

/** Compares account and CPF, so that a party cannot witness its own agreement under another account. */
export function hasSigned(person: ActingPerson, { acts }: Pick<SignableAgreement, 'acts'>): boolean {
  const is = person.kind === 'owner' ? 'id_owner' : 'id_user';
  return acts.some((act) => act[is] === person.id || act.cpf === person.cpf);
}

/** Returns whether the person is a possible signer of such agreements at all. */
export function isPossibleSigner(person: ActingPerson, agreement: SignableAgreement): boolean {
  return rolesOf(person, agreement).length > 0;
}

function rolesOf(person: ActingPerson, { id_tenant, id_user, id_owner }: SignableAgreement): readonly ActRole[] {
  if (person.kind === 'owner') return person.id === id_owner ? ['cliente'] : [];
  if (person.id === id_user) return ['cliente'];
  if (!canActIn(person, id_tenant)) return [];
  if (person.typeUser === 'ADMIN') return ['testemunha_1', 'testemunha_2'];
  return signsForTenant(person) ? ['contratada'] : [];
}

/** Returns whether the user signs the agreements of their own tenant as its representative. */
export function signsForTenant({ typeUser, typeCargo }: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return typeUser === 'USUARIO' && typeCargo === 'CEO';
}

/** The facts of a version that decide whether it can be signed now. */
export interface SignableVersion extends Pick<AgreementState, 'ending' | 'expiresOn' | 'missing'> {
  acts: readonly { role: ActRole }[];
  order: SigningOrder;
}

/** Returns the reason why this version cannot be signed in this role on a day; null without one (decision D-47). */
export function versionObstacleOf(
  role: ActRole,
  { ending, expiresOn, missing, acts, order }: SignableVersion,
  today: Day,
): VersionObstacle | null {
  if (ending) return ending;
  if (isExpired({ expiresOn }, today)) return 'expirado';
  if (missing.length > 0) return 'faltam_dados';
  const roles = acts.map((act) => act.role);
  return orderVerdict(order, role, roles) === 'recusa' ? 'cliente_primeiro' : null;
}

/** Returns whether the person may refuse: a possible signer who has not signed a version that is neither ended nor signed. */
export function canRefuse(
  person: ActingPerson,
  agreement: SignableAgreement & Pick<AgreementState, 'ending'>,
): boolean {
  return agreement.ending === null && signingRoleOf(person, agreement) !== undefined;
}

/** Allows signing many agreements at once, for the consultancy or as a witness. */
export function canSignMany(role: Pick<ActorScope, 'typeUser' | 'typeCargo'>): boolean {
  return role.typeUser === 'ADMIN' || role.typeCargo === 'CEO';
}

/**
 * Returns whether an identity suffices to sign: a party's may still await its review, but those of the consultancy and
 * the witnesses must be verified.
 */
export function isIdentitySufficient(role: ActRole, decision: 'none' | 'verified' | 'denied' | undefined): boolean {
  return decision === 'verified' || (role === 'cliente' && decision === 'none');
}
