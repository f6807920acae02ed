import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { findCurrentVersion } from '../src/features/agreements/documents/agreements.repository.ts';
import { encryptSealMaterial } from '../src/features/agreements/evidence/seal-certificate.service.ts';
import { agreementSeals, sealCertificates } from '../src/features/agreements/evidence/seals.table.ts';
import { newVerificationCode } from '../src/features/agreements/evidence/verification-code.rules.ts';
import { makeDevelopmentCertificate } from '../src/platform/seal-certificate.ts';
import type { TestServer } from './harness.ts';

/** Adds a failed seal, and a certificate of a company that stands for an uploaded one. */
export async function addFailedSeal(server: TestServer, id_tenant: TenantId, id_agreement: string, subject: string) {
  const now = server.clock.now();
  const at = now.toISOString();
  const validUntil = new Date(now.getTime() + 365 * 24 * 60 * 60_000).toISOString();
  const material = await makeDevelopmentCertificate(subject, now);
  await server.inTenant(id_tenant, async (db) => {
    const version = await findCurrentVersion(db, id_tenant, id_agreement);
    await db.insert(agreementSeals).values({
      ...{ id: randomUUID(), id_tenant, id_agreement, id_version: version?.id ?? '', requestedAt: at },
      ...{ code: newVerificationCode(), state: 'falhou', attempts: 6, failure: subject },
    });
    await db.insert(sealCertificates).values({
      ...{ id: randomUUID(), id_tenant, kind: 'a1', subject, issuer: subject, serial: '1', fingerprint: '0' },
      ...{ p12_sealed: encryptSealMaterial(server.platform, id_tenant, material) },
      ...{ validFrom: at, validUntil, createdDate: at },
    });
  });
}
