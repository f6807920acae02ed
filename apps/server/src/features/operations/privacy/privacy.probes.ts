import type { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const privacyProbes: Probes<typeof privacyApi> = {
  exportOwn: {},
  exportOf: { request: ({ ownerId }) => ({ params: { kind: 'owner', id_person: ownerId } }) },
  requestOwn: { testedElsewhere: 'changes the session or the data of its own caller' },
  requestOf: { request: ({ ownerId }) => ({ params: { kind: 'owner', id_person: ownerId }, body: {} }) },
  listOwn: {},
  list: {},
  read: { request: ({ id_request }) => ({ params: { id_request } }) },
  decide: {
    request: ({ id_request }) => ({
      params: { id_request },
      body: { aprovado: false, reason: 'A lei manda guardar.' },
    }),
  },
};
