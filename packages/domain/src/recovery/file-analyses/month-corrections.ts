import { formatPercent, sumOfReais } from '@restitui/brazil/money.ts';
import { darfCodeOf } from './darf-codes.ts';
import type { MonthAssessment } from './file-analyses.api.ts';
import { baseAfter, withGrossReturns } from './gross-returns.ts';

/** Names of the fields of M200 and M600. */
export const totalNames: Readonly<Record<string, string>> = {
  '02': 'Contribuição não cumulativa do período',
  '03 + 04': 'Créditos descontados, do período e anteriores',
  '05': 'Contribuição não cumulativa devida',
  '06 + 07': 'Retenções e outras deduções, não cumulativas',
  '08': 'Não cumulativa a recolher',
  '09': 'Contribuição cumulativa do período',
  '10 + 11': 'Retenções e outras deduções, cumulativas',
  '12': 'Cumulativa a recolher',
  '13': 'Total a recolher',
};

export const adjustmentNames: Readonly<Record<MonthAssessment['ajustes'][number]['efeito'], string>> = {
  BASE: 'ICMS já excluído da base por ajuste',
  CONTRIBUICAO: 'Contribuição já reduzida por ajuste',
  OUTROS_PERIODOS: 'ICMS de outros períodos, sem efeito neste mês',
};

type Contribution = MonthAssessment['faixas'][number]['contribuicao'];

/** Record of the rates, and of the totals, of a contribution. */
export const rateRecord: Readonly<Record<Contribution, string>> = { PIS: 'M210', COFINS: 'M610' };
export const totalRecord: Readonly<Record<Contribution, string>> = { PIS: 'M200', COFINS: 'M600' };

/** Names a rate: `PIS 1,65%, código 01`. */
export function rateName({ contribuicao, codigo, aliquota }: MonthAssessment['faixas'][number]): string {
  const isShort = Number.isInteger(Math.round(aliquota * 10_000) / 100);
  const rate = formatPercent(aliquota, isShort ? 2 : 4);
  return `${contribuicao} ${rate}${codigo && `, código ${codigo}`}`;
}

/** A change of block M or of the DCTF that a month needs. In reais. */
export interface MonthChange {
  onde: string;
  campo: string;
  de: number;
  para: number;
}

/**
 * Lists M210, M200 (and those of COFINS) and the debits of the DCTF from their amount to the new one (SP-124). The ICMS of
 * returns lowers their credits and not the debit, as in the records.
 */
export function monthChanges(
  assessment: MonthAssessment,
  { carriesReturns = false }: { carriesReturns?: boolean } = {},
): MonthChange[] {
  const { faixas, totais, devolucoes } = carriesReturns
    ? { ...assessment, devolucoes: [] }
    : withGrossReturns(assessment);
  const rates = faixas.flatMap((faixa) => [
    {
      ...{ onde: rateRecord[faixa.contribuicao], campo: `Base de ${rateName(faixa)}`, de: faixa.base },
      para: baseAfter(faixa),
    },
    {
      ...{ onde: rateRecord[faixa.contribuicao], campo: `Contribuição de ${rateName(faixa)}`, de: faixa.antes },
      para: faixa.depois,
    },
  ]);
  const totals = totais.map(({ contribuicao, campos, antes: de, depois: para }) => ({
    ...{ onde: totalRecord[contribuicao], campo: `${campos} ${totalNames[campos] ?? ''}`.trim(), de, para },
  }));
  return [...rates, ...devolucoes.flatMap(returnedChanges), ...totals, ...debitChanges(totais)].filter(
    ({ de, para }) => de !== para,
  );
}

/** Record of the bases of the credits of a contribution. */
const creditRecord: Readonly<Record<Contribution, string>> = { PIS: 'M105', COFINS: 'M505' };

type ReturnedCredit = NonNullable<MonthAssessment['devolucoes']>[number];

/** The credit of sales that came back (NAT_BC_CRED 12). */
function returnedChanges({ contribuicao, aliquota, base, icms, antes, depois }: ReturnedCredit): MonthChange[] {
  const name = `devoluções de vendas (natureza 12), ${contribuicao} ${formatPercent(aliquota, 2)}`;
  const onde = creditRecord[contribuicao];
  return [
    { onde, campo: `Base do crédito de ${name}`, de: base, para: sumOfReais([base, -icms]) },
    { onde, campo: `Crédito de ${name}`, de: antes, para: depois },
  ];
}

/** The debits of the DCTF or DCTFWeb: what is left to pay in each regime. */
export function debitChanges(totais: MonthAssessment['totais']): MonthChange[] {
  return totais.flatMap(({ contribuicao, campos, antes: de, depois: para }) => {
    const regime = campos === '08' ? 'NAO_CUMULATIVO' : campos === '12' ? 'CUMULATIVO' : undefined;
    if (!regime || de === para) return [];
    return [
      { onde: 'DCTF ou DCTFWeb', campo: `Débito ${darfCodeOf(contribuicao, regime)}, ${contribuicao}`, de, para },
    ];
  });
}
