import { formatDay } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  factsOfCertificate,
  makeDevelopmentCertificate,
  type SealMaterial,
} from '../../../platform/seal-certificate.ts';
import { type CertificateRow, findCertificate, insertCertificate } from './seal-certificates.repository.ts';

type Dependencies = Pick<Platform, 'sealedTexts' | 'clock'>;

/** Encrypts key and certificate, bound to the tenant. */
export function encryptSealMaterial(
  { sealedTexts }: Pick<Platform, 'sealedTexts'>,
  tenant: TenantId,
  material: SealMaterial,
) {
  return sealedTexts.seal(JSON.stringify(material), encryptionContext(tenant));
}

/** Returns the tenant's current certificate; creates a development certificate when none was uploaded. */
export async function getSealCertificate(
  db: Db,
  platform: Dependencies,
  tenant: { id: TenantId; razao_social: string },
): Promise<{ row: CertificateRow; material: SealMaterial }> {
  const now = platform.clock.now();
  const row = (await findCertificate(db, tenant.id)) ?? (await createDevelopmentCertificate(db, platform, tenant, now));
  const text = platform.sealedTexts.open(row.p12_sealed, encryptionContext(tenant.id));
  if (text === undefined) throw new Error('The certificate does not open with the key of this installation.');
  if (row.validUntil < now.toISOString()) throw new Error(`O certificado venceu em ${formatDay(row.validUntil)}.`);
  return { row, material: JSON.parse(text) };
}

async function createDevelopmentCertificate(
  db: Db,
  platform: Dependencies,
  { id, razao_social }: { id: TenantId; razao_social: string },
  now: Date,
): Promise<CertificateRow> {
  const material = await makeDevelopmentCertificate(razao_social, now);
  const inserted = await insertCertificate(db, {
    ...{ id: newId(), id_tenant: id, kind: 'desenvolvimento', createdDate: now.toISOString() },
    ...factsOfCertificate(Buffer.from(material.certificate, 'base64')),
    p12_sealed: encryptSealMaterial(platform, id, material),
  });
  const row = inserted ?? (await findCertificate(db, id));
  if (!row) throw new Error('The seal certificate was removed while it was created.');
  return row;
}

function encryptionContext(tenant: TenantId): string {
  return `certificado ${tenant}`;
}
