import { type Competence, competenceOf, parseCompetence } from '@restitui/brazil/competence.ts';
import { reaisOf, roundedCents, sumOfReais } from '@restitui/brazil/money.ts';
import type { SelicMonth } from '../lookups/selic-series.ts';
import { correctBySelic, percentOfCents, type SelicCorrection } from './selic-correction.ts';

/** What somebody enters of a credit; the rest follows. Money in reais. */
export interface CreditEntry {
  anoCompetencia: number | null;
  mesCompetencia: number | null;
  creditOrigin: number;
  compensacao: number;
  comissao_porcentagem: number;
  /** `MM/AAAA` in which the credit is used; null is the month under way. */
  mesRestituicao: string | null;
}

/** Money in reais; `conta` says how it comes about, month by month. */
export interface CreditAccount {
  selic: number;
  corrigido: number;
  comissao: number;
  saldo: number;
  conta: Omit<SelicCorrection, 'correcao' | 'corrigido'>;
}

/** The month of the tax that the credit comes from; undefined until both year and month are entered. */
export function competenceOfCredit({
  anoCompetencia,
  mesCompetencia,
}: Pick<CreditEntry, 'anoCompetencia' | 'mesCompetencia'>): Competence | undefined {
  return anoCompetencia && mesCompetencia ? competenceOf(anoCompetencia, mesCompetencia) : undefined;
}

const uncorrected = (value: number): SelicCorrection => ({
  fatores: [],
  percentual: '0.00',
  correcao: 0,
  corrigido: value,
  ate: null,
  faltantes: [],
});

/**
 * Everything that follows from a credit, exact to the cent: the Selic, the corrected credit, what is left of it, and
 * the commission, which is owed on what was compensated and on nothing else. Screen and server both reckon with this.
 * @param month the month under way
 */
export function creditAccount(entry: CreditEntry, series: readonly SelicMonth[], month: Competence): CreditAccount {
  const from = competenceOfCredit(entry);
  const to = parseCompetence(entry.mesRestituicao ?? '') ?? month;
  const value = roundedCents(entry.creditOrigin);
  const { correcao, corrigido, ...conta } = from ? correctBySelic({ value, from, to }, series) : uncorrected(value);
  const used = roundedCents(entry.compensacao);
  return {
    selic: reaisOf(correcao),
    corrigido: reaisOf(corrigido),
    comissao: reaisOf(percentOfCents(used, String(entry.comissao_porcentagem))),
    saldo: reaisOf(corrigido - used),
    conta,
  };
}

/** Sums of a table of credits, in reais. */
export interface CreditTotals {
  creditOrigin: number;
  selic: number;
  corrigido: number;
  compensacao: number;
  saldo: number;
  comissao: number;
}

const summed = ['creditOrigin', 'selic', 'corrigido', 'compensacao', 'saldo', 'comissao'] as const;

/** The figures of all rows added up, cent by cent. */
export function creditTotals(rows: readonly CreditTotals[]): CreditTotals {
  const sum = (key: (typeof summed)[number]) => sumOfReais(rows.map((row) => row[key]));
  return {
    creditOrigin: sum('creditOrigin'),
    selic: sum('selic'),
    corrigido: sum('corrigido'),
    compensacao: sum('compensacao'),
    saldo: sum('saldo'),
    comissao: sum('comissao'),
  };
}
