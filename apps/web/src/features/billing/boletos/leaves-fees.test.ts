import { boletoSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { expect, it } from 'vitest';
import { leavesFees } from './leaves-fees.ts';

const boleto = { situacao: 'CANCELADO', id_substituto: null, honorarios: [1] } as const;

it('leaves fees to charge when a boleto with fees ends without a payment', () => {
  const leaving = boletoSituacao.options.filter((situacao) => leavesFees({ ...boleto, situacao }));
  expect(leaving).toEqual(['CANCELADO', 'EXPIRADO', 'FALHA_EMISSAO']);
});

it('leaves none when another boleto charges them, and when it charged none', () => {
  expect(leavesFees({ ...boleto, id_substituto: 'b' })).toBe(false);
  expect(leavesFees({ ...boleto, honorarios: [] })).toBe(false);
});
