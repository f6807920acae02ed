import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { z } from 'zod';
import type { NewBoleto } from './boleto-form.ts';

const percent = z.number('Informe uma porcentagem.').min(0, 'Informe de 0 a 100%.').max(100, 'Informe de 0 a 100%.');

/** Fine in percent of the value and interest in percent a month, up to which a boleto is issued without a warning. */
export const lateLimits = z.object({ multaMaxima: percent, jurosMaximos: percent });
export type LateLimits = z.infer<typeof lateLimits>;

/**
 * Limits of a tenant that has set nothing: a fine of 2% (Lei 8.078/1990, art. 52, § 1º) and interest of 1% a month
 * (CTN, art. 161, § 1º).
 */
export const defaultLateLimits: LateLimits = { multaMaxima: 2, jurosMaximos: 1 };

/**
 * Above these the user is asked, unless the tenant's own limit is higher: a fine of 10% and twice the legal interest
 * (Decreto 22.626/1933, arts. 9º and 1º). Nothing is refused.
 */
const greatest: LateLimits = { multaMaxima: 10, jurosMaximos: 2 };

const laws = { multaMaxima: 'Lei 8.078/1990, art. 52, § 1º', jurosMaximos: 'CTN, art. 161, § 1º' } as const;

type LateTerms = Pick<NewBoleto, 'valorNominal' | 'codigoMulta' | 'taxaMulta' | 'codigoMora' | 'taxaMora'>;

export interface LateWarning {
  path: 'taxaMulta' | 'taxaMora';
  message: string;
  /** Asks before the boleto is issued. */
  isGrave: boolean;
}

const daysOfMonth = 30;

/** Returns a warning for a fine and for interest above the limits of the tenant. */
export function lateWarnings(
  { valorNominal, codigoMulta, taxaMulta, codigoMora, taxaMora }: LateTerms,
  limits: LateLimits,
): LateWarning[] {
  const percentOfValue = (amount: number) => (valorNominal > 0 ? (amount / valorNominal) * 100 : 0);
  const fine = { NAOTEMMULTA: 0, PERCENTUAL: taxaMulta, VALORFIXO: percentOfValue(taxaMulta) }[codigoMulta];
  const interest = { ISENTO: 0, TAXAMENSAL: taxaMora, VALORDIA: percentOfValue(taxaMora * daysOfMonth) }[codigoMora];
  const fineText = codigoMulta === 'PERCENTUAL' ? formatPercent(taxaMulta) : formatBRL(taxaMulta);
  const interestText =
    codigoMora === 'TAXAMENSAL' ? `${formatPercent(taxaMora)} ao mês` : `${formatBRL(taxaMora)} por dia`;
  return [
    ...warningOf(
      { path: 'taxaMulta', limit: 'multaMaxima', of: 'do valor' },
      fine,
      `A multa de ${fineText} passa`,
      limits,
    ),
    ...warningOf(
      { path: 'taxaMora', limit: 'jurosMaximos', of: 'ao mês' },
      interest,
      `Os juros de ${interestText} passam`,
      limits,
    ),
  ];
}

interface LimitedRate {
  path: LateWarning['path'];
  limit: keyof LateLimits;
  of: string;
}

function warningOf({ path, limit, of }: LimitedRate, rate: number, subject: string, limits: LateLimits): LateWarning[] {
  if (rate <= limits[limit]) return [];
  const isGrave = rate > Math.max(limits[limit], greatest[limit]);
  return [{ path, message: `${subject} de ${limitText(limits, limit, of)}.`, isGrave }];
}

/** Returns '2% do valor (Lei 8.078/1990, art. 52, § 1º)', or '5% do valor, o limite da empresa' for another limit. */
function limitText(limits: LateLimits, limit: keyof LateLimits, of: string): string {
  const source =
    limits[limit] === defaultLateLimits[limit]
      ? ` (${laws[limit]})`
      : `, o limite da empresa (${laws[limit]}: ${plain(defaultLateLimits[limit])})`;
  return `${plain(limits[limit])} ${of}${source}`;
}

const plain = (limit: number) => `${limit.toLocaleString('pt-BR')}%`;
