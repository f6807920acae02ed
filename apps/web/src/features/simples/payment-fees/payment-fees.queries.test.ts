import { toDay } from '@restitui/brazil/day.ts';
import { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import type { PaymentFee } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';

let refusal: string;
const calls: unknown[] = [];
vi.mock('../../../lib/api-client.ts', () => ({
  call: async (endpoint: unknown) => {
    calls.push(endpoint);
    if (endpoint === boletosApi.start) return { data: { seuNumero: '1' } };
    throw new ApiError({ status: 409, code: refusal, message: refusal });
  },
}));
const { chargePaymentFees } = await import('./payment-fees.queries.ts');

const fee = (competencia: string): PaymentFee => ({
  ...{ competencia, pagamento: '2025-06-20', recebido: 100, percentual: 15.5, honorario: 15.5, situacao: 'LANCADO' },
  ...{
    apurado: 15.5,
    impedimento: null,
    cobranca: {
      cobrado: 0,
      pago: 0,
      a_cobrar: 15.5,
      excesso: 0,
      boletos: [],
      id_credit: null,
      a_devolver: 0,
      devolucoes: [],
    },
  },
});
const fees = [fee('05/2025'), fee('06/2025')];
const pagador = {
  ...{
    nome: 'Padaria',
    cpfCnpj: '00000000000191',
    tipoPessoa: 'JURIDICA' as const,
    email: '',
    telefone: '',
    cep: '01001000',
  },
  ...{ endereco: 'Rua', numero: '1', complemento: '', bairro: 'Centro', cidade: 'São Paulo', uf: 'SP' },
};

const run = async (onIssued: (one: PaymentFee) => void) => {
  const client = new QueryClient();
  const { mutationFn } = chargePaymentFees('a1', '00000000000191');
  const charge = client.getMutationCache().build(client, { mutationFn, retry: false });
  await charge.execute({ fees, dataVencimento: toDay('2026-12-01'), pagador, onIssued });
};
beforeEach(() => {
  calls.length = 0;
});

it('counts a fee that is already charged as issued, because its answer was lost', async () => {
  const issued = vi.fn();
  refusal = 'payment_fee_charged';
  await run(issued);
  expect(issued.mock.calls).toEqual([[fees[0]], [fees[1]]]);
});

it('stops at any other refusal', async () => {
  const issued = vi.fn();
  refusal = 'payment_fee_beyond';
  await expect(run(issued)).rejects.toThrow('payment_fee_beyond');
  expect(issued).not.toHaveBeenCalled();
  expect(calls).toHaveLength(2);
});
