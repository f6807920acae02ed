import { canReviewIdentityChecks } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import { identityCheckErrors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toIdentityCheckSummary } from '../identity-check.wire.ts';
import { listDrawnIdentityChecks } from '../identity-checks.repository.ts';

export async function listTenantIdentityChecks({ db, actor, tenant }: Context) {
  requireAccess(canReviewIdentityChecks(actor, tenant), identityCheckErrors.signature_list_denied);

  return { data: (await listDrawnIdentityChecks(db, tenant)).map(toIdentityCheckSummary) };
}
