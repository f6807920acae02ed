import { expect, it } from 'vitest';
import { limitationApi } from './limitation.api.ts';

it('reads payments of a process of the version before, which names no service, as those of the Simples', () => {
  const payment = {
    ...{ id_client: 'c', empresa: 'Padaria', id_product: 'p', id_apuracao: 'a', competencia: '05/2025' },
    ...{ pago_em: '2025-06-20', prescreve_em: '2030-06-20', valor: 1, corrigido: 1 },
  };
  const answer = { data: [payment], page: { number: 1, size: 50, total: 1 } };
  expect(limitationApi.payments.response.parse(answer)).toEqual({
    ...answer,
    data: [{ ...payment, typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN' }],
  });
});
