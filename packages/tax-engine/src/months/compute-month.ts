import type { Alert, MonthOfNotes } from '../engine-types.ts';
import type { Declaration } from '../pgdas/declaration.ts';
import { Exact } from '../rules/decimal.ts';
import { type AmountsDue, amountsDue } from './amounts-due.ts';
import { analysisParameters } from './analysis-parameters.ts';
import { type DeclaredGoods, declaredGoods } from './declared-goods.ts';
import { diagnose, diagnoses } from './diagnose.ts';
import { goodsRevenue } from './goods-activities.ts';
import { moneyAlert, monthAlert } from './month-alerts.ts';
import type { Reproduction } from './reproduce.ts';
import { type Scale, type Segregation, scaleOf, segregate } from './segregate.ts';

/** Results of a month without errors. Cents. */
export interface ComputedMonth {
  diagnosis: string;
  declared: DeclaredGoods;
  scale: Scale;
  segregation: Segregation;
  stOnly: number;
  monofasico: number;
  dues: AmountsDue;
  refund: { cofins: number; pis: number };
  icmsOverpaid: number;
  alerts: Alert[];
}

function segregationAlerts({ I, II }: Segregation): Alert[] {
  const cut = I.cut + II.cut;
  return cut > analysisParameters.roundingOver ? [moneyAlert('ANEXO_DIVERGENTE', cut)] : [];
}

/**
 * Computes the refund from a reproduced declaration and its notes. Returns an `error` where the two cannot be compared.
 */
export function computeMonth(
  declaration: Declaration,
  notes: MonthOfNotes,
  reproduction: Reproduction,
): ComputedMonth | { error: Alert } {
  const verdict = scaleOf(notes, goodsRevenue(declaration).total, declaration.regime);
  if ('error' in verdict) return { error: monthAlert(verdict.error) };

  const declared = declaredGoods(declaration, reproduction);
  const segregation: Segregation = {
    I: segregate(declared.base.I, notes.groups.I, verdict.scale),
    II: segregate(declared.base.II, notes.groups.II, verdict.scale),
  };
  const { I, II } = segregation;
  const monofasico = I.mono + I.both + II.mono + II.both;
  const dues = amountsDue(segregation, declared, reproduction);
  const over = { cofins: Math.max(0, declared.cofins - dues.cofins), pis: Math.max(0, declared.pis - dues.pis) };
  const diagnosis = diagnose({
    found: monofasico,
    declared: declared.monofasica,
    refund: over.cofins + over.pis,
    inferredActivities: declared.inferredActivities,
    inferredRate: declared.inferredRate,
  });
  const short = dues.cofins + dues.pis - declared.cofins - declared.pis;
  const icmsOutside = reproduction.icmsBarred || notes.icmsOutsideDas;

  return {
    diagnosis,
    declared,
    scale: verdict.scale,
    segregation,
    stOnly: I.st + II.st,
    monofasico,
    dues,
    refund: diagnosis === diagnoses.opportunity ? over : { cofins: 0, pis: 0 },
    icmsOverpaid: icmsOutside ? 0 : Math.max(0, declared.icms - dues.icms),
    alerts: [
      ...(monofasico === 0 && declared.monofasica === 0 ? [monthAlert('SEM_MONOFASICO')] : []),
      ...(verdict.alert ? [monthAlert(verdict.alert)] : []),
      ...segregationAlerts(segregation),
      ...(declared.aside > 0 ? [moneyAlert('DEBITO_SUSPENSO', declared.aside)] : []),
      ...(reproduction.icmsDiffers ? [monthAlert('ICMS_NAO_REPRODUZ')] : []),
      ...(short > analysisParameters.underpaid ? [moneyAlert('RECOLHIMENTO_A_MENOR', short)] : []),
    ],
  };
}

/** Converts the scale to a JSON number. */
export function scaleNumber({ numerator, denominator }: Scale): number {
  return denominator === 0 ? 1 : new Exact(numerator).div(denominator).toDecimalPlaces(10).toNumber();
}
