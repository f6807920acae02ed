import type { ItemState } from '@restitui/domain/recovery/file-analyses/analysis-items.ts';
import type { Settlement } from '@restitui/sped-engine/months/month-settlement.ts';
import { describe, expect, it } from 'vitest';
import { documentEffect, wholeCreditEffect } from './rejection-effect.rules.ts';

/** Sales of 2,000.00, half of them monofásico; credits of 9.90 and 45.60 on their purchase. Cents. */
const rate = {
  ...{ pisRate: 16_500, cofinsRate: 76_000, isSubstitution: false, judged: 1 },
  ...{ toExclude: 18_000, excluded: 0, returned: 0, substituted: 0, monoPis: 100_000, monoCofins: 100_000 },
  ...{ pisBase: 200_000, cofinsBase: 200_000 },
};
const block = (percent: number, tax: number, credit: number): Settlement['assessment']['pis'] => ({
  rates: [
    {
      ...{ code: '01', declaredBase: 200_000, base: 200_000, rate: percent, assessed: tax },
      ...{ deferred: 0, excludedBase: 0, otherMonths: 0, reduced: 0 },
    },
  ],
  totals: [tax, credit, 0, tax - credit, 0, 0, tax - credit, 0, 0, 0, 0, tax - credit],
});
const settlement: Settlement = {
  ...{ incidence: '1', taxedLines: 2, rates: [rate], returns: [], reversed: { pis: 990, cofins: 4_560 } },
  assessment: { pis: block(16_500, 3_300, 990), cofins: block(76_000, 15_200, 4_560) },
};

describe('the effect of rejecting a whole credit', { tags: ['SP-123'] }, () => {
  it('keeps the credits of purchases when monofásico goods are rejected', { tags: ['SP-094'] }, () => {
    // R(820.00) without credits, 13.53 and 62.32, against R(1,820.00) less credits, 30.03 − 9.90 and 138.32 − 45.60.
    expect(wholeCreditEffect('MONO', settlement)).toMatchObject({
      ...{ imposto: -1000, pis_a_recuperar: -6.6, cofins_a_recuperar: -30.4 },
    });
  });

  it('leaves the reversal of credits as it is when the ICMS is rejected', () => {
    // R(1,000.00) instead of R(820.00).
    expect(wholeCreditEffect('ICMS', settlement)).toMatchObject({ imposto: -180, pis_a_recuperar: -2.97 });
  });

  it('is that of the credits of purchases alone in a month without sales of the goods', () => {
    const rates = [{ ...rate, monoPis: 0, monoCofins: 0 }];
    // R(1,820.00), 30.03: 33.00 − 9.90 are paid, which the reversal of 9.90 exceeds.
    expect(wholeCreditEffect('MONO', { ...settlement, rates })).toMatchObject({ imposto: 0, pis_a_recuperar: 2.97 });
  });

  it('is none when nothing of the credit is left', () => {
    expect(wholeCreditEffect('ST', settlement)).toBeNull();
    const rates = [{ ...rate, monoPis: 0, monoCofins: 0 }];
    expect(wholeCreditEffect('MONO', { ...settlement, rates, reversed: { pis: 0, cofins: 0 } })).toBeNull();
  });
});

describe('the effect of rejecting a document of monofásico goods', { tags: ['SP-094', 'SP-123'] }, () => {
  const item = (situacao: ItemState, base: number) => ({
    ...{ tese: 'MONO', situacao, codigo: 'A_EXCLUIR', aliquotas: [1.65, 7.6] as [number, number], cst: '01', base },
    ...{ documento: '', descricao: '', data: null, estabelecimento: '', detalhe: '', valor: base, imposto: 0 },
    ...{ trabalhadores: 0, regra: '', lei: '' },
  });

  it('keeps the credits of purchases with the last document, and takes them with the first one again', () => {
    // As for the whole credit.
    expect(documentEffect([item('CONTADO', 1000)], settlement)).toMatchObject({
      ...{ imposto: -1000, pis_a_recuperar: -6.6, cofins_a_recuperar: -30.4 },
    });
    const rejected: Settlement = {
      ...{ ...settlement, rates: [{ ...rate, monoPis: 0, monoCofins: 0 }], reversed: { pis: 0, cofins: 0 } },
      reversedWithMono: settlement.reversed,
    };
    expect(documentEffect([item('REJEITADO', 1000)], rejected)).toMatchObject({
      ...{ imposto: 1000, pis_a_recuperar: 6.6, cofins_a_recuperar: 30.4 },
    });
  });

  it('takes the credits of purchases as long as another document counts', () => {
    // R(1,320.00) less 9.90 against R(820.00) less 9.90.
    expect(documentEffect([item('CONTADO', 500)], settlement)).toMatchObject({ imposto: -500, pis_a_recuperar: -8.25 });
  });
});
