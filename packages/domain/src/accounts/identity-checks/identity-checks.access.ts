import type { ActorScope } from '../users/actor.ts';

/** The tenant and person that an identity check belongs to. */
interface CheckedPerson {
  id_tenant: string;
  id_user: string | null;
  cpf: string;
}

/** The user who reviews; `cpf` is set where it is known. */
type Reviewer = Pick<ActorScope, 'id' | 'id_tenant' | 'typeUser' | 'typeCargo'> & { cpf?: string };

/** Returns whether the person may take photos and draw: also when there is no record yet (F-263, foundation G-14). */
export function isCaptureOpen(latest: { isModifica: boolean } | undefined): boolean {
  return latest?.isModifica ?? true;
}

/** A session with a provisional password may read but not sign (decision D-12). */
export function canSign(session: { who: 'staff' } | { who: 'client'; mustChangePassword: boolean }): boolean {
  return session.who === 'staff' || !session.mustChangePassword;
}

/** Returns whether an id, CPF or CNPJ identifies the person of the session or a company that the person owns. */
export function identifiesPerson(
  person: { id: string; cpf: string; companies?: readonly string[] },
  named: string,
): boolean {
  return named === person.id || named === person.cpf || (person.companies ?? []).includes(named);
}

/** Access to the review page (F-305, foundation C-21, decision D-40). */
export function canReviewIdentityChecks(actor: Omit<Reviewer, 'id' | 'cpf'>, id_tenant: string): boolean {
  if (actor.typeUser === 'ADMIN') return actor.typeCargo === 'CEO' || actor.typeCargo === 'JURIDICO';
  return actor.typeCargo === 'CEO' && actor.id_tenant === id_tenant;
}

/** Returns whether the record is the reviewer's own, also when it was made as the owner of a client. */
export function isOwnIdentityCheck(reviewer: Pick<Reviewer, 'id' | 'cpf'>, { id_user, cpf }: CheckedPerson): boolean {
  return reviewer.id === id_user || (reviewer.cpf !== undefined && reviewer.cpf === cpf);
}

/** Users never review their own record. */
export function canReviewIdentityCheck(reviewer: Reviewer, signature: CheckedPerson): boolean {
  return canReviewIdentityChecks(reviewer, signature.id_tenant) && !isOwnIdentityCheck(reviewer, signature);
}

/** Users read their own record and those that they may review. */
export function canReadIdentityCheck(
  actor: Reviewer,
  signature: Pick<CheckedPerson, 'id_tenant' | 'id_user'>,
): boolean {
  return actor.id === signature.id_user || canReviewIdentityChecks(actor, signature.id_tenant);
}

/** One decision per attempt, possible once it is drawn (F-308, F-318, foundation C-20). */
export function isUndecided({ decision, isModifica }: { decision: string; isModifica: boolean }): boolean {
  return decision === 'none' && !isModifica;
}
