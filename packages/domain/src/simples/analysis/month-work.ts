import { counted } from '@restitui/brazil/counted.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatPercent } from '@restitui/brazil/money.ts';
import type { RectificationMonth } from '../rectifications/rectifications.api.ts';
import { diagnosisTexts } from './diagnosis.ts';
import { isDeclared, isUnpaid, monthState, unpaidLabel } from './month-state.ts';
import type { AnalysisRow } from './simples-analysis.api.ts';

/** Work that a month needs before its refund can be requested, in the order in which it is done. */
export type MonthStep = 'pgdas' | 'erro' | 'revisar' | 'cobertura' | 'espelho' | 'conferir' | 'reconferir';

/** A month with what other calls know about it. */
export interface MonthFacts {
  row: AnalysisRow;
  /** Items that need a decision; undefined while unknown. */
  itensARevisar: number | undefined;
  /** The coverage is low and not confirmed; undefined while unknown. */
  coberturaAConfirmar: boolean | undefined;
  /** The rectifying declaration; undefined while unknown. */
  retificacao: Pick<RectificationMonth, 'espelho' | 'retificar' | 'conferido'> | undefined;
}

export interface MonthWork extends MonthFacts {
  /** Steps that are left; undefined while unknown. */
  falta: MonthStep[] | undefined;
}

/** Returns what is left to do in a month on a day (`AAAA-MM-DD`): nothing once the claim has expired or has no payment. */
export function monthSteps(facts: MonthFacts, today: string): MonthStep[] | undefined {
  const { row, itensARevisar, coberturaAConfirmar, retificacao } = facts;
  if (!isDeclared(row)) return ['pgdas'];
  if (monthState(row, today) === 'Prescrito' || isUnpaid(row)) return [];
  if (itensARevisar === undefined || coberturaAConfirmar === undefined || !retificacao) return undefined;
  const { espelho, retificar, conferido } = retificacao;
  const isWrong = espelho?.conferencia.some(({ confere }) => !confere) ?? false;
  const steps: [MonthStep, boolean][] = [
    // A month without notes is an error as well: confirming its coverage is all that can be done.
    ['erro', row.diagnostico === diagnosisTexts.erro && row.Receita_Bruta_XML > 0],
    ['revisar', itensARevisar > 0],
    ['cobertura', coberturaAConfirmar],
    ['espelho', retificar && isWrong],
    ['conferir', retificar && conferido === null],
    ['reconferir', retificar && conferido?.mudou === true],
  ];
  return steps.filter(([, isLeft]) => isLeft).map(([step]) => step);
}

const texts: Record<MonthStep, (facts: MonthFacts) => string> = {
  pgdas: () => 'falta PGDAS',
  erro: () => 'não foi calculado',
  revisar: ({ itensARevisar = 0 }) => `${counted(itensARevisar, 'item', 'itens')} a revisar`,
  cobertura: ({ row }) => `cobertura ${formatPercent(row.cobertura * 100, 1)}`,
  espelho: () => 'espelho não bate',
  conferir: () => 'conferir',
  reconferir: () => 'espelho mudou, conferir de novo',
};

/** Says in one short sentence what is missing in a month, or why nothing is; '—' while unknown. */
export function describeWork(work: MonthWork, today: string): string {
  const { falta, row, retificacao } = work;
  if (!falta) return '—';
  // Checking the mirror comes after everything else and is not mentioned before.
  const named = falta.length > 1 ? falta.filter((step) => step !== 'conferir') : falta;
  if (named.length > 0) return joinFacts(...named.map((step) => texts[step](work)));
  if (isUnpaid(row)) return unpaidLabel;
  if (monthState(row, today) === 'Prescrito') return 'prescrito';
  return retificacao?.retificar ? 'conferido' : 'nada a retificar';
}

/** Returns whether something is left; unknown counts as nothing. */
export function isPending({ falta }: Pick<MonthWork, 'falta'>): boolean {
  return falta !== undefined && falta.length > 0;
}

/** Steps that wait for files of the client. */
const waiting: ReadonlySet<MonthStep> = new Set(['pgdas', 'erro']);

/**
 * Returns the next month with something left: the first that can be worked on, else the first that waits for files.
 * @param months in chronological order
 */
export function nextPending<M extends Pick<MonthWork, 'falta'>>(months: readonly M[]): M | undefined {
  const pending = months.filter(isPending);
  return pending.find(({ falta = [] }) => falta.some((step) => !waiting.has(step))) ?? pending[0];
}

/** Summarises some months, such as a year: how many are left, else how many were checked. */
export function describeMonths(months: readonly MonthWork[]): string {
  if (months.some(({ falta }) => falta === undefined)) return '—';
  const pending = months.filter(isPending).length;
  if (pending > 0) return counted(pending, 'pendente', 'pendentes');
  const checked = months.filter(({ retificacao, falta }) => retificacao?.retificar && falta?.length === 0).length;
  return checked > 0 ? counted(checked, 'conferido', 'conferidos') : 'nada a fazer';
}
