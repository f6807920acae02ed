import { describe, expect, it } from 'vitest';
import { expectedAmount, grantedAmount, isAboveExpected } from './received-amount.ts';

const series = [
  { data: '01/07/2026', valor: '1.22' },
  { data: '01/08/2026', valor: '1.09' },
];
const despacho = { data: '2026-09-01', resultado: 'DEFERIDO_EM_PARTE', valor: 50, motivo: 'Nota cancelada' } as const;
const request = { pago_em: '2026-06-20', valor_pedido: 100, total: 120, despacho: null };

describe('expected refund', { tags: ['D-34'] }, () => {
  it('is what was granted, or else requested', () => {
    expect(grantedAmount({ ...request, despacho })).toBe(50);
    expect(grantedAmount(request)).toBe(100);
    expect(grantedAmount({ ...request, valor_pedido: null })).toBe(120);
  });

  it('has the Selic after the month of payment and 1% for the month of the money', () => {
    expect(expectedAmount(request, '2026-09-10', series)).toBe(103.31);
    expect(expectedAmount({ ...request, despacho }, '2026-09-10', series)).toBe(51.66);
    expect(expectedAmount(request, '2026-06-30', series)).toBe(100);
  });

  it('is unknown while a rate is missing', () => {
    expect(expectedAmount(request, '2026-12-10', series)).toBeUndefined();
    expect(isAboveExpected(1000, undefined)).toBe(false);
  });

  it('is exceeded from the first cent', () => {
    expect([isAboveExpected(103.31, 103.31), isAboveExpected(103.32, 103.31)]).toEqual([false, true]);
  });
});
