import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL, reaisOf, roundedCents, sumOfReais } from '@restitui/brazil/money.ts';
import type { AnalysisChoice } from './analysis-choices.ts';
import { isSummable } from './analysis-totals.ts';
import type { AnalysisMonthRow } from './file-analyses.api.ts';

/** Fewest months over which a judicial credit is offset, by its amount in reais (Portaria Normativa MF 14/2024). */
const fewestMonths = [
  [500_000_000, 60],
  [400_000_000, 50],
  [300_000_000, 40],
  [200_000_000, 30],
  [100_000_000, 20],
  [10_000_000, 12],
] as const;

export interface MonthlyLimit {
  meses: number;
  /** Most that is offset in a month, in reais. */
  por_mes: number;
}

/**
 * Returns how much of a credit from a final judgement may be offset in a month (Lei 9.430/1996, art. 74-A, in Lei
 * 14.873/2024), or undefined below ten million reais, where there is no limit.
 * @param corrigido The credit with Selic on the day of the first compensation, in reais.
 */
export function monthlyLimit(corrigido: number): MonthlyLimit | undefined {
  const found = fewestMonths.find(([from]) => corrigido >= from);
  if (!found) return undefined;
  const [, meses] = found;
  return { meses, por_mes: reaisOf(Math.floor(roundedCents(corrigido) / meses)) };
}

/** The credit that rests on one action of the company. */
export interface JudicialCredit {
  /** Number of the action, the reason of the choices that name it. */
  processo: string;
  /** Positions of the action. */
  posicoes: string[];
  /** Sum of what counts and has not expired, in reais. */
  corrigido: number;
  limite: MonthlyLimit | undefined;
}

/** Sums the credit of each action of the company, over all its positions. */
export function judicialCredits(
  escolhas: readonly AnalysisChoice[],
  meses: readonly Pick<AnalysisMonthRow, 'celulas'>[],
): JudicialCredit[] {
  const actions = escolhas.flatMap(({ valor, motivo }) =>
    valor.tipo === 'acao' ? [{ processo: motivo.trim(), posicao: valor.posicao }] : [],
  );
  const cells = meses.flatMap(({ celulas }) => celulas).filter(isSummable);
  return [...Map.groupBy(actions, ({ processo }) => processo)].map(([processo, group]) => {
    const posicoes = group.map(({ posicao }) => posicao);
    const own = cells.filter(({ tese }) => posicoes.includes(tese));
    const corrigido = sumOfReais(own.map((cell) => cell.corrigido));
    return { processo, posicoes, corrigido, limite: monthlyLimit(corrigido) };
  });
}

/** Returns the sentence of a limit, for screen and paper. */
export function limitText({ meses, por_mes }: MonthlyLimit): string {
  return `Compensação limitada a ${formatBRL(por_mes)} por mês, em pelo menos ${counted(meses, 'mês', 'meses')} (Lei 9.430/1996, art. 74-A; Portaria Normativa MF 14/2024).`;
}
