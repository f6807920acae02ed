import { canReviewSignature, isOwnSignature } from '@restitui/domain/signatures/signatures.access.ts';
import { signatureErrors as errors } from '@restitui/domain/signatures/signatures.errors.ts';
import { requireAccess, required } from '../../kernel/app-error.ts';
import type { StaffSession } from '../../kernel/context.ts';
import { findUser } from '../users/users.repository.ts';
import { findDrawnSignature, type PersonKey, type SignatureRow } from './signatures.repository.ts';

/** The last drawn attempt of a person in the tenant acted in, for who may decide on it. */
export async function requireReviewableSignature(session: StaffSession, key: PersonKey): Promise<SignatureRow> {
  const { actor, tenant, inTenant } = session;
  const found = await inTenant(tenant, (db) => findDrawnSignature(db, tenant, key));
  const self = await inTenant(actor.id_tenant, (db) => findUser(db, actor.id_tenant, actor.id));
  const reviewer = { ...actor, ...(self && { cpf: self.cpf }) };
  const signature = required(found, errors.signature_not_found);
  requireAccess(!isOwnSignature(reviewer, signature), errors.own_review_denied);
  requireAccess(canReviewSignature(reviewer, signature), errors.review_denied);
  return signature;
}
