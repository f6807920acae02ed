import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { findCurrentVersion } from '../src/features/agreements/documents/agreements.repository.ts';
import { agreementSeals, sealCertificates } from '../src/features/agreements/evidence/seals.table.ts';
import { newVerificationCode } from '../src/features/agreements/evidence/verification-code.rules.ts';
import type { TestServer } from './harness.ts';

/** Adds a failed seal and the uploaded certificate of a company. */
export async function addFailedSeal(server: TestServer, id_tenant: TenantId, id_agreement: string, subject: string) {
  const at = server.clock.now().toISOString();
  await server.inTenant(id_tenant, async (db) => {
    const version = await findCurrentVersion(db, id_tenant, id_agreement);
    await db.insert(agreementSeals).values({
      ...{ id: randomUUID(), id_tenant, id_agreement, id_version: version?.id ?? '', requestedAt: at },
      ...{ code: newVerificationCode(), state: 'falhou', attempts: 6, failure: subject },
    });
    await db.insert(sealCertificates).values({
      ...{ id: randomUUID(), id_tenant, kind: 'a1', subject, issuer: subject, serial: '1', fingerprint: '0' },
      ...{ p12_sealed: '', validFrom: at, validUntil: at, createdDate: at },
    });
  });
}
