import { describe, expect, it } from 'vitest';
import { correctionReason, exceedsPaid, paidInMonth } from './total-correction.ts';

const row = { pis_pago: 47.25, cofins_pago: 218.04 };

describe('correction of a total', { tags: ['D-51'] }, () => {
  it('adds PIS and COFINS of the month to the cent', () => {
    expect(paidInMonth(row)).toBe(265.29);
    expect(paidInMonth({ pis_pago: 0.1, cofins_pago: 0.2 })).toBe(0.3);
  });

  it.each([
    [0, false],
    [265.29, false],
    [265.3, true],
    [99_999.99, true],
  ])('compares %s with what was paid: above %s', (total, above) => {
    expect(exceedsPaid(row, total)).toBe(above);
  });

  it.each([
    ['', 'Informe o motivo da correção.'],
    ['   ', 'Informe o motivo da correção.'],
    [undefined, 'Informe o motivo da correção.'],
    ['x'.repeat(501), 'Use no máximo 500 caracteres.'],
  ])('rejects the reason %j', (reason, message) => {
    expect(correctionReason.safeParse(reason).error?.issues).toMatchObject([{ message }]);
  });

  it('trims the reason', () => {
    expect(correctionReason.parse(' nota cancelada ')).toBe('nota cancelada');
  });
});
