import { canManageCertificate } from '@restitui/domain/agreements/evidence/evidence.access.ts';
import { evidenceErrors as errors } from '@restitui/domain/agreements/evidence/evidence.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { findCertificate, retireCertificate } from '../seal-certificates.repository.ts';

/** Documents it sealed stay valid; its private key is deleted. */
export async function removeSealCertificate(context: Context) {
  const { db, actor, tenant, platform } = context;
  requireAccess(canManageCertificate(actor, tenant), errors.certificate_denied);
  const found = await findCertificate(db, tenant);
  requireAccess(found?.kind === 'a1', errors.certificate_missing);

  await retireCertificate(db, tenant, platform.clock.now().toISOString());
  const before = { certificadoSelo: found.subject };
  await recordChanges(context, { entity: 'EMPRESA', id: tenant }, before, { certificadoSelo: null });
  return { data: null };
}
