import {
  canReviewIdentityCheck,
  isOwnIdentityCheck,
} from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import { identityCheckErrors as errors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { findUser } from '../users/users.repository.ts';
import { findDrawnIdentityCheck, type IdentityCheckRow, type PersonKey } from './identity-checks.repository.ts';

/** Returns the person's last drawn attempt in the acting tenant, if the actor may decide on it. */
export async function requireReviewableIdentityCheck(
  context: Context<UserActor, OwnTransactions>,
  key: PersonKey,
): Promise<IdentityCheckRow> {
  const { actor, tenant, inTenant } = context;
  const found = await inTenant(tenant, (db) => findDrawnIdentityCheck(db, tenant, key));
  const self = await inTenant(actor.id_tenant, (db) => findUser(db, actor.id_tenant, actor.id));
  const reviewer = { ...actor, ...(self && { cpf: self.cpf }) };
  const signature = required(found, errors.signature_not_found);
  requireAccess(!isOwnIdentityCheck(reviewer, signature), errors.own_review_denied);
  requireAccess(canReviewIdentityCheck(reviewer, signature), errors.review_denied);
  return signature;
}
