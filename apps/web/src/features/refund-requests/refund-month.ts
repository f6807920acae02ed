import { type Competence, parseCompetence } from '@restitui/brazil/competence.ts';
import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { correctBySelic, type SelicCorrection } from '@restitui/domain/credits/selic-correction.ts';
import type { SelicMonth } from '@restitui/domain/lookups/selic-series.ts';

/** What lies on one payment. */
export interface PaidPart {
  /** `AAAA-MM-DD`. */
  pago_em: string;
  /** Reais. */
  valor: number;
}

export interface CorrectedPart extends PaidPart {
  corrigido: number;
  conta: SelicCorrection;
}

/** What a part is worth when it comes back in a month, by the one rule of the correction. */
export function correctedPart<P extends PaidPart>(part: P, to: Competence, series: readonly SelicMonth[]) {
  const from = parseCompetence(`${part.pago_em.slice(5, 7)}/${part.pago_em.slice(0, 4)}`) as Competence;
  const conta = correctBySelic({ value: roundedCents(part.valor), from, to }, series);
  return { ...part, corrigido: reaisOf(conta.corrigido), conta };
}
