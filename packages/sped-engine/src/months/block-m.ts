import type { AssessedRate, Assessment } from '../contributions/assessment.ts';
import type { UntaxedRevenue } from '../contributions/month-facts.ts';
import { sumOf } from './judged-lines.ts';
import type { JudgedPart } from './judged-part.ts';
import type {
  AssessedAdjustment,
  AssessedBucket,
  MonthAssessment,
  ReturnsOfRate,
  UntaxedOfCst,
} from './month-assessment.ts';
import type { MonthSums, ReturnedCredit } from './month-sums.ts';
import type { Payment } from './payment.ts';
import { hasCredits } from './reductions.ts';
import { roundTax } from './round-tax.ts';
import type { TakenReturns } from './settle-rates.ts';
import type { SettledContribution } from './settlement.ts';

/** Lists block M of a month before and after: rates, totals, adjustments, returns and untaxed revenue. */
export function blockMOf(
  {
    assessment: { pis: ofPis, cofins: ofCofins },
    facts: { untaxed, incidence },
  }: Pick<JudgedPart, 'assessment' | 'facts'>,
  { returnedCredits, monoRevenue }: MonthSums,
  { pis, cofins, returns }: { pis: SettledContribution; cofins: SettledContribution; returns: readonly TakenReturns[] },
): Pick<MonthAssessment, 'faixas' | 'totais' | 'ajustes' | 'devolucoes' | 'receitas'> {
  return {
    faixas: [...pis.reduction.buckets, ...cofins.reduction.buckets],
    totais: [...totalsOf('PIS', pis.payment), ...totalsOf('COFINS', cofins.payment)],
    ajustes: [...adjustmentsOf('M2', ofPis), ...adjustmentsOf('M6', ofCofins)],
    devolucoes: [
      ...returnsOf('PIS', withCredits(returnedCredits.pis, pis.reduction.buckets, incidence), returns),
      ...returnsOf('COFINS', withCredits(returnedCredits.cofins, cofins.reduction.buckets, incidence), returns),
    ],
    receitas: [
      ...untaxedRevenue('PIS', untaxed.pis, monoRevenue),
      ...untaxedRevenue('COFINS', untaxed.cofins, monoRevenue),
    ],
  };
}

/** Credits of returns by rate, and the rates that have credits. */
interface CreditsOfReturns {
  byRate: ReadonlyMap<number, ReturnedCredit>;
  isOfCredits: (rate: number) => boolean;
}

function withCredits(
  byRate: CreditsOfReturns['byRate'],
  buckets: readonly AssessedBucket[],
  incidence: string,
): CreditsOfReturns {
  const isOfCredits = (rate: number) => {
    const codes = buckets.filter(({ aliquota }) => aliquota === rate).map(({ codigo }) => codigo);
    return codes.length === 0 ? hasCredits('', incidence) : codes.some((code) => hasCredits(code, incidence));
  };
  return { byRate, isOfCredits };
}

/** Lists the rates with returns of the month, or of earlier ones. */
function returnsOf(
  contribuicao: 'PIS' | 'COFINS',
  { byRate, isOfCredits }: CreditsOfReturns,
  returns: readonly TakenReturns[],
): ReturnsOfRate[] {
  const rateOf = (one: TakenReturns) => (contribuicao === 'PIS' ? one.pisRate : one.cofinsRate);
  return [...new Set([...byRate.keys(), ...returns.map(rateOf)])].map((aliquota) => {
    const ofRate = returns.filter((one) => rateOf(one) === aliquota);
    const abatido = sumOf(ofRate, ({ own }) => own);
    const de_antes = sumOf(ofRate, (one) => one.earlier);
    const taken = { contribuicao, aliquota, abatido, de_antes, a_transportar: sumOf(ofRate, ({ left }) => left) };
    if (!isOfCredits(aliquota)) return { ...taken, base: 0, icms: 0, antes: 0, depois: 0, reducao_anterior: 0 };
    const { base, icms } = byRate.get(aliquota) ?? { base: 0, icms: 0 };
    return {
      ...{ ...taken, base, icms },
      antes: roundTax(base, aliquota),
      depois: roundTax(Math.max(0, base - abatido), aliquota),
      reducao_anterior: roundTax(de_antes, aliquota),
    };
  });
}

/** CST of revenue that the blocks M400 and M800 hold: CST 05 stays in M210 and M610, at a rate of 0. */
const untaxedCst: ReadonlySet<string> = new Set(['04', '06', '07', '08', '09']);

function untaxedRevenue(
  contribuicao: 'PIS' | 'COFINS',
  declared: UntaxedRevenue,
  mono: ReadonlyMap<string, number>,
): UntaxedOfCst[] {
  return [...new Set([...declared.keys(), ...mono.keys()])]
    .filter((cst) => untaxedCst.has(cst))
    .toSorted()
    .map((cst) => {
      const antes = declared.get(cst) ?? 0;
      return { contribuicao, cst, antes, depois: antes + (mono.get(cst) ?? 0) };
    });
}

function totalsOf(contribuicao: 'PIS' | 'COFINS', { lines }: Payment): MonthAssessment['totais'] {
  return lines
    .filter(([, before, after]) => before !== 0 || after !== 0)
    .map(([campos, antes, depois]) => ({ contribuicao, campos, antes, depois }));
}

function adjustmentsOf(block: 'M2' | 'M6', { rates }: Assessment): AssessedAdjustment[] {
  const sum = (amount: (rate: AssessedRate) => number) => rates.reduce((total, rate) => total + amount(rate), 0);
  const found: AssessedAdjustment[] = [
    { registro: `${block}15`, efeito: 'BASE', valor: sum((rate) => rate.excludedBase) },
    { registro: `${block}15`, efeito: 'OUTROS_PERIODOS', valor: sum((rate) => rate.otherMonths) },
    { registro: `${block}20`, efeito: 'CONTRIBUICAO', valor: sum((rate) => rate.reduced) },
  ];
  return found.filter(({ valor }) => valor !== 0);
}
