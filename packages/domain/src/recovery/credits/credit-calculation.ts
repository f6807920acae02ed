import { reaisOf, roundedCents, sumOfReais } from '@restitui/brazil/money.ts';
import { addMonths, parseTaxMonth, type TaxMonth, taxMonthOf, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '../../operations/lookups/selic-series.ts';
import { correctBySelic, percentOfCents, type SelicCorrection } from './selic-correction.ts';

/** Entered values of a credit, in reais; everything else is computed from them. */
export interface CreditEntry {
  anoCompetencia: number | null;
  mesCompetencia: number | null;
  /** Day of the payment that is refunded; null means the due date, in the month after the competência. */
  pagoEm: string | null;
  creditOrigin: number;
  compensacao: number;
  comissao_porcentagem: number;
  /** Month of use, `MM/AAAA`; null means the current month. */
  mesRestituicao: string | null;
}

/** Computed values in reais; `conta` lists the correction by month. */
export interface CreditCalculation {
  selic: number;
  corrigido: number;
  comissao: number;
  saldo: number;
  conta: Omit<SelicCorrection, 'correcao' | 'corrigido'>;
}

/** Returns the tax month that the credit comes from; undefined until year and month are entered. */
export function taxMonthOfCredit({
  anoCompetencia,
  mesCompetencia,
}: Pick<CreditEntry, 'anoCompetencia' | 'mesCompetencia'>): TaxMonth | undefined {
  return anoCompetencia && mesCompetencia ? taxMonthOf(anoCompetencia, mesCompetencia) : undefined;
}

/** Returns the month of the payment from which Selic runs; undefined until it or the tax month is entered. */
export function paymentMonthOf(credit: Pick<CreditEntry, 'anoCompetencia' | 'mesCompetencia' | 'pagoEm'>) {
  const taxMonth = taxMonthOfCredit(credit);
  if (credit.pagoEm !== null) return taxMonthOfDay(credit.pagoEm);
  return taxMonth && addMonths(taxMonth, 1);
}

const uncorrected = (value: number): SelicCorrection => ({
  fatores: [],
  percentual: '0.00',
  correcao: 0,
  corrigido: value,
  ate: null,
  faltantes: [],
});

/**
 * Computes the values of a credit, exact to the cent: the Selic correction from the month after the payment
 * (decision D-48), the corrected credit, its balance, and the commission, which is due on the compensated amount only.
 * Used by server and web.
 * @param month the current month
 */
export function calculateCredit(entry: CreditEntry, series: readonly SelicMonth[], month: TaxMonth): CreditCalculation {
  const from = paymentMonthOf(entry);
  const to = parseTaxMonth(entry.mesRestituicao ?? '') ?? month;
  const value = roundedCents(entry.creditOrigin);
  const { correcao, corrigido, ...conta } = from ? correctBySelic({ value, from, to }, series) : uncorrected(value);
  const used = roundedCents(entry.compensacao);
  return {
    selic: reaisOf(correcao),
    corrigido: reaisOf(corrigido),
    comissao: reaisOf(percentOfCents(used, String(entry.comissao_porcentagem))),
    saldo: reaisOf(corrigido - used),
    conta,
  };
}

/** Sums over a table of credits, in reais. */
export interface CreditTotals {
  creditOrigin: number;
  selic: number;
  corrigido: number;
  compensacao: number;
  saldo: number;
  comissao: number;
}

const summed = ['creditOrigin', 'selic', 'corrigido', 'compensacao', 'saldo', 'comissao'] as const;

/** Sums the values of all rows, exact to the cent. */
export function creditTotals(rows: readonly CreditTotals[]): CreditTotals {
  const sum = (key: (typeof summed)[number]) => sumOfReais(rows.map((row) => row[key]));
  return {
    creditOrigin: sum('creditOrigin'),
    selic: sum('selic'),
    corrigido: sum('corrigido'),
    compensacao: sum('compensacao'),
    saldo: sum('saldo'),
    comissao: sum('comissao'),
  };
}
