import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { ResumeType } from './assessments.api.ts';

/** A stored figure: the computed value and the typed value that overrides it. */
export interface StoredFigure {
  typeValue: ResumeType;
  value: number;
  typed: number | null;
}

/** Figures computed from the records of an assessment, in reais; absent ones are stored. */
export type ComputedFigures = Partial<Record<Exclude<ResumeType, 'SALDO'>, number>>;

/** A figure with its computed value and the shown value, which is the typed one if there is one. */
export interface ResumeFigure {
  calculado: number;
  value: number;
}

/**
 * Computes the figures of a summary consistently with the records of the assessment (`assessmentBalances`) and with
 * each other: Saldo = Crédito − Restituído − Débito of the shown values. Typed values take precedence. Without a
 * computed CREDITO there is no such figure unless it was typed.
 */
export function resumeFigures(
  stored: readonly StoredFigure[],
  computed: ComputedFigures,
): Map<ResumeType, ResumeFigure> {
  const figures = new Map(
    stored
      .filter(({ typeValue, typed }) => typeValue !== 'CREDITO' || computed.CREDITO !== undefined || typed !== null)
      .map(({ typeValue, value, typed }): [ResumeType, ResumeFigure] => {
        const calculado = (typeValue === 'SALDO' ? undefined : computed[typeValue]) ?? value;
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
