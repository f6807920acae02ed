import type { SealCertificate } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import type { CertificateRow } from './seal-certificates.repository.ts';

export function toSealCertificateResponse({
  kind,
  subject,
  issuer,
  fingerprint,
  validFrom,
  validUntil,
}: CertificateRow): SealCertificate {
  return { kind, subject, issuer, fingerprint, validFrom, validUntil };
}
