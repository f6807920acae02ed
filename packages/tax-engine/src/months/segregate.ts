import type { Annex, GroupCents, MonthOfNotes } from '../engine-types.ts';
import { Exact, roundCents } from '../rules/decimal.ts';
import { analysisParameters } from './analysis-parameters.ts';

/** Factor on the notes' revenue as an exact fraction, so that no product is rounded twice. */
export interface Scale {
  numerator: number;
  denominator: number;
}

export type ScaleVerdict =
  | { scale: Scale; alert: 'COBERTURA_BAIXA' | 'XML_AJUSTADO' | 'REGIME_CAIXA' | undefined }
  | { error: 'XML_MAIOR_QUE_DECLARADO' | 'CAIXA_FORA_DE_FAIXA' };

const whole: Scale = { numerator: 1, denominator: 1 };

/** Sums the four groups in both annexes, cents. */
export function notesTotal({ groups }: MonthOfNotes): number {
  return [groups.I, groups.II].reduce((sum, { none, st, mono, both }) => sum + none + st + mono + both, 0);
}

/**
 * Determines how the notes' revenue is scaled to the declared one. `declared` is the goods revenue in cents.
 * Competência: revenue without notes remains without substitution, and an excess up to 5 % is scaled down. Caixa: scaled
 * in both directions.
 */
export function scaleOf(notes: MonthOfNotes, declared: number, regime: 'competencia' | 'caixa'): ScaleVerdict {
  const found = notesTotal(notes);
  const fitted = { numerator: declared, denominator: found };
  if (regime === 'caixa') {
    const ratio = found > 0 ? new Exact(declared).div(found) : new Exact(0);
    const { least, most } = analysisParameters.cashRatio;
    if (ratio.lt(least) || ratio.gt(most)) return { error: 'CAIXA_FORA_DE_FAIXA' };
    return { scale: fitted, alert: 'REGIME_CAIXA' };
  }
  if (new Exact(notes.unflooredTotal).gt(new Exact(declared).times(analysisParameters.overDeclared))) {
    return { error: 'XML_MAIOR_QUE_DECLARADO' };
  }
  if (found > declared) return { scale: fitted, alert: 'XML_AJUSTADO' };
  const isLow = new Exact(found).lt(new Exact(declared).times(analysisParameters.lowCoverage));
  return { scale: whole, alert: isLow ? 'COBERTURA_BAIXA' : undefined };
}

/** Revenue of one annex as it should have been declared. Cents. */
export interface AnnexSegregation {
  sem: number;
  st: number;
  mono: number;
  both: number;
  /** Reduction because the groups exceeded the annex's base. */
  cut: number;
}

function scaled(cents: number, { numerator, denominator }: Scale): number {
  return denominator === 0 ? 0 : roundCents(new Exact(cents).times(numerator).div(denominator));
}

/** Scales the groups of one annex and limits them to its declared base; the rest of the base is `sem`. Cents. */
export function segregate(base: number, groups: GroupCents, scale: Scale): AnnexSegregation {
  const found = { st: scaled(groups.st, scale), mono: scaled(groups.mono, scale), both: scaled(groups.both, scale) };
  let over = Math.max(0, found.st + found.mono + found.both - base);
  const cut = over;
  for (const group of analysisParameters.cutOrder) {
    const taken = Math.min(over, found[group]);
    found[group] -= taken;
    over -= taken;
  }
  return { sem: Math.max(0, base - found.st - found.mono - found.both), ...found, cut };
}

export type Segregation = Record<Annex, AnnexSegregation>;
