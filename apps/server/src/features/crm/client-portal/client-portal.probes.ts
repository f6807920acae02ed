import type { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const clientPortalProbes: Probes<typeof clientPortalApi> = {
  timeline: { request: ({ id_client }) => ({ params: { id_client } }) },
  payments: { request: ({ id_received_client }) => ({ params: { id_client: id_received_client } }) },
  messages: { request: ({ id_client }) => ({ params: { id_client } }) },
  write: { request: ({ id_client }) => ({ params: { id_client }, body: { mensage: 'Mensagem nova' } }) },
};
