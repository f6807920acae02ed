import { type TaxMonth, taxMonthKey } from '@restitui/brazil/tax-month.ts';
import type { Alert, MonthOfNotes } from '../engine-types.ts';
import type { Declaration } from '../pgdas/declaration.ts';
import { analysisParameters } from './analysis-parameters.ts';
import { type ComputedMonth, computeMonth } from './compute-month.ts';
import { diagnoses } from './diagnose.ts';
import { type MonthAlertCode, monthAlert } from './month-alerts.ts';
import { type MonthSources, monthErrors } from './month-errors.ts';
import type { Reproduction, ReproductionFailure } from './reproduce.ts';

/** A month's diagnosis with its reasons; `computed` only where there was something to compute. */
export interface Outcome {
  diagnosis: string;
  alerts: Alert[];
  computed: ComputedMonth | undefined;
}

const failed = (alerts: Alert[]): Outcome => ({ diagnosis: diagnoses.error, alerts, computed: undefined });

const withoutOpportunity = (reason: MonthAlertCode): Outcome => ({
  diagnosis: diagnoses.noOpportunity,
  alerts: [monthAlert(reason)],
  computed: undefined,
});

/** Returns false from 01/2027 on, when PIS and COFINS have ended (LC 214/2025). */
export function isPisCofinsOwed(taxMonth: TaxMonth): boolean {
  return taxMonthKey(taxMonth) <= analysisParameters.lastOfPisCofins;
}

/** The outcome of a month without goods, with the reason. */
function outcomeWithoutGoods({ regime, revenue }: Declaration, notes: MonthOfNotes): Outcome {
  if (notes.unflooredTotal > 0) {
    return failed([monthAlert(regime === 'caixa' ? 'CAIXA_FORA_DE_FAIXA' : 'XML_MAIOR_QUE_DECLARADO')]);
  }
  return withoutOpportunity((revenue?.total ?? 0) > 0 ? 'SEM_MERCADORIA' : 'SEM_RECEITA');
}

/** Returns the errors, otherwise the computed month. `reproduced` is undefined without goods revenue. */
export function outcomeOf(
  sources: MonthSources,
  notes: MonthOfNotes,
  reproduced: Reproduction | ReproductionFailure | undefined,
): Outcome {
  const { declaration } = sources;
  if (!isPisCofinsOwed(declaration?.taxMonth ?? notes.competencia)) return withoutOpportunity('PIS_COFINS_EXTINTOS');
  const errors = monthErrors(sources, reproduced);
  if (errors.length > 0 || !declaration || typeof reproduced === 'string') return failed(errors);
  if (!reproduced) return outcomeWithoutGoods(declaration, notes);
  const computed = computeMonth(declaration, notes, reproduced);
  if ('error' in computed) return failed([computed.error]);
  return { diagnosis: computed.diagnosis, alerts: computed.alerts, computed };
}
