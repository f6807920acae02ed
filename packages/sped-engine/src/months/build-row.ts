import { limitationDateOf } from '@restitui/tax-engine/rules/das-due-date.ts';
import type { MonthFacts } from '../contributions/month-facts.ts';
import type { EfdHeader } from '../files/efd-header.ts';
import { blockMOf } from './block-m.ts';
import { compareAssessment } from './compare-assessment.ts';
import { contributionDueDate } from './due-date.ts';
import type { ChoiceEffect, MonthAssessment } from './month-assessment.ts';
import type { MonthRow } from './month-row.ts';
import type { Settlement } from './month-settlement.ts';
import type { MonthSums } from './month-sums.ts';
import type { Payment } from './payment.ts';
import type { ReadMonth } from './read-month.ts';
import { roundTaxes } from './round-tax.ts';
import { type CarriedReturns, settleRates } from './settle-rates.ts';
import { contributionOf, paymentChange, settledPayments } from './settlement.ts';

/** Amounts carried from one month to the next. Cents. */
export interface Carried {
  returns: CarriedReturns;
  /** Freed credits that later payments could have used (SP-074). */
  pis: number;
  cofins: number;
}

const regimes = { '1': 'NAO_CUMULATIVO', '2': 'CUMULATIVO', '3': 'MISTO' } as const;

/** Computes a month's row, and how it follows from block M. Changes `carried` in place. */
export function buildRow(
  header: EfdHeader,
  { reader: { assessment, facts }, sums, otherBuyers, withMono }: ReadMonth,
  carried: Carried,
  asOf: string,
): { row: MonthRow; assessment: MonthAssessment } {
  const { pendencies } = sums;
  // Taken before the rates are settled, which changes them.
  const others = sums.withOtherChoices();
  const reversed = reversedOf(sums);
  const { pis: ofPis, cofins: ofCofins } = assessment;
  const acerto: Settlement = {
    incidence: facts.incidence,
    taxedLines: sums.taxedLines,
    rates: [...sums.rates.values()].map((one) => ({ ...one })),
    assessment: { pis: ofPis, cofins: ofCofins },
    reversed,
    ...(withMono && { reversedWithMono: reversedOf(withMono) }),
    returns: [...carried.returns],
  };
  const icms = settleRates(assessment, sums, carried.returns);
  const pis = contributionOf('pis', assessment.pis, facts.incidence, reversed.pis, sums);
  const cofins = contributionOf('cofins', assessment.cofins, facts.incidence, reversed.cofins, sums);
  const payments = { pis: pis.payment, cofins: cofins.payment };
  const escolhas = others.map(({ code, moved, sums: other }): ChoiceEffect => {
    const after = settledPayments(acerto, reversed, other);
    return { codigo: code, imposto: moved, ...paymentChange(payments, after) };
  });
  if (otherBuyers) {
    const after = settledPayments(acerto, reversedOf(otherBuyers), otherBuyers);
    const imposto = otherBuyers.monoBase - sums.monoBase;
    escolhas.push({ codigo: 'ATACADISTA_BEBIDAS', imposto, ...paymentChange(payments, after) });
  }
  const missing = pis.payment.missing + cofins.payment.missing;
  if (missing > 0) pendencies.add('ESTORNO_MAIOR', missing, null);
  const creditIcms = roundTaxes(sums.creditIcms.pis) + roundTaxes(sums.creditIcms.cofins);
  if (creditIcms > 0) pendencies.add('CREDITO_COM_ICMS', creditIcms, null);
  for (const [name, part] of [
    ['pis', assessment.pis],
    ['cofins', assessment.cofins],
  ] as const) {
    compareAssessment(name, part, facts, sums);
  }
  addFacts(facts, freedOf(pis.payment) + freedOf(cofins.payment), sums);

  const hasDue = pis.payment.dueBefore > 0 || cofins.payment.dueBefore > 0;
  const prescreve_em = hasDue ? limitationDateOf(contributionDueDate(header.taxMonth)) : null;
  if (prescreve_em && asOf > prescreve_em)
    pendencies.add('PRESCRITO', null, null, prescreve_em.split('-').reverse().join('/'));
  const recoverable = pis.payment.recoverable + cofins.payment.recoverable;
  if (recoverable > 0) pendencies.add('SEM_PROVA_DE_PAGAMENTO', recoverable, null);

  const row: MonthRow = {
    competencia: header.taxMonth,
    regime: regimes[facts.incidence as keyof typeof regimes] ?? 'MISTO',
    retificadora: header.isRectifying,
    receita_tributada: sums.taxedRevenue,
    icms_destacado: icms.highlighted,
    icms_ja_excluido: icms.excluded,
    icms_devolucoes: icms.returned,
    icms_em_duvida: icms.doubtful,
    icms_a_excluir: icms.toExclude,
    icms_pis: pis.reduction.icms,
    icms_cofins: cofins.reduction.icms,
    st_a_excluir: [...sums.rates.values()].reduce((sum, one) => sum + one.substituted, 0),
    st_pis: pis.reduction.st,
    st_cofins: cofins.reduction.st,
    mono_base: sums.monoBase,
    mono_pis: pis.reduction.mono,
    mono_cofins: cofins.reduction.mono,
    mono_estorno_pis: reversed.pis,
    mono_estorno_cofins: reversed.cofins,
    ...named('pis', pis.payment, carried),
    ...named('cofins', cofins.payment, carried),
    prescreve_em,
    pendencias: pendencies.list(header.taxMonth),
  };
  return {
    row,
    assessment: {
      ...blockMOf({ assessment, facts }, sums, { pis, cofins, returns: icms.returns }),
      ...{ escolhas, registros: facts.shown.list(), acerto },
    },
  };
}

function reversedOf({ reversedBases: { pis, cofins } }: MonthSums): Settlement['reversed'] {
  return { pis: roundTaxes(pis), cofins: roundTaxes(cofins) };
}

function freedOf({ recoverable, freedRetention, freedCredit }: Payment): number {
  return recoverable + freedRetention + freedCredit;
}

function addFacts(facts: MonthFacts, amount: number, { pendencies }: MonthSums): void {
  const processes = facts.processes.filter(Boolean);
  if (facts.processes.length > 0) pendencies.add('ACAO_JUDICIAL', null, null, processes.join(', '));
  if (facts.isSuspended) pendencies.add('SUSPENSO', null, null);
  if (facts.isCooperative) pendencies.add('COOPERATIVA', null, null);
  if (facts.incidence === '3' && facts.creditMethod === '2' && amount > 0) pendencies.add('RATEIO', null, null);
}

/** Names the payment of one contribution and uses the credits of earlier months. */
function named<N extends 'pis' | 'cofins'>(name: N, payment: Payment, carried: Carried) {
  const used = Math.min(carried[name], payment.remainingNonCumulative);
  carried[name] += payment.freedCredit - used;
  const amounts = {
    devido_antes: payment.dueBefore,
    devido_depois: payment.dueAfter,
    a_recuperar: payment.recoverable,
    retencao_liberada: payment.freedRetention,
    credito_liberado: payment.freedCredit,
    credito_aproveitado: used,
  };
  return Object.fromEntries(Object.entries(amounts).map(([key, cents]) => [`${name}_${key}`, cents])) as Record<
    `${N}_${keyof typeof amounts}`,
    number
  >;
}
