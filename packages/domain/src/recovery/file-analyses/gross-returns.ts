import { sumOfReais } from '@restitui/brazil/money.ts';
import type { MonthAssessment } from './month-detail.ts';

type Rate = MonthAssessment['faixas'][number];
type ReturnedCredit = NonNullable<MonthAssessment['devolucoes']>[number];
type Amounts = Required<Pick<MonthAssessment, 'faixas' | 'totais' | 'devolucoes'>>;

/** COD_CONT of the regime in which returns are credits. */
const nonCumulative: ReadonlySet<string> = new Set(['01', '02', '03', '04']);
/** Fields of M200 and M600 that hold the ICMS of returns: contribution and credits of the non-cumulative regime. */
const grossFields: ReadonlySet<string> = new Set(['02', '03 + 04']);

/** Computes the base that is left of a rate. */
export function baseAfter({ base, mono, st, icms }: Rate): number {
  return sumOfReais([base, -mono, -st, -icms]);
}

/**
 * Moves the ICMS of returns from the debit, whose exclusion is net of it (SP-058), to the credits, where the records have
 * it: the contribution of M210, and fields 02 and 03 + 04 of M200, fall by the same amount, so that what is due stays.
 * Of returns that wait for a later month, only what the sales of this one absorb. A contribution whose debit or credits
 * cannot hold it stays net, without credits of returns.
 */
export function withGrossReturns({ faixas, totais, devolucoes = [] }: MonthAssessment): Amounts {
  const ofCredits = devolucoes.filter((credit) => credit.base > 0 || faixas.some((rate) => isOf(rate, credit)));
  const byContribution = Map.groupBy(ofCredits, ({ contribuicao }) => contribuicao);
  let amounts: Amounts = { faixas, totais, devolucoes: [] };
  for (const returns of byContribution.values()) amounts = withGross(amounts, returns) ?? amounts;
  return amounts;
}

function withGross({ faixas, totais, devolucoes }: Amounts, returns: readonly ReturnedCredit[]): Amounts | undefined {
  const found = new Map(returns.map((credit) => [faixas.find((rate) => isOf(rate, credit)), credit]));
  if (found.has(undefined) || found.size < returns.length) return undefined;
  const rates = faixas.map((rate) => {
    const credit = found.get(rate);
    if (!credit) return rate;
    return {
      ...rate,
      icms: sumOfReais([rate.icms, takenOf(credit)]),
      depois: sumOfReais([rate.depois, -fallOf(credit)]),
    };
  });
  const fall = sumOfReais(returns.map(fallOf));
  const isGross = ({ contribuicao, campos }: Amounts['totais'][number]) =>
    contribuicao === returns[0]?.contribuicao && grossFields.has(campos);
  if (totais.filter(isGross).length < grossFields.size) return undefined;
  const totals = totais.map((total) =>
    isGross(total) ? { ...total, depois: sumOfReais([total.depois, -fall]) } : total,
  );
  const isBelowZero =
    rates.some((rate) => baseAfter(rate) < 0 || rate.depois < 0) ||
    totals.filter(isGross).some((one) => one.depois < 0);
  return isBelowZero ? undefined : { faixas: rates, totais: totals, devolucoes: [...devolucoes, ...returns] };
}

function isOf({ contribuicao, aliquota, codigo }: Rate, credit: ReturnedCredit): boolean {
  return contribuicao === credit.contribuicao && aliquota === credit.aliquota && nonCumulative.has(codigo);
}

/** ICMS of returns that lowers the exclusion of the month; in older results all of the month's own. */
function takenOf({ icms, abatido = icms, de_antes = 0 }: ReturnedCredit): number {
  return sumOfReais([abatido, de_antes]);
}

function fallOf({ antes, depois, reducao_anterior = 0 }: ReturnedCredit): number {
  return sumOfReais([antes, -depois, reducao_anterior]);
}
