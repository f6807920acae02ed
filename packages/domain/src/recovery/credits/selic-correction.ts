import { type Cents, integerCents } from '@restitui/brazil/money.ts';
import { addMonths, compareTaxMonths, parseTaxMonth, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '../../operations/lookups/selic-series.ts';

/** One factor of the correction, in percent with a decimal point like the series. */
export interface SelicFactor {
  competencia: TaxMonth;
  percentual: string;
  /** Marks the 1% of the month of use, which is not a rate of the series. */
  isOfUse: boolean;
}

export interface SelicCorrection {
  fatores: SelicFactor[];
  /** The exact sum of the factors. */
  percentual: string;
  /** In cents. */
  correcao: number;
  corrigido: number;
  /** The last month applied; null when there is none. */
  ate: TaxMonth | null;
  /**
   * Closed months missing from the series. Nothing after the first of them is applied, including the 1%
   * (SELIC_FALTANTE).
   */
  faltantes: TaxMonth[];
}

interface Corrected {
  /** In cents. */
  value: number;
  /** Month of the payment to be refunded. */
  from: TaxMonth;
  /** Month in which the credit is used or requested. */
  to: TaxMonth;
}

const decimals = 8;
const whole = 100n * 10n ** BigInt(decimals);
const onePercent = '1.00';

/** Converts `1.09` to an integer in 10⁻⁸ percent, so that sums are exact. */
function scaled(percent: string): bigint {
  const [units = '', fraction = ''] = percent.split('.');
  return BigInt(units + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

function percentText(sum: bigint): string {
  const text = String(sum).padStart(decimals + 1, '0');
  const fraction = text.slice(-decimals).replace(/(?<!0)0+$/, '');
  return `${text.slice(0, -decimals)}.${fraction.padEnd(2, '0')}`;
}

/** Divides integers, rounding half up. */
function divided(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/** Multiplies cents by a percentage, rounding half up to the cent. */
export function percentOfCents(cents: Cents, percent: string): Cents {
  return integerCents(divided(BigInt(cents) * scaled(percent), whole));
}

function closedMonths(from: TaxMonth, to: TaxMonth): TaxMonth[] {
  const months: TaxMonth[] = [];
  for (let month = addMonths(from, 1); compareTaxMonths(month, to) < 0; month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}

/**
 * Computes the correction of a refunded payment: the simple sum of the Selic rates of the months after the payment
 * up to the month before its use, plus 1% for the month of use (LC 123 art. 21 § 6º; Lei 9.250 art. 39 § 4º). A
 * closed month missing from the series is not estimated: the correction ends before it.
 */
export function correctBySelic({ value, from, to }: Corrected, series: readonly SelicMonth[]): SelicCorrection {
  const rates = new Map(series.map(({ data, valor }) => [parseTaxMonth(data.slice(3)), valor]));
  const months = closedMonths(from, to);
  const firstMissing = months.findIndex((month) => !rates.has(month));
  const counted = firstMissing === -1 ? months : months.slice(0, firstMissing);
  const fatores = counted.map(
    (competencia): SelicFactor => ({ competencia, percentual: rates.get(competencia) ?? '0.00', isOfUse: false }),
  );
  if (firstMissing === -1 && compareTaxMonths(from, to) < 0) {
    fatores.push({ competencia: to, percentual: onePercent, isOfUse: true });
  }

  const percentual = percentText(fatores.reduce((sum, factor) => sum + scaled(factor.percentual), 0n));
  const corrigido = divided(BigInt(value) * (whole + scaled(percentual)), whole);
  return {
    fatores,
    percentual,
    corrigido,
    correcao: corrigido - value,
    ate: fatores.at(-1)?.competencia ?? null,
    faltantes: months.filter((month) => !rates.has(month)),
  };
}
