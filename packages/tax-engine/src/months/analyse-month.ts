import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { crossChecks } from '../cross-checks/cross-checks.ts';
import { mirrorMonth } from '../rectification/mirror-month.ts';
import { Exact, ratio } from '../rules/decimal.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { AnalysisRow } from './analysis-row.ts';
import { scaleNumber } from './compute-month.ts';
import { declarationLines, declarationSummary } from './declaration-lines.ts';
import { declaredGoods } from './declared-goods.ts';
import { effectiveRates, printedTaxes } from './effective-rates.ts';
import { goodsRevenue } from './goods-activities.ts';
import { declarationErrors, type MonthSources } from './month-errors.ts';
import { monthIbsCbs } from './month-ibs-cbs.ts';
import { isPisCofinsOwed, outcomeOf } from './month-outcome.ts';
import { branchAlerts, paymentAlerts } from './month-remarks.ts';
import { monthStrength } from './month-strength.ts';
import { emptyNotes, groupsInReais, noteFigures } from './note-figures.ts';
import { paymentStatus } from './payment-status.ts';
import { monthReasons } from './reason-effects.ts';
import { refundSlices } from './refund-slices.ts';
import { reproduce } from './reproduce.ts';

export interface MonthInput extends MonthSources {
  taxMonth: TaxMonth;
  /** `AAAA-MM-DD`: the date on which the limitation period is assessed. */
  asOf: string;
  /** Default: the latest. */
  rules?: RuleSet;
}

/** Computes one row: the 28 fields of a month with its alerts and the supporting data. Money in reais. */
export function analyseMonth(input: MonthInput): AnalysisRow {
  const { taxMonth, declaration, asOf, rules } = input;
  const notes = input.notes ?? emptyNotes(taxMonth);
  const revenue = declaration ? goodsRevenue(declaration) : { sem: 0, com: 0, total: 0 };
  const isSound = declaration !== undefined && declarationErrors(declaration).length === 0;
  const canReproduce = isSound && revenue.total > 0 && isPisCofinsOwed(taxMonth);
  const reproduced = canReproduce ? reproduce(declaration, rules) : undefined;
  const reproduction = typeof reproduced === 'object' ? reproduced : undefined;
  const { diagnosis, alerts, computed } = outcomeOf(input, notes, reproduced);

  const paid = declaration && reproduction ? declaredGoods(declaration, reproduction) : printedTaxes(declaration);
  const refund = computed ? computed.refund.cofins + computed.refund.pis : 0;
  const standing = declaration && paymentStatus(declaration, refund, asOf, rules);
  const found = noteFigures(notes);
  const strength =
    declaration && computed && reproduction
      ? monthStrength({ declaration, notes, reproduction, refund }, asOf, rules)
      : undefined;
  const segregated = { st: computed?.stOnly ?? 0, mono: computed?.monofasico ?? 0 };

  return {
    competencia: taxMonth,
    rb_auferida: (declaration?.revenue?.total ?? 0) / 100,
    sem_subs_rb: revenue.sem / 100,
    com_subs_rb: revenue.com / 100,
    valor_retificado_st: segregated.st / 100,
    total_monofasicos: segregated.mono / 100,
    total: (segregated.st + segregated.mono) / 100,
    total_a_restituir: refund / 100,
    diagnostico: diagnosis,
    Receita_Bruta_XML: found.Receita_Bruta_XML,
    receita_st: found.receita_st,
    receita_monofasico: found.receita_monofasico,
    receita_st_e_monofasico: found.receita_st_e_monofasico,
    porcentagem_monofasicos: found.porcentagem_monofasicos,
    porcentagem_icms: found.porcentagem_icms,
    cofins_pago: paid.cofins / 100,
    pis_pago: paid.pis / 100,
    cofins_devido: (computed?.dues.cofins ?? 0) / 100,
    pis_devido: (computed?.dues.pis ?? 0) / 100,
    cofins_restituir: (computed?.refund.cofins ?? 0) / 100,
    pis_restituir: (computed?.refund.pis ?? 0) / 100,
    total_icms: (computed?.icmsOverpaid ?? 0) / 100,
    total_produtos_validos: found.total_produtos_validos,
    total_monofasicos_validos: found.total_monofasicos_validos,
    total_icms_st_validos: found.total_icms_st_validos,
    red_efetiva: ratio(100 * refund, declaration?.totals.declared?.total ?? 0, 2),
    ...effectiveRates(declaration, reproduction),
    alertas: [
      ...alerts,
      ...(declaration ? branchAlerts(declaration, notes) : []),
      ...(standing ? paymentAlerts(standing) : []),
      ...notes.alerts,
    ],
    cobertura: Math.min(1, ratio(new Exact(found.Receita_Bruta_XML).times(100), revenue.total, 4)),
    prescreve_em: standing?.limitationDate ?? null,
    declaracao: declaration ? declarationSummary(declaration, reproduction?.rbt12, rules) : null,
    pgdas: declaration ? declarationLines(declaration) : [],
    conferencias: declaration ? crossChecks(declaration, reproduction) : [],
    k: computed ? scaleNumber(computed.scale) : 1,
    mDeclarado: (computed?.declared.monofasica ?? 0) / 100,
    gruposPorAnexo: groupsInReais(notes.groups),
    fatias: standing ? refundSlices(standing, asOf) : [],
    fora_da_soma: {
      prescrito: (standing?.leftOut.timeBarred ?? 0) / 100,
      nao_pago: (standing?.leftOut.unpaid ?? 0) / 100,
      acima_do_pago: (standing?.leftOut.overPaid ?? 0) / 100,
    },
    espelho:
      declaration && computed && reproduction ? mirrorMonth(declaration, notes, { computed, reproduction }) : null,
    forca: strength?.forca ?? null,
    forca_na_soma: strength?.forca_na_soma ?? null,
    motivos: computed && reproduction ? monthReasons(notes, computed.scale, reproduction) : [],
    ibs_cbs: monthIbsCbs(notes),
  };
}
