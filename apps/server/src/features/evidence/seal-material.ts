import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { newId } from '../../kernel/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import { factsOfCertificate, makeDevelopmentCertificate, type SealMaterial } from '../../platform/seal-certificate.ts';
import { type CertificateRow, findCertificate, insertCertificate } from './seal-certificates.repository.ts';

type Surroundings = Pick<Platform, 'sealedTexts' | 'clock'>;

/** Kept so that it opens for this tenant alone. */
export function keptMaterial({ sealedTexts }: Pick<Platform, 'sealedTexts'>, tenant: TenantId, material: SealMaterial) {
  return sealedTexts.seal(JSON.stringify(material), placeOf(tenant));
}

/** What the tenant seals with now; where nobody sent a certificate, one for development is made. */
export async function takeCertificate(
  db: Db,
  platform: Surroundings,
  tenant: { id: TenantId; razao_social: string },
): Promise<{ row: CertificateRow; material: SealMaterial }> {
  const now = platform.clock.now();
  const row = (await findCertificate(db, tenant.id)) ?? (await makeOne(db, platform, tenant, now));
  const text = platform.sealedTexts.open(row.p12_sealed, placeOf(tenant.id));
  if (text === undefined) throw new Error('The certificate does not open with the key of this installation.');
  if (row.validUntil < now.toISOString()) throw new Error(`O certificado venceu em ${row.validUntil.slice(0, 10)}.`);
  return { row, material: JSON.parse(text) as SealMaterial };
}

async function makeOne(
  db: Db,
  platform: Surroundings,
  { id, razao_social }: { id: TenantId; razao_social: string },
  now: Date,
): Promise<CertificateRow> {
  const material = await makeDevelopmentCertificate(razao_social, now);
  const made = await insertCertificate(db, {
    ...{ id: newId(), id_tenant: id, kind: 'desenvolvimento', createdDate: now.toISOString() },
    ...factsOfCertificate(Buffer.from(material.certificate, 'base64')),
    p12_sealed: keptMaterial(platform, id, material),
  });
  return made ?? ((await findCertificate(db, id)) as CertificateRow);
}

function placeOf(tenant: TenantId): string {
  return `certificado ${tenant}`;
}
