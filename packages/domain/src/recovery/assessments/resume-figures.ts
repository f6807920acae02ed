import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { ResumeType } from './assessments.api.ts';

/** A stored figure: the computed value and the typed value that overrides it. */
export interface StoredFigure {
  typeValue: ResumeType;
  value: number;
  typed: number | null;
}

/** Totals of the credits of an assessment, in reais. */
export interface CreditFigures {
  corrigido: number;
  compensacao: number;
}

/** A figure with its computed value and the shown value, which is the typed one if there is one. */
export interface ResumeFigure {
  calculado: number;
  value: number;
}

/**
 * Computes the figures of a summary consistently with the credits and with each other: Crédito is the corrected
 * credit, Restituído the compensated amount, and Saldo = Crédito − Restituído − Débito of the shown values. Typed
 * values take precedence.
 * @param credits null while no credit has a tax month
 */
export function resumeFigures(
  stored: readonly StoredFigure[],
  credits: CreditFigures | null,
): Map<ResumeType, ResumeFigure> {
  const computed: Partial<Record<ResumeType, number>> = credits
    ? { CREDITO: credits.corrigido, VALOR_REST: credits.compensacao }
    : {};
  const figures = new Map(
    stored
      .filter(({ typeValue, typed }) => typeValue !== 'CREDITO' || credits !== null || typed !== null)
      .map(({ typeValue, value, typed }): [ResumeType, ResumeFigure] => {
        const calculado = computed[typeValue] ?? value;
        return [typeValue, { calculado, value: typed ?? calculado }];
      }),
  );

  const credit = figures.get('CREDITO') ?? figures.get('CREDITO_APURADO');
  const balance = stored.find(({ typeValue }) => typeValue === 'SALDO');
  if (!credit || !balance) return figures;
  const shown = (type: ResumeType) => roundedCents(figures.get(type)?.value ?? 0);
  const calculado = reaisOf(roundedCents(credit.value) - shown('VALOR_REST') - shown('DEBITO'));
  return figures.set('SALDO', { calculado, value: balance.typed ?? calculado });
}
