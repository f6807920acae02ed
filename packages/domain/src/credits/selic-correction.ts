import { addMonths, type Competence, compareCompetences, parseCompetence } from '@restitui/brazil/competence.ts';
import type { SelicMonth } from '../lookups/selic-series.ts';

/** One factor of the account, in percent with a decimal point as the series has it. */
export interface SelicFactor {
  competencia: Competence;
  percentual: string;
  /** The 1% of the month of use, which is no rate of the series. */
  isOfUse: boolean;
}

export interface SelicCorrection {
  fatores: SelicFactor[];
  /** The sum of the factors, exact. */
  percentual: string;
  /** Cents. */
  correcao: number;
  corrigido: number;
  /** The last month that counted; null when none did. */
  ate: Competence | null;
  /** Closed months that the series lacks: nothing after the first of them counts, the 1% neither (SELIC_FALTANTE). */
  faltantes: Competence[];
}

interface Corrected {
  /** Cents. */
  value: number;
  /** The month of the payment that comes back. */
  from: Competence;
  /** The month in which it is used or asked for. */
  to: Competence;
}

const decimals = 8;
const whole = 100n * 10n ** BigInt(decimals);
const onePercent = '1.00';

/** `1.09` as a whole number of 10⁻⁸ percent: sums of it are exact. */
function scaled(percent: string): bigint {
  const [units = '', fraction = ''] = percent.split('.');
  return BigInt(units + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

function percentText(sum: bigint): string {
  const text = String(sum).padStart(decimals + 1, '0');
  const fraction = text.slice(-decimals).replace(/0+$/, '');
  return `${text.slice(0, -decimals)}.${fraction.padEnd(2, '0')}`;
}

/** Whole numbers, half up. */
function divided(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

/** Cents × percent, half up to the cent. */
export function percentOfCents(cents: number, percent: string): number {
  return divided(BigInt(cents) * scaled(percent), whole);
}

function closedMonths(from: Competence, to: Competence): Competence[] {
  const months: Competence[] = [];
  for (let month = addMonths(from, 1); compareCompetences(month, to) < 0; month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}

/**
 * What a payment is worth when it comes back: the Selic of the months after it up to the month before its use, added up
 * and not compounded, plus 1% for the month of use (LC 123 art. 21 § 6º; Lei 9.250 art. 39 § 4º). A closed month that
 * the series lacks is never estimated: the account ends before it.
 */
export function correctBySelic({ value, from, to }: Corrected, series: readonly SelicMonth[]): SelicCorrection {
  const rates = new Map(series.map(({ data, valor }) => [parseCompetence(data.slice(3)), valor]));
  const months = closedMonths(from, to);
  const firstMissing = months.findIndex((month) => !rates.has(month));
  const counted = firstMissing === -1 ? months : months.slice(0, firstMissing);
  const fatores = counted.map(
    (competencia): SelicFactor => ({ competencia, percentual: rates.get(competencia) ?? '0.00', isOfUse: false }),
  );
  if (firstMissing === -1 && compareCompetences(from, to) < 0) {
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
