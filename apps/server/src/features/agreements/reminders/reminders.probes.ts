import type { remindersApi } from '@restitui/domain/agreements/reminders/reminders.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const remindersProbes: Probes<typeof remindersApi> = {
  rule: {},
  saveRule: {
    request: () => ({
      body: {
        ligado: true,
        aposDias: 3,
        aCadaDias: 5,
        maximo: 4,
        email: true,
        whatsapp: false,
        silencioDe: 20,
        silencioAte: 8,
      },
    }),
    namesNoTenant: true,
  },
  sent: { request: ({ id_client }) => ({ params: { id_client } }) },
};
