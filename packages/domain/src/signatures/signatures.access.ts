import type { Role } from '../users/actor.ts';

/** Whose signature it is, where. */
interface SignedBy {
  id_tenant: string;
  id_user: string | null;
  cpf: string;
}

/** Who looks at it; with the own CPF where it is known. */
type Reviewer = Pick<Role, 'id' | 'id_tenant' | 'typeUser' | 'typeCargo'> & { cpf?: string };

/** Without any record a person may sign (F-263, foundation G-14). */
export function maySign(latest: { isModifica: boolean } | undefined): boolean {
  return latest?.isModifica ?? true;
}

/** A password that somebody else gave lets in to read, not to sign (decision D-12). */
export function canSign(session: { who: 'staff' } | { who: 'client'; mustChangePassword: boolean }): boolean {
  return session.who === 'staff' || !session.mustChangePassword;
}

/** Whether an id, CPF or CNPJ in a call is the session's own person, or a company that the person owns. */
export function namesSelf(person: { id: string; cpf: string; companies?: readonly string[] }, named: string): boolean {
  return named === person.id || named === person.cpf || (person.companies ?? []).includes(named);
}

/** The signatures page (F-305, foundation C-21, decision D-40). */
export function canReviewSignatures(role: Omit<Reviewer, 'id' | 'cpf'>, id_tenant: string): boolean {
  if (role.typeUser === 'ADMIN') return role.typeCargo === 'CEO' || role.typeCargo === 'JURIDICO';
  return role.typeCargo === 'CEO' && role.id_tenant === id_tenant;
}

/** The own record, also when it was made as the owner of a client. */
export function isOwnSignature(reviewer: Pick<Reviewer, 'id' | 'cpf'>, { id_user, cpf }: SignedBy): boolean {
  return reviewer.id === id_user || (reviewer.cpf !== undefined && reviewer.cpf === cpf);
}

/** Nobody reviews the own record. */
export function canReviewSignature(reviewer: Reviewer, signature: SignedBy): boolean {
  return canReviewSignatures(reviewer, signature.id_tenant) && !isOwnSignature(reviewer, signature);
}

/** A user's own, and those of whom one reviews. */
export function canReadSignature(role: Reviewer, signature: Pick<SignedBy, 'id_tenant' | 'id_user'>): boolean {
  return role.id === signature.id_user || canReviewSignatures(role, signature.id_tenant);
}

/** One decision per attempt, once it is drawn (F-308, F-318, foundation C-20). */
export function isUndecided({ decision, isModifica }: { decision: string; isModifica: boolean }): boolean {
  return decision === 'none' && !isModifica;
}
