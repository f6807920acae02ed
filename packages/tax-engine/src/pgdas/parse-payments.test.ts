import { describe, expect, it } from 'vitest';
import { declarationOf } from '../../test-support/read-declaration.ts';

const paymentsOf = (options: Parameters<typeof declarationOf>[0]) => {
  const { payments, paymentState } = declarationOf(options);
  return { payments, paymentState };
};

describe('parsePayments', () => {
  it('reads section 6.2', () => {
    expect(paymentsOf({ payments: ['20/06/2025 001/1234 1.711,51'] })).toEqual({
      payments: [{ date: '2025-06-20', cents: 171_151, das: '07202620250500100', bank: '001/1234' }],
      paymentState: 'paid',
    });
  });

  it('reads section 5', () => {
    expect(
      paymentsOf({ payments: ['30/07/2025 001/1234 11,51'], earlierPayments: ['20/06/2025 104/0001 1.700,00'] })
        .payments,
    ).toEqual([
      { date: '2025-06-20', cents: 170_000, bank: '104/0001' },
      { date: '2025-07-30', cents: 1_151, das: '07202620250500100', bank: '001/1234' },
    ]);
  });

  it('selects the date of payment among several dates', () => {
    const earlierPayments = [
      'Número do DAS Data de Vencimento Data de Pagamento Valor Pago',
      '07202620250500100 20/06/2025 25/06/2025 1.711,51',
    ];
    expect(paymentsOf({ payments: [], earlierPayments }).payments).toEqual([
      { date: '2025-06-25', cents: 171_151, das: '07202620250500100' },
    ]);
  });

  it('returns none where no payment was recognised, and unknown where the section is missing', () => {
    expect(paymentsOf({ payments: [] }).paymentState).toBe('none');
    expect(paymentsOf({ kind: 'declaracao' }).paymentState).toBe('unknown');
  });
});
