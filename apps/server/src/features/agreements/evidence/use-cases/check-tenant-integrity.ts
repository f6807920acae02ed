import { canVerifyIntegrity } from '@restitui/domain/agreements/evidence/evidence.access.ts';
import { evidenceErrors } from '@restitui/domain/agreements/evidence/evidence.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { checkIntegrity } from '../check-integrity.service.ts';

export async function checkTenantIntegrity(context: Context<UserActor, OwnTransactions>) {
  requireAccess(canVerifyIntegrity(context.actor, context.tenant), evidenceErrors.integrity_denied);

  return { data: await checkIntegrity(context, context.tenant) };
}
