import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { AnalysisAlert } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { Pendency } from '@restitui/sped-engine/months/pendencies.ts';

const point = (codigo: string, texto: string) => ({ codigo, texto, valor: null, quantidade: null });

/** Points of general knowledge, not read in a public source, that the analyst must check (sped-engine, marks [G]). */
export const pointsToCheck: AnalysisAlert[] = [
  point(
    'CONFERIR_DARF',
    'A conferir: códigos de DARF usados para procurar o pagamento: PIS 8109 (cumulativo) e 6912 (não cumulativo), COFINS 2172 e 5856.',
  ),
  point(
    'CONFERIR_RETIFICACAO',
    'A conferir: em registros sem campo de desconto, como C381, C481, C491, C601, C810, D201 e D350, a retificadora reduz a própria base.',
  ),
  point(
    'CONFERIR_BLOQUEIO',
    'A conferir: com fiscalização iniciada ou débito em dívida ativa, a retificadora não tem efeito (IN RFB 1.252/2012, art. 11).',
  ),
  point(
    'CONFERIR_IRPJ_CSLL',
    'O principal recuperado é tributado por IRPJ e CSLL e a Selic não (STF, Tema 962). Estes tributos não são calculados aqui.',
  ),
];

const movedIn2020 = new Set<string>(['03/2020', '04/2020', '05/2020']);

/** Returns the mark of a month whose due date was moved, which counts for the limitation. */
export function dueDateToCheck(taxMonth: TaxMonth): Pendency[] {
  return movedIn2020.has(taxMonth)
    ? [point('CONFERIR_VENCIMENTO', 'A conferir: o vencimento deste mês foi adiado em 2020 e conta para a prescrição.')]
    : [];
}
