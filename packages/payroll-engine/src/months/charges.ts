import { Exact } from '@restitui/tax-engine/rules/decimal.ts';
import type { AlertCode } from '../alerts/alert-texts.ts';
import type { PayrollPeriod } from '../payroll-period.ts';
import { patronalShare } from '../rules/payroll-tax-relief.ts';
import type { Part } from '../rules/positions.ts';
import { bankRevenueCode, revenueCode } from '../rules/revenue-codes.ts';
import type { MonthFacts } from './month-facts.ts';

/** A contribution that a cell owed: its rate on the whole cell, or on the items of one degree of exposure. */
export interface Charge {
  part: Part;
  code: string;
  /** Percent. */
  rate: Exact;
  degree: string | undefined;
}

export interface ChargedCell {
  period: PayrollPeriod;
  establishment: string;
  lotacao: string;
  is13: boolean;
  indSimples: string | undefined;
  degrees: Iterable<string>;
}

/** Percent by the degree of exposure (Lei 8.213 art. 57 § 6º). */
const nocivoRates = new Map([
  ['2', 12],
  ['3', 9],
  ['4', 6],
]);
const PATRONAL = 20;
const BANKS = '2.5';

interface Scope {
  hasOwn: boolean;
  hasThirdParties: boolean;
  /** Factor on the employer's own contributions. */
  factor: Exact;
  isConcomitant: boolean;
  alert?: AlertCode;
}

const whole = new Exact(1);
const full: Scope = { hasOwn: true, hasThirdParties: true, factor: whole, isConcomitant: false };
const nothing: Scope = { hasOwn: false, hasThirdParties: false, factor: whole, isConcomitant: false };

/** Lists the contributions on a cell, and the alerts of what they lack (PR-020 to PR-025). */
export function chargesOf(cell: ChargedCell, facts: MonthFacts, alert: (code: AlertCode) => void): Charge[] {
  const scope = scopeOf(facts, cell.indSimples);
  if (scope.alert) alert(scope.alert);
  return [
    ...(scope.hasOwn ? ownCharges(cell, facts, scope, alert) : []),
    ...(scope.hasThirdParties ? thirdPartyCharges(cell, facts, alert) : []),
  ];
}

function scopeOf(facts: MonthFacts, indSimples: string | undefined): Scope {
  switch (facts.regime) {
    case 'full':
    case 'bank':
      return full;
    case 'simples_outside':
      return { ...full, hasThirdParties: false };
    case 'simples_mixed':
      return mixedScope(facts, indSimples);
    case 'simples_inside':
      return { ...nothing, alert: 'SIMPLES_SUBSTITUIDO' };
    case 'terceiros_only':
      return { ...nothing, hasThirdParties: true };
    case 'exempt':
      return { ...nothing, alert: 'ENTIDADE_ISENTA' };
    case 'unsupported':
      return { ...nothing, alert: 'FORA_DO_ALCANCE' };
  }
}

/** indSimples 1 is inside the Simples, 2 outside, 3 in both kinds of activities by the factor of the month. */
function mixedScope({ simplesFactor }: MonthFacts, indSimples: string | undefined): Scope {
  const outside: Scope = { ...full, hasThirdParties: false };
  if (indSimples === '1') return nothing;
  if (indSimples === '2') return outside;
  if (indSimples !== '3') return { ...nothing, alert: 'SEM_IND_SIMPLES' };
  if (!simplesFactor) return { ...nothing, alert: 'SEM_FATOR_SIMPLES' };
  return { ...outside, factor: simplesFactor, isConcomitant: true };
}

function ownCharges(
  { period, establishment, is13, degrees }: ChargedCell,
  facts: MonthFacts,
  { factor, isConcomitant }: Scope,
  alert: (code: AlertCode) => void,
): Charge[] {
  const share = patronalShare(facts.outsideCprb(establishment), period, is13);
  const rat = facts.rat(establishment);
  if (rat.lacks) alert(rat.lacks);
  const codeOf = (kind: 'patronal' | 'nocivo' | 'rat') => revenueCode(kind, period, isConcomitant);
  const nocivo = [...degrees].flatMap((degree): Charge[] => {
    const rate = nocivoRates.get(degree);
    return rate === undefined ? [] : [{ part: 'adicional', code: codeOf('nocivo'), rate: factor.times(rate), degree }];
  });
  const patronal = { part: 'patronal', degree: undefined } as const;
  return [
    { ...patronal, code: codeOf('patronal'), rate: share.times(PATRONAL).times(factor) },
    ...(facts.regime === 'bank' ? [{ ...patronal, code: bankRevenueCode(period), rate: new Exact(BANKS) }] : []),
    { part: 'rat', code: codeOf('rat'), rate: rat.rate.times(factor), degree: undefined },
    ...nocivo,
  ];
}

function thirdPartyCharges(
  { establishment, lotacao }: ChargedCell,
  facts: MonthFacts,
  alert: (code: AlertCode) => void,
): Charge[] {
  const { entities, hasSuspended } = facts.thirdParties(establishment, lotacao);
  if (!entities) alert('SEM_FPAS');
  if (hasSuspended) alert('TERCEIROS_SUSPENSOS');
  return (entities ?? []).map(({ code, rate }) => ({ part: 'terceiros', code, rate, degree: undefined }));
}
