import type { messagesApi } from '@restitui/domain/operations/messages/messages.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const messagesProbes: Probes<typeof messagesApi> = {
  rule: {},
  saveRule: {
    request: () => ({ body: { channels: { contrato_recusado: { ceo: [] } }, silencioDe: 21, silencioAte: 8 } }),
    namesNoTenant: true,
  },
  log: {},
  resend: { request: ({ id_message }) => ({ params: { id: id_message } }) },
};
