import { canManageCertificate } from '@restitui/domain/agreements/evidence/evidence.access.ts';
import { evidenceErrors } from '@restitui/domain/agreements/evidence/evidence.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toSealCertificateResponse } from '../seal-certificate.wire.ts';
import { findCertificate } from '../seal-certificates.repository.ts';

export async function readSealCertificate({ db, actor, tenant }: Context) {
  requireAccess(canManageCertificate(actor, tenant), evidenceErrors.certificate_denied);

  const found = await findCertificate(db, tenant);
  return { data: found ? toSealCertificateResponse(found) : null };
}
