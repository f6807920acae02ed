import type { signingApi } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const signingProbes: Probes<typeof signingApi> = {
  read: { request: ({ idAgreement }) => ({ params: { id: idAgreement } }) },
  sign: { testedElsewhere: 'needs a verified identity and succeeds once' },
  signMany: { testedElsewhere: 'needs a verified identity and succeeds once' },
};
