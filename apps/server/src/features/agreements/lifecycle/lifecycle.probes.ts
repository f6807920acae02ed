import { toDay } from '@restitui/brazil/day.ts';
import type { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const lifecycleProbes: Probes<typeof lifecycleApi> = {
  refuse: { testedElsewhere: 'needs the version that the signer read, and succeeds once' },
  renew: { request: ({ idAgreement }) => ({ params: { id: idAgreement }, body: { expiresOn: toDay('2099-12-31') } }) },
  newVersion: { request: ({ idAgreement }) => ({ params: { id: idAgreement }, body: { reason: 'Novo endereço' } }) },
  cancel: { request: ({ idAgreement }) => ({ params: { id: idAgreement }, body: { reason: 'Desistência' } }) },
  complete: { testedElsewhere: 'only the own party of an agreement with missing data' },
};
