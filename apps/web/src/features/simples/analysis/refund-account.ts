import { roundedCents } from '@restitui/brazil/money.ts';
import type { AnalysisMonth } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';

/** A product in the calculation: revenue × effective rate. */
export interface AccountPart {
  label: string;
  base: number;
  valor: number;
}

export interface TaxAccount {
  tributo: 'COFINS' | 'PIS';
  aliquota: number;
  pago: number;
  devido: number;
  restituir: number;
  /**
   * The products that make up the tax due; empty when one rate does not explain it (two annexes, a month split at the
   * sublimit).
   */
  partes: AccountPart[];
}

export interface RefundAccount {
  receitaMercadorias: number;
  monofasicos: number;
  baseDevida: number;
  tributos: TaxAccount[];
}

/** Multiplies cents by a percentage of 4 decimals with integers, rounding half up. */
function percentOf(reais: number, percent: number): number {
  return Math.round((roundedCents(reais) * Math.round(percent * 10_000)) / 1_000_000) / 100;
}

/**
 * The printed rate has 4 decimals of a percent: over a large base the product may differ from the engine's by this
 * amount.
 */
function tolerance(base: number): number {
  return roundedCents(base) * 0.000_000_5 + 1;
}

function taxAccount(
  tributo: TaxAccount['tributo'],
  bases: { label: string; base: number }[],
  figures: Omit<TaxAccount, 'tributo' | 'partes'>,
): TaxAccount {
  const partes = bases
    .filter(({ base }) => base > 0)
    .map(({ label, base }) => ({ label, base, valor: percentOf(base, figures.aliquota) }));
  const sum = partes.reduce((total, parte) => total + roundedCents(parte.valor), 0);
  const base = partes.reduce((total, parte) => total + parte.base, 0);
  const explained = figures.aliquota > 0 && Math.abs(sum - roundedCents(figures.devido)) <= tolerance(base);
  return { tributo, ...figures, partes: explained ? partes : [] };
}

/** Returns the refund calculation of a month: amount paid, amount due without the monofásico revenue, difference. */
export function refundAccount({ row }: Pick<AnalysisMonth, 'row'>): RefundAccount {
  const receitaMercadorias = (roundedCents(row.sem_subs_rb) + roundedCents(row.com_subs_rb)) / 100;
  const semSubstituicao = (roundedCents(receitaMercadorias) - roundedCents(row.total)) / 100;
  const bases = [
    { label: 'Sem substituição', base: semSubstituicao },
    { label: 'Só ICMS-ST', base: row.valor_retificado_st },
  ];

  return {
    receitaMercadorias,
    monofasicos: row.total_monofasicos,
    baseDevida: (roundedCents(receitaMercadorias) - roundedCents(row.total_monofasicos)) / 100,
    tributos: [
      taxAccount('COFINS', bases, {
        aliquota: row.aliq_efetiva_c,
        pago: row.cofins_pago,
        devido: row.cofins_devido,
        restituir: row.cofins_restituir,
      }),
      taxAccount('PIS', bases, {
        aliquota: row.aliq_efetiva_p,
        pago: row.pis_pago,
        devido: row.pis_devido,
        restituir: row.pis_restituir,
      }),
    ],
  };
}
