import { formatPercent, sumOfReais } from '@restitui/brazil/money.ts';
import { darfCodeOf } from './darf-codes.ts';
import { baseAfter, withGrossReturns } from './gross-returns.ts';
import type { MonthAssessment } from './month-detail.ts';

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

/** Names a rate in percent with the decimals that it has, 2 or 4: `PIS 1,65%`, `PIS 0,6525%`. */
export function percentName({ contribuicao, aliquota }: { contribuicao: Contribution; aliquota: number }): string {
  const isShort = Number.isInteger(Math.round(aliquota * 10_000) / 100);
  return `${contribuicao} ${formatPercent(aliquota, isShort ? 2 : 4)}`;
}

/** Names a rate with its code: `PIS 1,65%, código 01`. */
export function rateName(faixa: MonthAssessment['faixas'][number]): string {
  return `${percentName(faixa)}${faixa.codigo && `, código ${faixa.codigo}`}`;
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
  // An older result does not tell which part of carried returns its month absorbs.
  const isUnknown = carriesReturns && assessment.devolucoes?.some(({ abatido }) => abatido === undefined);
  const { faixas, totais, devolucoes } = isUnknown ? { ...assessment, devolucoes: [] } : withGrossReturns(assessment);
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
  return [
    ...rates,
    ...devolucoes.flatMap(returnedChanges),
    ...(assessment.devolucoes ?? []).map(carriedChange),
    ...(assessment.receitas ?? []).map(untaxedChange),
    ...totals,
    ...debitChanges(totais),
  ].filter(({ de, para }) => de !== para);
}

/** Record of the bases of the credits of a contribution. */
const creditRecord: Readonly<Record<Contribution, string>> = { PIS: 'M105', COFINS: 'M505' };

type ReturnedCredit = NonNullable<MonthAssessment['devolucoes']>[number];

/** Record of the adjustments of the credits of a contribution. */
const creditAdjustmentRecord: Readonly<Record<Contribution, string>> = { PIS: 'M110', COFINS: 'M510' };

/** The credit of sales that came back (NAT_BC_CRED 12), and of those of earlier months that waited for sales. */
function returnedChanges(credit: ReturnedCredit): MonthChange[] {
  const { contribuicao, base, icms, antes, depois, abatido = icms, reducao_anterior = 0 } = credit;
  const rate = percentName(credit);
  const name = `devoluções de vendas (natureza 12), ${rate}`;
  const onde = creditRecord[contribuicao];
  return [
    { onde, campo: `Base do crédito de ${name}`, de: base, para: sumOfReais([base, -abatido]) },
    { onde, campo: `Crédito de ${name}`, de: antes, para: depois },
    {
      ...{ onde: creditAdjustmentRecord[contribuicao], de: 0, para: reducao_anterior },
      campo: `Redução do crédito por devoluções de meses anteriores, ${rate}`,
    },
  ];
}

/** The ICMS that waits for the sales of a later month, in both regimes. */
function carriedChange(credit: ReturnedCredit): MonthChange {
  const campo = `ICMS de devoluções que passa das vendas do mês, ${percentName(credit)}`;
  return { onde: 'Mês seguinte', campo, de: 0, para: credit.a_transportar ?? 0 };
}

/** Record of the revenue without contribution. */
export const untaxedRecord: Readonly<Record<Contribution, string>> = { PIS: 'M400', COFINS: 'M800' };

/** Record that divides this revenue by its nature; the company fills it in. */
const natureRecord: Readonly<Record<Contribution, string>> = { PIS: 'M410', COFINS: 'M810' };

type UntaxedRevenue = NonNullable<MonthAssessment['receitas']>[number];

/** Names revenue without contribution: `CST 04, detalhada no M410 pela natureza (tabela 4.3.10)`. */
export function untaxedName({ contribuicao, cst }: Pick<UntaxedRevenue, 'contribuicao' | 'cst'>): string {
  const table = cst === '04' ? ' (tabela 4.3.10)' : '';
  return `Receita de CST ${cst}, detalhada no ${natureRecord[contribuicao]} pela natureza${table}`;
}

function untaxedChange(receita: UntaxedRevenue): MonthChange {
  const { contribuicao, antes: de, depois: para } = receita;
  return { onde: untaxedRecord[contribuicao], campo: untaxedName(receita), de, para };
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
