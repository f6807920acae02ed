import { canManageCertificate } from '@restitui/domain/agreements/evidence/evidence.access.ts';
import type { evidenceApi } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import { evidenceErrors as errors } from '@restitui/domain/agreements/evidence/evidence.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { encryptSealMaterial } from '../seal-certificate.service.ts';
import { readUploadedCertificate } from '../seal-certificate.upload.ts';
import { toSealCertificateResponse } from '../seal-certificate.wire.ts';
import { findCertificate, insertCertificate, retireCertificate } from '../seal-certificates.repository.ts';

/** Validates the certificate before it replaces the current one. */
export async function sendSealCertificate(
  context: Context<UserActor, OwnTransactions>,
  { receive }: UploadInput<typeof evidenceApi.sendCertificate>,
) {
  const { actor, tenant, platform, inTenant } = context;
  const mayManage = canManageCertificate(actor, tenant);
  const received = await receive({ keepFiles: mayManage, encrypted: true });
  requireAccess(mayManage, errors.certificate_denied);
  const { material, facts } = await readUploadedCertificate(platform, tenant, received);

  return inTenant(tenant, async (db) => {
    const createdDate = platform.clock.now().toISOString();
    const before = await findCertificate(db, tenant);
    await retireCertificate(db, tenant, createdDate);
    const row = await insertCertificate(db, {
      ...{ ...facts, id: newId(), id_tenant: tenant, kind: 'a1', createdDate, id_user: actor.id },
      p12_sealed: encryptSealMaterial(platform, tenant, material),
    });
    const changed = { entity: 'EMPRESA', id: tenant } as const;
    const was = { certificadoSelo: before?.kind === 'a1' ? before.subject : null };
    await recordChanges({ ...context, db }, changed, was, { certificadoSelo: facts.subject });
    return { data: toSealCertificateResponse(required(row, errors.certificate_unreadable)) };
  });
}
