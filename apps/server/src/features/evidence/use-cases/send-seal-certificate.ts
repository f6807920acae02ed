import { canManageCertificate } from '@restitui/domain/evidence/evidence.access.ts';
import type { evidenceApi } from '@restitui/domain/evidence/evidence.api.ts';
import { evidenceErrors as errors } from '@restitui/domain/evidence/evidence.errors.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession, UploadInput } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { certificateOnWire } from '../certificate-on-wire.ts';
import { receiveCertificate } from '../receive-certificate.ts';
import { findCertificate, insertCertificate, retireCertificate } from '../seal-certificates.repository.ts';
import { keptMaterial } from '../seal-material.ts';

/** Checked before it takes the place of the one in use. */
export async function sendSealCertificate(
  session: StaffSession,
  { receive }: UploadInput<typeof evidenceApi.sendCertificate>,
) {
  const { actor, tenant, platform, inTenant } = session;
  const mayManage = canManageCertificate(actor, tenant);
  const received = await receive({ keepFiles: mayManage, encrypted: true });
  requireAccess(mayManage, errors.certificate_denied);
  const { material, facts } = await receiveCertificate(platform, tenant, received);

  return inTenant(tenant, async (db) => {
    const createdDate = platform.clock.now().toISOString();
    const before = await findCertificate(db, tenant);
    await retireCertificate(db, tenant, createdDate);
    const row = await insertCertificate(db, {
      ...{ ...facts, id: newId(), id_tenant: tenant, kind: 'a1', createdDate, id_user: actor.id },
      p12_sealed: keptMaterial(platform, tenant, material),
    });
    const changed = { entity: 'EMPRESA', id: tenant } as const;
    const was = { certificadoSelo: before?.kind === 'a1' ? before.subject : null };
    await recordChanges({ ...session, db }, changed, was, { certificadoSelo: facts.subject });
    return { data: certificateOnWire(required(row, errors.certificate_unreadable)) };
  });
}
