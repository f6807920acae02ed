import type { bankRegistrationsApi } from '@restitui/domain/billing/bank-registrations/bank-registrations.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const bankRegistrationsProbes: Probes<typeof bankRegistrationsApi> = {
  read: {},
  save: {
    request: () => ({
      body: {
        typeBank: 'INTER',
        client_id: 'a1b2',
        x_conta_corrente: '1234567-8',
        nome: 'PERS',
        cpfCnpj: '11222333000181',
        tipoPessoa: 'juridica',
        cep: '01310100',
        endereco: 'Avenida Paulista, 1',
        bairro: 'Bela Vista',
        cidade: 'São Paulo',
        uf: 'SP',
        cliente_secret: 'segredo',
      },
    }),
    namesNoTenant: true,
  },
  test: { namesNoTenant: true },
};
