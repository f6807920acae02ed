import { canVerifyIntegrity } from '@restitui/domain/evidence/evidence.access.ts';
import { evidenceErrors } from '@restitui/domain/evidence/evidence.errors.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { checkIntegrity } from '../check-integrity.ts';

export async function checkTenantIntegrity(session: StaffSession) {
  requireAccess(canVerifyIntegrity(session.actor, session.tenant), evidenceErrors.integrity_denied);

  return { data: await checkIntegrity(session, session.tenant) };
}
