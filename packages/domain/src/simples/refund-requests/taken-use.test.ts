import { roundedCents } from '@restitui/brazil/money.ts';
import { parseTaxMonth } from '@restitui/brazil/tax-month.ts';
import { describe, expect, it } from 'vitest';
import type { ProductAmounts } from '../../recovery/assessments/product-balance.ts';
import { calculateCredit } from '../../recovery/credits/credit-calculation.ts';
import type { Credit } from '../../recovery/credits/credits.api.ts';
import { amountsAfterUse, effectOfTakenUse, isChargedBeyond, recordBeyondCredits, supportedUse } from './taken-use.ts';

const series = [
  { data: '01/07/2026', valor: '1.22' },
  { data: '01/08/2026', valor: '1.09' },
  { data: '01/09/2026', valor: '1.00' },
];
const month = parseTaxMonth('10/2026');
if (!month) throw new Error('10/2026 is a month.');

const entry = {
  ...{ anoCompetencia: 2026, mesCompetencia: 5, pagoEm: '2026-06-20', creditOrigin: 100, compensacao: 103.31 },
  ...{ comissao_porcentagem: 10, mesRestituicao: '09/2026' },
};
const { conta, ...figures } = calculateCredit(entry, series, month);
const credit: Credit = {
  ...{ id: 'a', idTenant: 't', id_client: 'c', id_product: 'p', id_apuracao: 'x', pagamento: '1' },
  ...{ ...entry, ...figures, isPago: true, createdDate: '2026-09-01', selic_percentual: conta.percentual },
  ...{ selic_ate: conta.ate, selic_faltantes: conta.faltantes },
};
const other: Credit = { ...credit, id: 'b', saldo: 50 };

const request = { pago_em: '2026-06-20', recebido: { data: '2026-09-10', valor: 103.31 } };

const taken = { granted: 60, change: 'TAKEN' } as const;

describe('use that a decision leaves', { tags: ['D-34'] }, () => {
  it('is the granted amount with the Selic up to the use', () => {
    expect(supportedUse(request, taken, series)).toEqual({ valor: 61.99, isComplete: true });
  });

  it('is no more than was used', () => {
    expect(supportedUse({ ...request, recebido: { data: '2026-09-10', valor: 40 } }, taken, series)?.valor).toBe(40);
  });

  it('rises to a larger grant, and is no less than what was used', () => {
    const left = { ...request, recebido: { data: '2026-09-10', valor: 61.99 } };
    const raised = (granted: number) => supportedUse(left, { granted, change: 'RAISED' }, series)?.valor;
    expect([raised(100), raised(60.5), raised(50)]).toEqual([103.31, 62.5, 61.99]);
  });

  it('is unknown without a use, and incomplete while a rate is missing', () => {
    expect(supportedUse({ ...request, recebido: null }, taken, series)).toBeUndefined();
    expect(supportedUse(request, taken, series.slice(1))).toEqual({ valor: 60, isComplete: false });
  });
});

describe('effect of a decision on the use of a credit', { tags: ['D-35'] }, () => {
  it('lowers use and fee, and raises the balances by what is no longer used', () => {
    expect(effectOfTakenUse(credit, [credit, other], 61.99, { series, month })).toEqual({
      uso: { antes: 103.31, depois: 61.99 },
      corrigido: { antes: 103.31, depois: 103.31 },
      saldo: { antes: 0, depois: 41.32 },
      comissao: { antes: 10.33, depois: 6.2 },
      saldoTotal: { antes: 50, depois: 91.32 },
    });
  });

  it('corrects a credit without use up to the current month', () => {
    expect(effectOfTakenUse(credit, [credit], 0, { series, month })).toEqual({
      uso: { antes: 103.31, depois: 0 },
      corrigido: { antes: 103.31, depois: 104.31 },
      saldo: { antes: 0, depois: 104.31 },
      comissao: { antes: 10.33, depois: 0 },
      saldoTotal: { antes: 0, depois: 104.31 },
    });
  });

  it('does not raise the use of a credit that holds less', () => {
    const less = { ...credit, compensacao: 50 };
    expect(effectOfTakenUse(less, [less], 61.99, { series, month }).uso).toEqual({ antes: 50, depois: 50 });
  });
});

describe('records of a product after a decision', { tags: ['D-35'] }, () => {
  const cents = roundedCents;
  const amounts = (reported: number | null, controlled: number | null): ProductAmounts => ({
    assessments: [
      {
        ...{ id: 'a', found: cents(0), typed: null, storedRefund: null, months: null },
        credits: { corrected: cents(110), compensated: cents(104) },
      },
    ],
    reported: reported === null ? null : cents(reported),
    controlled: controlled === null ? null : { original: cents(200), used: cents(controlled) },
  });
  const taken = { id: 'a', corrected: cents(1), compensated: cents(-104), reported: cents(-104) };

  it('have what the decision left', () => {
    const { assessments, reported } = amountsAfterUse(amounts(156, null), taken);
    expect(assessments[0]?.credits).toEqual({ corrected: 11_100, compensated: 0 });
    expect(reported).toBe(5_200);
  });

  it('keep other assessments and a missing report', () => {
    const { assessments, reported } = amountsAfterUse(amounts(null, null), { ...taken, id: 'b' });
    expect(assessments).toEqual(amounts(null, null).assessments);
    expect(reported).toBeNull();
  });

  it.each([
    [104, 104, undefined],
    [104.01, null, 'RELATORIO'],
    [null, 105, 'CONTROLE'],
    [110, 120, 'CONTROLE'],
    [null, null, undefined],
  ])('with a report of %s and a control of %s are kept up by %s', (reported, controlled, record) => {
    expect(recordBeyondCredits(amounts(reported, controlled), 'a')).toBe(record);
  });
});

describe('boletos of a fee that is lowered', { tags: ['D-35'] }, () => {
  it.each([
    ['an open boleto of more', { cobrado: 10.33, pago: 0 }, true],
    ['an open boleto of as much', { cobrado: 6.2, pago: 0 }, false],
    ['an open boleto beside a paid one', { cobrado: 3, pago: 4 }, true],
    ['a paid boleto', { cobrado: 0, pago: 10.33 }, false],
  ])('are checked for %s', (_, charge, isBeyond) => {
    const [cobrado, pago] = [roundedCents(charge.cobrado), roundedCents(charge.pago)];
    expect(isChargedBeyond({ cobrado, pago }, roundedCents(6.2))).toBe(isBeyond);
  });
});
