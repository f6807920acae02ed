import { evidenceApi } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import { mount } from '../../../http/mount.ts';
import { checkTenantIntegrity } from './use-cases/check-tenant-integrity.ts';
import { exportEvidence } from './use-cases/export-evidence.ts';
import { readAgreementSeal } from './use-cases/read-agreement-seal.ts';
import { readSealCertificate } from './use-cases/read-seal-certificate.ts';
import { removeSealCertificate } from './use-cases/remove-seal-certificate.ts';
import { retryAgreementSeal } from './use-cases/retry-agreement-seal.ts';
import { sendSealCertificate } from './use-cases/send-seal-certificate.ts';
import { verifyDocument } from './use-cases/verify-document.ts';

export const evidenceRoutes = mount(evidenceApi, {
  verify: verifyDocument,
  sealOf: readAgreementSeal,
  retrySeal: retryAgreementSeal,
  exportEvidence,
  checkIntegrity: checkTenantIntegrity,
  certificate: readSealCertificate,
  sendCertificate: sendSealCertificate,
  removeCertificate: removeSealCertificate,
});
