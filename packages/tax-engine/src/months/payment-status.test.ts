import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf, declarationOf, notesOf, rowOf } from '../../test-support/read-declaration.ts';
import { allocateRefund } from './allocate-refund.ts';
import { summarise } from './summarise.ts';

const notes = notesOf({ none: 1_041_735, mono: 2_000_000 });
const refund = 174.43;
const monthOf = (options: Parameters<typeof declarationOf>[0], asOf = '2026-09-30') =>
  rowOf(declarationOf(options), notes, { asOf });

describe('allocateRefund', () => {
  it('allocates to the latest payment first', () => {
    const payments = [
      { date: '2025-06-20', cents: 10_000 },
      { date: '2025-08-01', cents: 3_000 },
    ];
    expect(allocateRefund(5_000, payments)).toMatchObject({
      slices: [
        { paidOn: '2025-08-01', cents: 3_000, limitationDate: '2030-08-01' },
        { paidOn: '2025-06-20', cents: 2_000, limitationDate: '2030-06-20' },
      ],
      uncovered: 0,
    });
    expect(allocateRefund(20_000, payments).uncovered).toBe(7_000);
  });

  it('allocates the whole refund and never more than a payment', () => {
    const payment = fc.record({
      date: fc.constantFrom('2024-02-29', '2025-06-20', '2025-08-01'),
      cents: fc.integer({ min: 1, max: 1e8 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.array(payment), (cents, payments) => {
        const { slices, uncovered } = allocateRefund(cents, payments);
        expect(slices.reduce((sum, slice) => sum + slice.cents, uncovered)).toBe(cents);
        expect(slices.length).toBeLessThanOrEqual(payments.length);
      }),
    );
  });
});

describe('paymentStatus', () => {
  it('includes a paid month completely', () => {
    const row = monthOf({});
    expect(row).toMatchObject({ total_a_restituir: refund, prescreve_em: '2030-06-20', alertas: [] });
    expect(row.fatias).toMatchObject([
      { pago_em: '2025-06-20', valor: refund, prescreve_em: '2030-06-20', prescrito: false },
    ]);
    expect(summarise([row])).toMatchObject({ total_a_restituir: refund, prescrito: 0, nao_pago: 0 });
  });

  it('excludes an unpaid month and shows it, without a limitation date', () => {
    const row = monthOf({ payments: [] });
    expect(row).toMatchObject({ total_a_restituir: refund, prescreve_em: null, fatias: [] });
    expect(codesOf(row)).toEqual(['DAS_NAO_PAGO']);
    expect(summarise([row])).toMatchObject({ total_a_restituir: 0, nao_pago: refund });
  });

  it('excludes a month whose limitation period has passed; the last day still counts', () => {
    expect(codesOf(monthOf({}, '2030-06-20'))).toEqual([]);
    const row = monthOf({}, '2030-06-21');
    expect(row.alertas).toMatchObject([{ codigo: 'PRESCRITO', valor: refund }]);
    expect(summarise([row])).toMatchObject({ total_a_restituir: 0, prescrito: refund });
  });

  it('includes at most what was paid', () => {
    const row = monthOf({ payments: ['20/06/2025 001/1234 100,00'] });
    expect(row.alertas).toMatchObject([{ codigo: 'PAGAMENTO_PARCIAL', valor: 1611.51 }]);
    expect(summarise([row])).toMatchObject({ total_a_restituir: 100, acima_do_pago: 74.43 });
  });

  it('applies the limitation per slice and shows the earliest date', () => {
    const payments = ['18/06/2025 001/1234 1.651,51', '20/07/2025 001/1234 60,00'];
    const row = monthOf({ payments }, '2030-07-01');
    expect(row.prescreve_em).toBe('2030-06-18');
    expect(row.fatias.map(({ valor, prescrito }) => [valor, prescrito])).toEqual([
      [60, false],
      [114.43, true],
    ]);
    expect(summarise([row])).toMatchObject({ total_a_restituir: 60, prescrito: 114.43 });
  });

  it('uses the due date where no payment is known, and reports it', () => {
    const row = monthOf({ kind: 'declaracao' });
    expect(row.prescreve_em).toBe('2030-06-20');
    expect(row.declaracao).toMatchObject({ pagamento_presumido: true, pago_em: null, vencimento: '2025-06-20' });
    expect(summarise([row]).total_a_restituir).toBe(refund);
  });

  it('shows the limitation date of a month without a refund, and none without a declaration', () => {
    expect(rowOf(declarationOf(), notesOf({ none: 3_041_735 })).prescreve_em).toBe('2030-06-20');
    expect(rowOf(undefined, notes).prescreve_em).toBeNull();
  });
});
