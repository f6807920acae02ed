import type { evidenceApi } from '@restitui/domain/agreements/evidence/evidence.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const evidenceProbes: Probes<typeof evidenceApi> = {
  sealOf: { request: ({ idAgreement }) => ({ params: { id: idAgreement } }) },
  retrySeal: { request: ({ idAgreement }) => ({ params: { id: idAgreement } }) },
  exportEvidence: { request: ({ id_sealed }) => ({ params: { id: id_sealed } }), recordsItself: true },
  checkIntegrity: {},
  certificate: {},
  sendCertificate: { testedElsewhere: 'needs a certificate issued to the company' },
  removeCertificate: {},
};
