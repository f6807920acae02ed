import { randomUUID } from 'node:crypto';
import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const boletosProbes: Probes<typeof boletosApi> = {
  list: {},
  listForExport: {},
  start: {},
  issue: {
    request: () => ({
      body: {
        nome: 'PERS',
        cpfCnpj: '11222333000181',
        tipoPessoa: 'JURIDICA',
        cep: '01310100',
        endereco: 'Avenida Paulista, 1',
        numero: '1',
        bairro: 'Bela Vista',
        cidade: 'São Paulo',
        uf: 'SP',
        valorNominal: 100,
        dataVencimento: '2026-12-20',
        dataLimite: '2027-01-10',
        seuNumero: randomUUID().slice(0, 13),
      },
    }),
    namesNoTenant: true,
  },
  read: { request: ({ id_boleto }) => ({ params: { id: id_boleto } }) },
  pdf: { request: ({ id_boleto }) => ({ params: { id: id_boleto } }) },
  refresh: { request: ({ id_boleto }) => ({ params: { id: id_boleto } }) },
  cancel: {
    request: ({ id_cancellable }) => ({
      params: { id: id_cancellable },
      body: { motivoCancelamento: 'Cobrado em duplicidade' },
    }),
  },
  replace: {
    request: ({ id_replaceable }) => ({
      params: { id: id_replaceable },
      body: {
        nome: 'PERS',
        cpfCnpj: '11222333000181',
        tipoPessoa: 'JURIDICA',
        cep: '01310100',
        endereco: 'Avenida Paulista, 1',
        numero: '1',
        bairro: 'Bela Vista',
        cidade: 'São Paulo',
        uf: 'SP',
        valorNominal: 100,
        dataVencimento: '2026-12-20',
        dataLimite: '2027-01-10',
        seuNumero: randomUUID().slice(0, 13),
      },
    }),
  },
  pay: { request: ({ id_payable }) => ({ params: { id: id_payable }, body: {} }) },
  giveBack: {
    request: ({ id_paid }) => ({ params: { id: id_paid }, body: { motivoDevolucao: 'Pago em duplicidade' } }),
  },
  registerNotices: { namesNoTenant: true },
};
