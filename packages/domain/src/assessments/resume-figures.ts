import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { ResumeType } from './assessments.api.ts';

/** A figure as it is kept: what the house put there, and what somebody typed over it. */
export interface KeptFigure {
  typeValue: ResumeType;
  value: number;
  typed: number | null;
}

/** What the credits of an apuração come to, in reais. */
export interface CreditFigures {
  corrigido: number;
  compensacao: number;
}

/** What a figure is by itself, and what is shown: the typed value where there is one. */
export interface ResumeFigure {
  calculado: number;
  value: number;
}

/**
 * The figures of a summary, so that they agree with the credits and with each other: Crédito is the corrected credit,
 * Restituído what was compensated, Saldo = Crédito − Restituído − Débito as they are shown. A typed value stays.
 * @param credits null while no credit has a competência
 */
export function resumeFigures(
  kept: readonly KeptFigure[],
  credits: CreditFigures | null,
): Map<ResumeType, ResumeFigure> {
  const computed: Partial<Record<ResumeType, number>> = credits
    ? { CREDITO: credits.corrigido, VALOR_REST: credits.compensacao }
    : {};
  const figures = new Map(
    kept
      .filter(({ typeValue, typed }) => typeValue !== 'CREDITO' || credits !== null || typed !== null)
      .map(({ typeValue, value, typed }): [ResumeType, ResumeFigure] => {
        const calculado = computed[typeValue] ?? value;
        return [typeValue, { calculado, value: typed ?? calculado }];
      }),
  );

  const credit = figures.get('CREDITO') ?? figures.get('CREDITO_APURADO');
  const balance = kept.find(({ typeValue }) => typeValue === 'SALDO');
  if (!credit || !balance) return figures;
  const shown = (type: ResumeType) => roundedCents(figures.get(type)?.value ?? 0);
  const calculado = reaisOf(roundedCents(credit.value) - shown('VALOR_REST') - shown('DEBITO'));
  return figures.set('SALDO', { calculado, value: balance.typed ?? calculado });
}
